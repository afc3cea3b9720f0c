import { createEffect, createResource, Show } from 'solid-js'
import { seatOf } from '../../shared/engine/ids.ts'
import { registry } from '../../shared/registry.ts'
import { createWords, language, t } from '../kit/language.ts'
import { Emblem } from '../kit/pieces/Emblem.tsx'
import { glanceAt } from '../net/http.ts'
import { nameAt } from '../../shared/protocol/names.ts'
import type { KeyTexts } from '../texts/keys.es.ts'
import { SiteBar } from '../kit/SiteBar.tsx'
import './KeyChoice.css'

/** A seat that a key opens. */
const SeatButton = (props: { seat: number; label: string; main: boolean; onClick(): void }) => (
  <button type="button" classList={{ main: props.main }} onClick={() => props.onClick()}>
    <Emblem seat={seatOf(props.seat)} />
    {props.label}
  </button>
)

/**
 * A link brings the key of a seat, and this browser holds another one: asks which of the two it is to keep. Where only
 * one of them opens a seat there is nothing to ask.
 */
export default function KeyChoice(props: {
  table: string
  kept: string
  carried: string
  choose(token: string): void
}) {
  const words = createWords<KeyTexts>({
    es: async () => (await import('../texts/keys.es.ts')).keys,
    en: async () => (await import('../texts/keys.en.ts')).keys,
  })
  const [glances] = createResource(() =>
    Promise.all([glanceAt(props.table, props.kept), glanceAt(props.table, props.carried)]),
  )
  const seats = () => {
    const [own, other] = glances() ?? [null, null]
    return own && other && own.you !== null && other.you !== null
      ? { own: own.you, other: other.you, glance: own }
      : null
  }
  createEffect(() => {
    if (glances.state !== 'ready' || seats() !== null) return
    const [own, other] = glances()
    // Of a private table, who shows a key without a seat hears nothing; else nothing means that nobody answered.
    const ownOpens = own === null ? other?.visibility !== 'private' : own.you !== null
    const otherOpens = other !== null && other.you !== null
    props.choose(otherOpens && !ownOpens ? props.carried : props.kept)
  })
  return (
    <Show
      when={seats()}
      fallback={
        <main class="loading">
          <p role="status">{t().link.loading}</p>
        </main>
      }
    >
      {(both) => {
        const nameOf = (seat: number): string => nameAt(both().glance, seatOf(seat), language())
        return (
          <Show when={words()}>
            {(loaded) => (
              <>
                <SiteBar title={registry[both().glance.game]?.meta.name[language()] ?? 'Almena'} />
                <main class="page prose key-choice">
                  <h1>{loaded().title}</h1>
                  <p>{loaded().text(nameOf(both().other), nameOf(both().own))}</p>
                  <p class="keys">
                    <SeatButton
                      seat={both().own}
                      label={loaded().keep(nameOf(both().own))}
                      main={true}
                      onClick={() => props.choose(props.kept)}
                    />
                    <SeatButton
                      seat={both().other}
                      label={loaded().change(nameOf(both().other))}
                      main={false}
                      onClick={() => props.choose(props.carried)}
                    />
                  </p>
                  <p>{loaded().warning(nameOf(both().own))}</p>
                </main>
              </>
            )}
          </Show>
        )
      }}
    </Show>
  )
}
