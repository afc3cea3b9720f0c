/** Storming! played as people do, and by programs that look for a position. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Seat, Tagged } from '../../shared/engine/ids.ts'
import { directedOf } from '../../shared/games/storming/events.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import type { OfferKind, State, Step } from '../../shared/games/storming/state.ts'
import { stormingRules } from '../../shared/games/storming/rules.ts'
import { playAt } from '../examples/bot.ts'
import { keyOf, type Press } from './kit.ts'

/** Sends what is staged; what has one answer is sent by the page itself, and then there is nothing to press. */
const confirm = async (page: Page, press: Press): Promise<void> => {
  const ready = page.locator('.confirm:enabled')
  if (await ready.isVisible()) await press(ready)
  await expect(page.locator('.actions')).toBeHidden()
}

/**
 * Presses one of these until what it stands for is staged: the first press may come while the page still moves, and
 * there may be fewer of them when it has moved.
 */
const stageBy = (page: Page, press: Press, among: Locator, pick = 0): Promise<void> =>
  expect(async () => {
    const ready = page.locator('.confirm')
    if (!(await ready.isVisible())) await press(among.nth(pick % Math.max(1, await among.count())))
    await expect(ready).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })

/** A lit region is pressed: where a village, a soldier, a lake or a troop is to stand. */
const place = async (page: Page, press: Press, pick: number): Promise<void> => {
  await stageBy(page, press, page.locator('.st-place.open'), pick)
  await confirm(page, press)
}

/** Two cards are taken up one after another and laid on the two places; then an event. */
export const plan = async (page: Page, press: Press, pick: number): Promise<void> => {
  const ready = page.locator('.confirm')
  for (let n = 0; n < 3 && !(await ready.isVisible()); n++) {
    const held = page.locator('.st-plan .st-held:not(.laid) > button')
    await press(held.nth(pick % (await held.count())))
    await press(page.locator('.st-slot .st-drop').first())
    await page.waitForTimeout(50)
  }
  await confirm(page, press)
}

/** What has been done so far, over a whole game. */
export interface Played {
  plans: number
  pieces: number
  walks: number
  answers: number
}
export const none = (): Played => ({ plans: 0, pieces: 0, walks: 0, answers: 0 })

/** With a card in force: a piece of the tray is put on the map, or a troop goes where it may, else the card is ended. */
const act = async (page: Page, press: Press, pick: number, played: Played): Promise<void> => {
  const staged = page.locator('.confirm')
  const lit = page.locator('.st-place.open')
  const pieces = page.locator('.st-piece:not(.dim)')
  const troops = page.locator('.st-troop.free')
  if ((await pieces.count()) > 0) {
    await press(pieces.nth(pick % (await pieces.count())))
    if ((await lit.count()) > 0) {
      await press(lit.first())
      played.pieces++
    }
  } else if ((await troops.count()) > 0) {
    await press(troops.first())
    if ((await lit.count()) > 0) {
      await press(lit.nth(pick % (await lit.count())))
      played.walks++
    }
  }
  await page.waitForTimeout(60)
  const asking = page.locator('.st-asking .st-may')
  if (!(await staged.isVisible()) && (await asking.count()) > 0) await press(asking.first())
  if (await staged.isVisible()) return confirm(page, press)
  await finish(page, press)
}

/** Ends the card or passes; where something must be done, anything that stands there. */
const finish = async (page: Page, press: Press): Promise<void> => {
  const ways = [
    '.st-end:not(.dim)',
    '.st-claim',
    '.st-open',
    '.st-reach button',
    '.st-ask-acts button',
    '.st-pick button',
  ]
  for (const way of ways) {
    const found = page.locator(way)
    if ((await found.count()) === 0) continue
    await press(found.first())
    await page.waitForTimeout(60)
    if (await page.locator('.confirm').isVisible()) await confirm(page, press)
    return
  }
}

/** Answers what is asked now, whatever it is. */
export const answer = async (
  page: Page,
  press: Press,
  pick: number,
  played: Played = none(),
): Promise<void> => {
  if (await page.locator('.confirm').isVisible()) return confirm(page, press)
  if (await page.locator('.st-plan').isVisible()) {
    await plan(page, press, pick)
    played.plans++
    return
  }
  if (await page.locator('.st-start').isVisible()) return press(page.locator('.st-start .main').first())
  const acts = page.locator('.st-ask-acts button')
  if ((await acts.count()) > 0) {
    await press(acts.nth(pick % (await acts.count())))
    played.answers++
    return
  }
  const picks = page.locator('.st-pick li button')
  if ((await picks.count()) > 0) {
    await stageBy(page, press, picks)
    return confirm(page, press)
  }
  const hasTray = (await page.locator('.st-piece, .st-end').count()) > 0
  if (hasTray) return act(page, press, pick, played)
  if ((await page.locator('.st-place.open').count()) > 0) return place(page, press, pick)
}

/** Which pacts the programs sign. */
type Policy = (move: Move, view: State, signing: readonly string[]) => number

/** As much as a move is liked by programs that look for something: they hurt nobody and win nothing. */
const peaceful: Policy = (move, view, signing) => {
  switch (move.type) {
    case 'attack':
    case 'useWarWagon':
    case 'buildMine':
    case 'upgradeSettlement':
    case 'civilAction':
    case 'replaceCivilian':
    case 'replaceImprovement':
      return -9
    case 'answerPact':
      return move.accept === signing.includes(view.offered?.pact ?? '') ? 3 : -3
    case 'placeEvent':
      return directedOf(move.eventId) === null ? 0 : 3
    case 'placeCards':
      return move.placements.reduce(
        (sum, { card, pile }) =>
          sum + (card.startsWith('revolt') ? 3 : card.startsWith('diplomacy') && pile === 'present' ? 2 : 0),
        0,
      )
    case 'recruitCivilian':
      return move.civilian === 'philosopher' || move.civilian === 'sheriff' ? 6 : 2
    case 'buildImprovement':
      if (move.improvement === 'customsHouse') return 6
      // A pact of theirs could not be refused; a point of theirs could end it.
      return move.improvement === 'embassy' || move.improvement === 'cathedral' ? -2 : 2
    case 'offerPact':
      return move.pact === 'militaryAlliance' ? 6 : isLasting(move.pact) ? 1 : -5
    case 'breakPact':
      return -4
    case 'noMoreReactions':
      return -9
    default:
      return 0
  }
}
/** Pacts that stay when they are signed, and put nothing on the map. */
export const lastingPacts = [
  'noQuarter',
  'militaryAlliance',
  'informantNetwork',
  'blockade',
  'mutualSupport',
  'developmentCrackdown',
]
export const isLasting = (pact: string): boolean => lastingPacts.includes(pact)

/** Programs with these people's keys play on until such a position comes up; whose page is asked then. */
export const playUntil = async (
  people: readonly Page[],
  until: (view: State, step: Step) => boolean,
  signing: readonly string[] = [],
): Promise<Page> => {
  let found: Seat | null = null
  const isThere = (view: object): boolean => {
    const state = view as State
    const step = state.agenda.at(-1)
    if (state.winner !== null) return true
    if (step === undefined || !until(state, step)) return false
    found = stormingRules.decisions(state)[0]?.seat ?? null
    return true
  }
  const choose = (legal: readonly Tagged[], view: object): Tagged => {
    const moves = legal as readonly Move[]
    const liked = moves.map((move) => peaceful(move, view as State, signing))
    const best = Math.max(...liked)
    const among = moves.filter((_, nth) => liked[nth] === best)
    return among[Math.floor(Math.random() * among.length)] as Move
  }
  await Promise.all(
    people.map(async (page) => {
      const { origin, pathname } = new URL(page.url())
      const key = (await keyOf(page)) ?? ''
      await playAt(origin, pathname.replace('/g/', ''), '', { key, pause: 40, choose, until: isThere })
    }),
  )
  const page = found === null ? undefined : people[found]
  if (page === undefined) throw new Error('the game is over before it comes to this')
  return page
}

/** Whose card of diplomacy is being acted out, with nothing done yet. */
export const isDiplomacy = (step: Step): boolean =>
  step.type === 'act' && step.kind === 'diplomacy' && step.total === 0

const reactions: readonly OfferKind[] = ['militaryAlliance', 'customsHouse', 'philosopher']
/** Somebody is asked for a reaction. */
export const isReaction = (step: Step): boolean =>
  step.type === 'sheriffBlock' || (step.type === 'offer' && reactions.includes(step.what))

/** How many of some things lie over one of others. */
export const overlaps = (page: Page, some: string, others: string): Promise<readonly string[]> =>
  page.evaluate(
    ([one = '', other = '']) => {
      const boxesOf = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.height > 0)
      const there = boxesOf(other)
      return boxesOf(one).flatMap(({ element, box }) =>
        there
          .filter(
            ({ box: { left, right, top, bottom } }) =>
              Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
              Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
          )
          .map((hit) => `${element.textContent} over ${hit.element.textContent}`),
      )
    },
    [some, others],
  )
