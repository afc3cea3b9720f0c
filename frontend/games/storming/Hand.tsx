/** The tray: what is asked now, and what one holds. */
import { type Component, createMemo, Show, Suspense } from 'solid-js'
import { cardsOf, markets } from '../../../shared/games/storming/components.ts'
import type { OfferKind, Step } from '../../../shared/games/storming/state.ts'
import { createWide } from '../../kit/media.ts'
import { createUpright } from './upright.ts'
import type { HandProps } from './handProps.ts'
import { partOf } from './part.ts'

// Fetched beside the screen: no table begins with a card in force.
const Acts = partOf('Acts')
const Alarms = partOf('Alarms')
const Answers = partOf('Answers')
const AskedBy = partOf('AskedBy')
const Beforehand = partOf('Beforehand')
const BudgetLeft = partOf('BudgetLeft')
const CardActs = partOf('CardActs')
const CardQuestions = partOf('CardQuestions')
const Own = partOf('Own')
const OpenOffer = partOf('OpenOffer')
const OwnHand = partOf('OwnHand')
const PlanningTray = partOf('PlanningTray')
const Taking = partOf('Taking')
const WithinReach = partOf('WithinReach')

/** Offers that are answered by picking a card, and plain questions; all others are answered on the map. */
const offered: Readonly<Partial<Record<OfferKind, Component<HandProps>>>> = {
  palace: CardQuestions,
  spy: CardQuestions,
  lordOfWar: CardQuestions,
  depopulation: CardQuestions,
  cathedralBuilt: CardQuestions,
  libraryBuilt: CardQuestions,
  materialShortage: Answers,
  talentPatronage: Answers,
  prosperity: Answers,
  civilianRecruited: Answers,
}

const partFor = (step: Step): Component<HandProps> => {
  switch (step.type) {
    // The map alone answers these.
    case 'startVillage':
    case 'startSoldier':
    case 'secondVillage':
      return OwnHand
    case 'startOfTurn':
    case 'plan':
      return PlanningTray
    case 'keepWarlockEvent':
    case 'chooseInventionType':
      return CardQuestions
    case 'answerPact':
    case 'sheriffBlock':
    case 'loseOrKeep':
    case 'discardCivilian':
      return Answers
    case 'offer':
      return offered[step.what] ?? Acts
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

export const Hand = (props: HandProps) => {
  /** Who is not asked looks at what they hold. */
  const part = createMemo((): Component<HandProps> => {
    const step = props.choice.step()
    if (step === null) return OwnHand
    const isPlanning = step.type === 'plan' || step.type === 'startOfTurn'
    return isPlanning || props.choice.mine() !== null ? partFor(step) : OwnHand
  })
  const [isUpright, isWide] = [createUpright(), createWide()]
  return (
    <div class="st-tray" data-over-stage>
      <Suspense>
        <Show when={!isUpright() && !isWide()}>
          <Alarms {...props} />
          <Own {...props} />
        </Show>
        <AskedBy {...props} />
        <OpenOffer {...props} />
        <Taking {...props} />
        {/* In a turn that is to be confirmed before its card goes on. */}
        <Show when={props.choice.table.sealed()}>
          <BudgetLeft {...props} />
        </Show>
        <Show
          when={openCard(props)}
          fallback={
            <Show when={part()} keyed>
              {(Part) => <Part {...props} />}
            </Show>
          }
        >
          {(card) => <CardActs {...props} card={card()} />}
        </Show>
        <Show when={openCard(props) === null}>
          <WithinReach {...props} />
        </Show>
        <Beforehand {...props} />
      </Suspense>
    </div>
  )
}
