// @vitest-environment happy-dom
/** What is agreed on before a game, by a game with numbers, values for some seats, and values that exclude each other. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Options } from '../../frontend/table/waiting/Options.tsx'
import { startWaitingWords } from '../../frontend/table/waiting/waitingWords.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { areOptions, defaultOptions, type GameOptions } from '../../shared/engine/options.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { raidMeta } from '../house/raid/meta.ts'

const why = { es: 'largas sin trato', en: 'no long raids without trade' }
const meta: GameMeta = {
  ...raidMeta,
  exclusions: [...(raidMeta.exclusions ?? []), { values: { trade: 'no', rounds: '6' }, why }],
}

/** A waiting table that takes what goes together, as the worker does. */
const open = ({ seats = 4, options = defaultOptions(meta) as GameOptions, decides = true } = {}) => {
  const sent: TableAct[] = []
  const at = (agreed: GameOptions) =>
    ({
      options: agreed,
      seats: Array.from({ length: seats }, () => ({ kind: 'empty' })),
      visibility: 'link',
      clock: { kind: 'none' },
      onTimeout: 'wait',
      language: null,
    }) as unknown as TableInfo
  const [info, setInfo] = createSignal(at(options))
  const act = async (one: TableAct): Promise<boolean> => {
    sent.push(one)
    if (one.act !== 'option') return true
    const next = { ...info().options, [one.id]: one.value }
    const isTaken = areOptions(meta, seats, next)
    if (isTaken) setInfo(at(next))
    return isTaken
  }
  dispose = render(() => <Options info={info()} meta={meta} decides={decides} act={act} />, document.body)
  return { sent, options: () => info().options }
}
let dispose = (): void => undefined

const group = (legend: string): HTMLElement => {
  const found = [...document.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === legend,
  )
  if (found === undefined) throw new Error(`no ${legend}`)
  return found
}
const choose = (legend: string, word: string): void =>
  [...group(legend).querySelectorAll('label')]
    .find((label) => label.textContent === word)
    ?.querySelector('input')
    ?.click()
const chosenIn = (legend: string): (string | null)[] =>
  [...group(legend).querySelectorAll('label')]
    .filter((label) => label.querySelector('input')?.checked)
    .map((label) => label.textContent)
const explained = (): string => [...document.querySelectorAll('.why')].map((one) => one.textContent).join('')
const button = (name: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
  if (found === null) throw new Error(`no ${name}`)
  return found
}
const number = (): HTMLInputElement => group('rounds').querySelector('input') as HTMLInputElement

beforeEach(async () => {
  document.body.innerHTML = ''
  await startLanguage()
  await startWaitingWords()
})
afterEach(() => dispose())

describe('a number', () => {
  test('goes a step with each press, as far as its ends', () => {
    const { options } = open()
    expect(number().value).toBe('4')
    button('rounds: more').click()
    expect(options()['rounds']).toBe('6')
    button('rounds: more').click()
    expect(options()['rounds']).toBe('8')
    expect(button('rounds: more').disabled).toBe(true)
    for (const _ of [1, 2, 3]) button('rounds: less').click()
    expect(options()['rounds']).toBe('2')
    expect(button('rounds: less').disabled).toBe(true)
  })

  test.each([
    ['7', '8'],
    ['99', '8'],
    ['-3', '2'],
    ['', '4'],
  ])('typed as %j is %s: between the ends, on a step', (typed, taken) => {
    const { options } = open()
    number().value = typed
    number().dispatchEvent(new Event('change', { bubbles: true }))
    expect(options()['rounds']).toBe(taken)
    expect(number().value).toBe(taken)
  })

  test('steps over what does not go with the rest, and says why when that is typed', () => {
    const { options, sent } = open({ options: { ...defaultOptions(meta), trade: 'no' } })
    number().value = '6'
    number().dispatchEvent(new Event('change', { bubbles: true }))
    expect(explained()).toBe(why.en)
    expect(sent).toEqual([])
    button('rounds: more').click()
    expect(options()['rounds']).toBe('8')
    expect(explained()).toBe('')
  })
})

describe('values that exclude each other', () => {
  test('are explained when chosen, and what was chosen stays', () => {
    const { sent } = open({ options: { ...defaultOptions(meta), trade: 'no' } })
    choose('sides', 'pairs')
    expect(explained()).toBe('friends trade')
    expect(sent).toEqual([])
    expect(chosenIn('sides')).toEqual(['none'])
    choose('trade', 'yes')
    expect(explained()).toBe('')
    choose('sides', 'pairs')
    expect(chosenIn('sides')).toEqual(['pairs'])
  })
})

test('a value for another number of seats says for which', () => {
  const { sent } = open({ seats: 3 })
  choose('sides', 'pairs')
  expect(explained()).toBe('Only with this number of players: 4.')
  expect(sent).toEqual([])
  expect(chosenIn('sides')).toEqual(['none'])
})

test('who does not decide reads what was chosen', () => {
  open({ decides: false, options: { ...defaultOptions(meta), rounds: '8' } })
  expect(document.querySelectorAll('input, button')).toHaveLength(0)
  expect(document.querySelector('.options')?.textContent).toContain('rounds 8')
})
