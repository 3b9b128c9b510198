import { describe, expect, it } from 'vitest'
import { type KeyedAction, outcomeOf, PAUSE_MS, type Press } from './shortcut-keys.ts'

const SHORTCUTS: KeyedAction<string>[] = [
  { keys: ['g', 'r'], action: 'reservations' },
  { keys: ['g', 'g'], action: 'log' },
  { keys: ['n'], action: 'new' },
  { keys: ['/'], action: 'search' },
]

/** Returns the actions of a sequence of presses, 100 ms apart. */
function actionsOf(keys: string[]): (string | null)[] {
  let waiting: Press | null = null
  return keys.map((key, index) => {
    const outcome = outcomeOf(waiting, { key, at: index * 100 }, SHORTCUTS)
    waiting = outcome.waiting
    return outcome.action
  })
}

describe('outcomeOf', () => {
  it.each([
    [['n'], ['new']],
    [['/'], ['search']],
    [['x'], [null]],
    [['r'], [null]],
    [['g'], [null]],
    [
      ['g', 'r'],
      [null, 'reservations'],
    ],
    [
      ['g', 'g'],
      [null, 'log'],
    ],
    [
      ['g', 'g', 'r'],
      [null, 'log', null],
    ],
    // A mistyped second key creates nothing, and the next one starts over.
    [
      ['g', 'n', 'n'],
      [null, null, 'new'],
    ],
    [
      ['g', 'x', 'r'],
      [null, null, null],
    ],
    [
      ['x', 'g', 'r'],
      [null, null, 'reservations'],
    ],
  ])('W-10 %j triggers %j', (keys, actions) => {
    expect(actionsOf(keys)).toEqual(actions)
  })

  it.each([
    [0, 'reservations'],
    [PAUSE_MS, 'reservations'],
    [PAUSE_MS + 1, null],
  ])('W-10 a second key after %i ms triggers %s', (pause, action) => {
    expect(outcomeOf({ key: 'g', at: 5000 }, { key: 'r', at: 5000 + pause }, SHORTCUTS).action).toBe(action)
  })

  it('W-10 after too long a pause a key triggers its own action', () => {
    const late = { key: 'n', at: PAUSE_MS + 1 }
    expect(outcomeOf({ key: 'g', at: 0 }, late, SHORTCUTS)).toEqual({ action: 'new', waiting: null })
  })
})
