import {
  createComponent,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
} from 'solid-js'
import type { RuleId } from '../../../shared/engine/ids.ts'
import { language, t } from '../../kit/language.ts'
import type { AnyPlug, AnyTableModel, RuleText } from '../../plug/gameUi.ts'
import { loadBook, loadNames, type Book } from './book.ts'
import { Contents } from './Contents.tsx'
import { paragraphOf } from './paragraph.ts'
import { type NameOf, RulePicture } from './RulePicture.tsx'
import './Rules.css'

const Figures = (props: { of: NonNullable<RuleText['table']> }) => (
  <div class="scroll-x" tabindex="0" role="group">
    <table>
      <thead>
        <tr>
          <For each={props.of.head}>{(said) => (said === '' ? <td /> : <th scope="col">{said}</th>)}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.of.rows}>
          {([first, ...others]) => (
            <tr>
              <th scope="row">{first}</th>
              <For each={others}>{(said) => <td>{said}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </div>
)

/** An aid that is at no table has all of it. */
const isOnAid = ({ aid }: RuleText, table: AnyTableModel | undefined): boolean => {
  if (aid === undefined || aid === true || table === undefined) return aid !== undefined
  const { config = {} } = table.view() as { readonly config?: Readonly<Record<string, unknown>> }
  return Object.entries(aid).every(([option, value]) => config[option] === value)
}

/** A rulebook that is here, paragraph by paragraph, or its player aid. */
export const RulesTold = (props: {
  book: Book
  pointed: RuleText | undefined
  isAid: boolean
  table?: AnyTableModel | undefined
  /** Once it is known what the things in the pictures are called. */
  nameOf: NameOf | null
}) => (
  <>
    <Show when={!props.isAid}>
      <Contents rules={props.book.rules} heading={props.book.words.contents} />
    </Show>
    <For each={props.book.rules.filter((rule) => !props.isAid || isOnAid(rule, props.table))}>
      {(rule) => (
        <>
          <Show when={!props.isAid && rule.chapter}>{(chapter) => <h3 class="chapter">{chapter()}</h3>}</Show>
          <section id={`rule-${rule.id}`} tabindex="-1" classList={{ pointed: rule === props.pointed }}>
            {/* The aid has no chapters above its paragraphs. */}
            <h4 aria-level={props.isAid ? 3 : undefined}>
              {rule.title} <small>{rule.id}</small>
            </h4>
            <p>{rule.text}</p>
            <Show when={props.book.pictures[rule.picture ?? '']}>
              {(picture) => (
                <RulePicture title={rule.title} nameOf={props.nameOf}>
                  {createComponent(picture(), { nameOf: (anchor) => props.nameOf?.(anchor) ?? null })}
                </RulePicture>
              )}
            </Show>
            <Show when={rule.table}>{(table) => <Figures of={table()} />}</Show>
            <Show when={!props.isAid && rule.example}>
              {(example) => (
                <p class="example">
                  <b>{props.book.words.example}</b> {example()}
                </p>
              )}
            </Show>
          </section>
        </>
      )}
    </For>
  </>
)

/** The rules for players, paragraph by paragraph, or those of the player aid; one of them may be pointed at. */
export const Rules = (props: {
  plug: AnyPlug
  /** Where it is opened at one. */
  table?: AnyTableModel | undefined
  pointed: RuleId | null
  isAid?: boolean
  onLoad?: () => void
}) => {
  const [book] = createResource(language, (spoken) => loadBook(props.plug, spoken))
  const pointed = createMemo(() =>
    props.pointed === null ? undefined : paragraphOf(book()?.rules ?? [], props.pointed),
  )
  // Once for each book: what is loaded beside it, as the first card, lets effects run anew.
  createEffect(on(book, (now, before) => now !== undefined && now !== before && props.onLoad?.()))
  // Not waited for: the rules are read before anybody asks about a picture.
  const [nameOf, setNameOf] = createSignal<NameOf | null>(null)
  createEffect(() => {
    let isAsked = true
    onCleanup(() => (isAsked = false))
    void loadNames(props.plug, language(), props.table).then((names) => isAsked && setNameOf(() => names))
  })
  return (
    <>
      <Show when={book()}>
        {(loaded) => (
          <RulesTold
            book={loaded()}
            pointed={pointed()}
            isAid={props.isAid === true}
            table={props.table}
            nameOf={nameOf()}
          />
        )}
      </Show>
      <Show when={book.loading}>
        <p>{t().link.loading}</p>
      </Show>
    </>
  )
}
