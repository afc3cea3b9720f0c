import { createSignal, For, Show } from 'solid-js'
import type { ChatLine } from '../../shared/protocol/chat.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { name as ownName } from '../kit/identity.ts'
import { createWords, setLanguage, t } from '../kit/language.ts'
import type { Session } from '../net/session.ts'
import type { ChatTexts } from '../texts/chat.es.ts'
import { type Command, readCommand } from './commands.ts'

export type Talk = Pick<Session, 'chat' | 'say' | 'act'>

interface Room {
  readonly talk: Talk
  readonly info: TableInfo
}

/** What people say at the table, and commands with their answers. */
export const Chat = (props: Room) => {
  const words = createWords<ChatTexts>({
    es: async () => (await import('../texts/chat.es.ts')).chat,
    en: async () => (await import('../texts/chat.en.ts')).chat,
  })
  return <Show when={words()}>{(loaded) => <Talking {...props} words={loaded()} />}</Show>
}

const Talking = (props: Room & { words: ChatTexts }) => {
  const [text, setText] = createSignal('')
  /** Answers to commands: for the one who asked. */
  const [told, tell] = createSignal<readonly string[]>([])
  const [muted, mute] = createSignal<readonly string[]>([])
  const heard = (): readonly ChatLine[] => props.talk.chat().filter(({ name }) => !muted().includes(name))
  const name = (): string => ownName().trim() || t().site.namePlaceholder

  const obey = async (command: Command): Promise<readonly string[]> => {
    switch (command.kind) {
      case 'act': {
        const answer = await props.talk.act(command.act)
        if (answer.ok) return [props.words.done]
        return [typeof answer.why === 'string' ? t().why[answer.why] : '']
      }
      case 'language':
        await setLanguage(command.language)
        return [props.words.done]
      case 'help':
        return props.words.help
      case 'usage':
        return [props.words.usage[command.of]]
      case 'unknown':
        return [props.words.unknown(command.command)]
      case 'noSeat':
      case 'noBot':
        return [props.words[command.kind]]
    }
  }
  const send = async (): Promise<void> => {
    const line = text().trim()
    if (line === '') return
    const command = readCommand(line, props.info, name())
    if (command !== null) {
      setText('')
      return void tell([`> ${line}`, ...(await obey(command))])
    }
    const answer = await props.talk.say(name(), line)
    if (answer.ok) {
      setText('')
      tell([])
    } else tell([typeof answer.why === 'string' ? t().why[answer.why] : ''])
  }
  return (
    <section class="chat" aria-label={props.words.title}>
      <div class="said" role="log" aria-live="polite" tabindex="0">
        <div>
          <Show when={heard().length === 0 && told().length === 0}>
            <p class="nobody">{props.words.empty}</p>
          </Show>
          <ol>
            <For each={heard()}>
              {(line) => (
                <li style={line.seat === null ? {} : { '--who': `var(--seat-${line.seat})` }}>
                  <b>
                    {line.name}
                    <Show when={line.seat === null}>
                      <small> {props.words.watching}</small>
                    </Show>
                  </b>{' '}
                  {line.text}{' '}
                  <Show when={line.name !== name()}>
                    <button
                      type="button"
                      class="quiet"
                      aria-label={props.words.mute(line.name)}
                      title={props.words.mute(line.name)}
                      onClick={() => mute([...muted(), line.name])}
                    >
                      ×
                    </button>
                  </Show>
                </li>
              )}
            </For>
            <For each={told()}>{(line) => <li class="told">{line}</li>}</For>
          </ol>
          <For each={muted()}>
            {(one) => (
              <button
                type="button"
                class="quiet"
                onClick={() => mute(muted().filter((other) => other !== one))}
              >
                {props.words.unmute(one)}
              </button>
            )}
          </For>
        </div>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <input
          value={text()}
          maxlength={limits.chat}
          aria-label={props.words.placeholder}
          placeholder={props.words.placeholder}
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{props.words.send}</button>
      </form>
    </section>
  )
}
