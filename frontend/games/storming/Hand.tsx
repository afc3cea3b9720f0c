/** The tray: what is asked now, and what one holds. */
import { type Component, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { OfferKind, Step } from '../../../shared/games/storming/state.ts'
import { Acts } from './Acts.tsx'
import { Answers } from './Answers.tsx'
import { CardQuestions } from './CardQuestions.tsx'
import type { HandProps } from './handProps.ts'
import { Planning } from './Planning.tsx'

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

export const Hand = (props: HandProps) => (
  <div class="st-tray">
    <Show when={props.choice.step()}>
      {(step) => <Dynamic component={partFor(step())} choice={props.choice} texts={props.texts} />}
    </Show>
  </div>
)
