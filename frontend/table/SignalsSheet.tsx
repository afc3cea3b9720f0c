import { createSignal, onMount, Show } from 'solid-js'
import type { Nudge } from '../../shared/protocol/nudge.ts'
import { createWords, language, t } from '../kit/language.ts'
import { subscribe, type Subscribed } from '../net/push.ts'
import { hasSound, knockTwice, setSound } from '../kit/sound.ts'
import type { SignalsTexts } from '../texts/signals.es.ts'
import { keepNudge, keptNudge } from './nudging.ts'

interface Sheet {
  /** Tells the table; false where it refused. */
  save(nudge: Nudge): Promise<boolean>
  onClose(): void
}

/** How one wants to be told that it is one's turn. */
export const SignalsSheet = (props: Sheet) => {
  const words = createWords<SignalsTexts>({
    es: async () => (await import('../texts/signals.es.ts')).signals,
    en: async () => (await import('../texts/signals.en.ts')).signals,
  })
  return <Show when={words()}>{(loaded) => <Signals {...props} words={loaded()} />}</Show>
}

const Signals = (props: Sheet & { words: SignalsTexts }) => {
  let dialog: HTMLDialogElement | undefined
  onMount(() => dialog?.showModal())
  const [sound, showSound] = createSignal(hasSound())
  const [nudge, setNudge] = createSignal<Nudge>(
    keptNudge() ?? { push: null, webhook: null, language: language() },
  )
  const [webhook, setWebhook] = createSignal(nudge().webhook ?? '')
  const [said, say] = createSignal('')
  const save = async (changes: Partial<Nudge>): Promise<boolean> => {
    const next = { ...nudge(), ...changes, language: language() }
    const isSaved = await props.save(next)
    if (isSaved) {
      keepNudge(next)
      setNudge(next)
    }
    return isSaved
  }
  const turnOn = async (): Promise<void> => {
    const asked: Subscribed = await subscribe()
    if (typeof asked === 'string') return void say(props.words[asked])
    say((await save({ push: asked.push })) ? '' : props.words.failed)
  }
  const saveWebhook = async (): Promise<void> => {
    const address = webhook().trim()
    say(
      (await save({ webhook: address === '' ? null : address })) ? props.words.saved : props.words.badAddress,
    )
  }
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="sheet signals"
      aria-label={props.words.title}
      onClose={() => props.onClose()}
    >
      <header>
        <h2>{props.words.title}</h2>
        <button type="button" class="quiet" onClick={() => dialog?.close()}>
          {t().site.close}
        </button>
      </header>
      <div class="scroll" tabindex="0">
        <label class="switch">
          <input
            type="checkbox"
            checked={sound()}
            onChange={(event) => {
              setSound(event.currentTarget.checked)
              showSound(event.currentTarget.checked)
            }}
          />
          {props.words.sound}
        </label>
        <button type="button" onClick={() => void knockTwice()}>
          {props.words.tryIt}
        </button>
        <h3>{props.words.push}</h3>
        <p>{nudge().push === null ? props.words.pushHint : props.words.isOn}</p>
        <button type="button" onClick={() => void (nudge().push === null ? turnOn() : save({ push: null }))}>
          {nudge().push === null ? props.words.turnOn : props.words.turnOff}
        </button>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void saveWebhook()
          }}
        >
          <label>
            {props.words.webhook}
            <input
              type="url"
              maxlength={512}
              placeholder="https://"
              value={webhook()}
              onInput={(event) => setWebhook(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{props.words.save}</button>
        </form>
        <p class="muted">{props.words.webhookHint}</p>
        <p role="status" class="notice">
          {said()}
        </p>
      </div>
    </dialog>
  )
}
