import { createSignal, onMount, Show } from 'solid-js'
import type { Nudge } from '../../../shared/protocol/nudge.ts'
import { createWords, language } from '../../kit/language.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { isSubscribed, subscribe, type Subscribed } from '../../net/push.ts'
import { hasSound, knockTwice, setSound } from '../../kit/sound.ts'
import type { SignalsTexts } from '../../texts/signals.es.ts'
import { isSendable, keepNudge, keptNudge } from './nudging.ts'
import './SignalsSheet.css'

interface Asked {
  /** Tells the table; false where it refused. */
  save(nudge: Nudge): Promise<boolean>
  onClose(): void
}

/** How one wants to be told that it is one's turn. */
export const SignalsSheet = (props: Asked) => {
  const words = createWords<SignalsTexts>({
    es: async () => (await import('../../texts/signals.es.ts')).signals,
    en: async () => (await import('../../texts/signals.en.ts')).signals,
  })
  return <Show when={words()}>{(loaded) => <Signals {...props} words={loaded()} />}</Show>
}

const Signals = (props: Asked & { words: SignalsTexts }) => {
  let field: HTMLInputElement | undefined
  const [sound, showSound] = createSignal(hasSound())
  const [nudge, setNudge] = createSignal<Nudge>(
    keptNudge() ?? { push: null, webhook: null, language: language() },
  )
  const [webhook, setWebhook] = createSignal(nudge().webhook ?? '')
  const [isBad, setBad] = createSignal(false)
  const [said, say] = createSignal('')
  onMount(async () => {
    // The player may have forbidden it in the browser since, or the browser have forgotten it.
    if (nudge().push !== null && !(await isSubscribed())) setNudge({ ...nudge(), push: null })
  })
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
    setBad(false)
    say(props.words.trying)
    const asked: Subscribed = await subscribe()
    if (typeof asked === 'string') return void say(props.words[asked])
    say((await save({ push: asked.push })) ? props.words.isOn : props.words.failed)
  }
  const turnOff = async (): Promise<void> =>
    void say((await save({ push: null })) ? props.words.isOff : props.words.failed)
  const saveWebhook = async (): Promise<void> => {
    const address = webhook().trim() || null
    setBad(!isSendable({ ...nudge(), webhook: address }))
    if (isBad()) {
      say(props.words.badAddress)
      field?.focus()
      return
    }
    say((await save({ webhook: address })) ? props.words.saved : props.words.failed)
  }
  return (
    <Sheet
      class="signals"
      label={props.words.title}
      onClose={() => props.onClose()}
      below={
        <p role="status" id="signals-said" class="said" classList={{ bad: isBad() }}>
          {said()}
        </p>
      }
    >
      <div class="row">
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
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
      </div>
      <section>
        <h3>{props.words.push}</h3>
        <p class={nudge().push === null ? 'muted' : 'on'}>
          {nudge().push === null ? props.words.pushHint : props.words.isOn}
        </p>
        <button type="button" onClick={() => void (nudge().push === null ? turnOn() : turnOff())}>
          {nudge().push === null ? props.words.turnOn : props.words.turnOff}
        </button>
      </section>
      <form
        class="row"
        novalidate
        onSubmit={(event) => {
          event.preventDefault()
          void saveWebhook()
        }}
      >
        <label class="address">
          {props.words.webhook}
          <input
            ref={(element) => (field = element)}
            type="url"
            autocomplete="off"
            spellcheck={false}
            maxlength={512}
            placeholder="https://"
            value={webhook()}
            aria-describedby={isBad() ? 'signals-said webhook-hint' : 'webhook-hint'}
            aria-invalid={isBad()}
            onInput={(event) => {
              setBad(false)
              setWebhook(event.currentTarget.value)
            }}
          />
        </label>
        <button type="submit">{props.words.save}</button>
        <p id="webhook-hint" class="muted">
          {props.words.webhookHint}
        </p>
      </form>
    </Sheet>
  )
}
