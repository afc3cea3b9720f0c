/** The tray: what is asked now, and what one holds. */
import { type Component, lazy, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { cardsOf, markets } from '../../../shared/games/storming/components.ts'
import type { OfferKind, Step } from '../../../shared/games/storming/state.ts'
import { Acts } from './Acts.tsx'
import { Alarms } from './Alarms.tsx'
import { CardQuestions } from './CardQuestions.tsx'
import type { HandProps } from './handProps.ts'
import { Planning } from './Planning.tsx'
import { AskedBy, Beforehand } from './Reactions.tsx'
import { WithinReach } from './WithinReach.tsx'

// Fetched when they are first needed: no table begins with a question.
const Answers = lazy(async () => ({ default: (await import('./later.ts')).Answers }))
const CardActs = lazy(async () => ({ default: (await import('./later.ts')).CardActs }))

/** Offers that are answered by picking a card; those on the map; the others are plain questions. */
const offered: Readonly<Record<OfferKind, Component<HandProps>>> = {
  palace: CardQuestions,
  spy: CardQuestions,
  lordOfWar: CardQuestions,
  depopulation: CardQuestions,
  cathedralBuilt: CardQuestions,
  libraryBuilt: CardQuestions,
  militaryAlliance: Acts,
  customsHouse: Acts,
  philosopher: Acts,
  fullMoon: Acts,
  mercenaries: Acts,
  goodHarvest: Acts,
  torrentialRain: Acts,
  boldWins: Acts,
  drought: Acts,
  orderOfChivalry: Acts,
  tradeBoom: Acts,
  armsSupply: Acts,
  embassyBuilt: Acts,
  barracksBuilt: Acts,
  reinforcements: Acts,
  projectValkyrie: Acts,
  tradeRoute: Acts,
  materialShortage: Answers,
  talentPatronage: Answers,
  prosperity: Answers,
  civilianRecruited: Answers,
}

const partFor = (step: Step): Component<HandProps> => {
  switch (step.type) {
    case 'startOfTurn':
    case 'plan':
      return Planning
    case 'keepWarlockEvent':
    case 'chooseInventionType':
      return CardQuestions
    case 'answerPact':
    case 'sheriffBlock':
    case 'loseOrKeep':
    case 'discardCivilian':
      return Answers
    case 'offer':
      return offered[step.what]
    default:
      return Acts
  }
}

/** Taken up where it lies open, on the table or before its owner: what is done with it is asked here. */
const openCard = ({ choice }: HandProps): string | null => {
  const taken = choice.taken()
  if (taken?.what !== 'card') return null
  return markets.some((kind) => cardsOf[kind].includes(taken.card)) ? taken.card : null
}

export const Hand = (props: HandProps) => (
  <div class="st-tray">
    <Alarms {...props} />
    <AskedBy {...props} />
    <Suspense>
      <Show
        when={openCard(props)}
        fallback={
          <Show when={props.choice.step()}>
            {(step) => <Dynamic component={partFor(step())} choice={props.choice} texts={props.texts} />}
          </Show>
        }
      >
        {(card) => <CardActs {...props} card={card()} />}
      </Show>
    </Suspense>
    <Show when={openCard(props) === null}>
      <WithinReach {...props} />
    </Show>
    <Beforehand {...props} />
  </div>
)
