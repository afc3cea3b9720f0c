import { createSignal, For, Show } from 'solid-js'
import type { ChatLine } from '../../../shared/protocol/chat.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { createCarriedText } from '../../kit/carry.ts'
import { name as ownName } from '../../kit/identity.ts'
import { createWords, nameHere, noName, setLanguage } from '../../kit/language.ts'
import type { Session } from '../../net/session.ts'
import type { ChatTexts } from '../../texts/chat.es.ts'
import type { Why } from '../../../shared/protocol/messages.ts'
import { refusalWords, startRefusals } from '../refusals.ts'
import { isMuted, mute, muted, unmute } from './muting.ts'
import { type Command, readCommand } from './commands.ts'
import './Chat.css'

export type Talk = Pick<Session, 'chat' | 'say' | 'act' | 'reaction'>

interface Room {
  readonly talk: Talk
  readonly info: TableInfo
}

/** One's name where somebody who sits is called alike. */
const another = (name: string): string =>
  `${name.slice(0, limits.name - 2).replace(/[\uD800-\uDBFF]$/, '')} 2`

const refused = async (why: Why): Promise<string> => {
  await startRefusals()
  return refusalWords(why)
}

/** What people say at the table, and commands with their answers. */
export const Chat = (props: Room) => {
  const words = createWords<ChatTexts>({
    es: async () => (await import('../../texts/chat.es.ts')).chat,
    en: async () => (await import('../../texts/chat.en.ts')).chat,
  })
  return <Show when={words()}>{(loaded) => <Talking {...props} words={loaded()} />}</Show>
}

const Talking = (props: Room & { words: ChatTexts }) => {
  const [text, setText] = createCarriedText('chat')
  /** Answers to commands: for the one who asked. */
  const [told, tell] = createSignal<readonly string[]>([])
  const heard = (): readonly ChatLine[] => props.talk.chat().filter((line) => !isMuted(line))
  const name = (): string => ownName().trim() || noName()

  const obey = async (command: Command): Promise<readonly string[]> => {
    switch (command.kind) {
      case 'act': {
        const answer = await props.talk.act(command.act)
        if (answer.ok) return [props.words.done]
        return [await refused(answer.why)]
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
    let answer = await props.talk.say({ t: 'chat', name: name(), text: line })
    // Who only watches speaks by a name of their own, also where somebody who sits is called alike.
    if (!answer.ok && answer.why === 'nameTaken')
      answer = await props.talk.say({ t: 'chat', name: another(name()), text: line })
    if (answer.ok) {
      setText('')
      tell([])
    } else tell([await refused(answer.why)])
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
                    {nameHere(line.name)}
                    <Show when={line.seat === null}>
                      <small> {props.words.watching}</small>
                    </Show>
                  </b>{' '}
                  {line.text}{' '}
                  <Show when={nameHere(line.name) !== name()}>
                    <button
                      type="button"
                      class="quiet"
                      aria-label={props.words.mute(nameHere(line.name))}
                      data-hint={props.words.mute(nameHere(line.name))}
                      onClick={() => mute(line)}
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
              <button type="button" class="quiet" onClick={() => unmute(one)}>
                {props.words.unmute(nameHere(one.name))}
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
