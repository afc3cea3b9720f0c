/** Storming!'s plug: rules, texts and screen in one. */
import { createSignal, Suspense } from 'solid-js'
import './style.css'
import { pointsToWin } from '../../../shared/games/storming/components.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import { stormingMeta } from '../../../shared/games/storming/meta.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { pointsOf } from '../../../shared/games/storming/points.ts'
import { stormingRules } from '../../../shared/games/storming/rules.ts'
import type { Options, State } from '../../../shared/games/storming/state.ts'
import type { GamePlug, GameUi } from '../../plug/gameUi.ts'
import { byLanguage, onceOnScreen } from '../../plug/makers.ts'
import { Board } from './Board.tsx'
import { createChoice } from './choice.ts'
import { describe } from './describe.ts'
import { Hand } from './Hand.tsx'
import type { saidInHand } from './inHand.ts'
import type { motions } from './motions.tsx'
import { nameKind, nameMove, refusalIn } from './names.ts'
import { paperList } from './papers.ts'
import type { scene } from './scenes.tsx'
import { later, partOf } from './part.ts'
import { roundOf, status } from './status.ts'
import type { Texts } from './texts.es.ts'

const Holdings = partOf('Holdings')
const Glance = partOf('Glance')

/** As high as a seat's points will be, so that board and hand stand where they stay. */
const PointsToCome = () => (
  <div class="st-glance" aria-hidden="true">
    <ol class="st-vp">
      {Array.from({ length: pointsToWin }, () => (
        <li>
          <svg />
        </li>
      ))}
    </ol>
  </div>
)

// Fetched beside the screen: nothing moves before the first fact comes.
let travel: typeof motions = () => []
let stage: typeof scene = () => null
let brief: typeof nameMove = nameMove
const [inHand, tell] = createSignal<typeof saidInHand>(() => null)
if (!import.meta.env.SSR)
  void later().then((part) => {
    travel = part.motions
    stage = part.scene
    brief = part.briefly
    tell(() => part.saidInHand)
  })

const create = (texts: () => Texts): GameUi<State, Move, Event> => {
  const choiceAt = onceOnScreen(createChoice)
  return {
    Board: (props) => <Board choice={choiceAt(props.table)} texts={texts()} />,
    Hand: (props) => <Hand choice={choiceAt(props.table)} texts={texts()} />,
    Holdings: (props) => (
      <Suspense>
        <Holdings table={props.table} seat={props.seat} texts={texts()} />
      </Suspense>
    ),
    Glance: (props) => (
      <Suspense fallback={<PointsToCome />}>
        <Glance table={props.table} seat={props.seat} texts={texts()} />
      </Suspense>
    ),
    points: pointsOf,
    round: (view) => roundOf(texts(), view),
    status: (table) => status(texts(), choiceAt(table), inHand()),
    describe: (event, before, nameOf) => describe(texts(), event, before, nameOf),
    nameMove: (move, view, nameOf) => nameMove(texts(), move, view, nameOf),
    briefMove: (move, view, nameOf) => brief(texts(), move, view, nameOf),
    nameKind: (type) => nameKind(texts(), type),
    motions: (event, before) => travel(texts(), event, before),
    scene: (event, before, me, nameOf) => stage(texts(), event, before, me, nameOf),
    refusal: (why) => refusalIn(texts(), why),
    scoreLine: (what) => texts().scores[what] ?? what,
    scoreRound: (round) => (round === 0 ? texts().permanent : texts().current),
    papers: paperList(texts),
  }
}

const textsIn = byLanguage<Texts>({
  es: async () => (await import('./texts.es.ts')).es,
  en: async () => (await import('./texts.en.ts')).en,
})

export const plug: GamePlug<State, Move, Event, Options, Texts> = {
  meta: stormingMeta,
  rules: stormingRules,
  texts: textsIn,
  rulebook: byLanguage({
    es: async () => (await import('./rulebook.es.ts')).rulebook,
    en: async () => (await import('./rulebook.en.ts')).rulebook,
  }),
  pictures: async () => (await later()).pictures,
  cards: async (language) => (await later()).makeCards(language, await textsIn(language)),
  create,
}
