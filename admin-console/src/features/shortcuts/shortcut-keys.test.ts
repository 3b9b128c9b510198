import { describe, expect, it } from 'vitest'
import { type KeyedAction, outcomeOf, PAUSE_MS, type Press } from './shortcut-keys.ts'

const SHORTCUTS: KeyedAction<string>[] = [
  { keys: ['g', 'r'], action: 'reservations' },
  { keys: ['g', 'g'], action: 'log' },
  { keys: ['n'], action: 'new' },
  { keys: ['/'], action: 'search' },
]

/** What a row of presses does, one a hundred milliseconds after the other. */
function actionsOf(keys: string[]): (string | null)[] {
  let waiting: Press | null = null
  return keys.map((key, index) => {
    const outcome = outcomeOf(waiting, { key, at: index * 100 }, SHORTCUTS)
    waiting = outcome.waiting
    return outcome.action
  })
}

describe('the keys of the console', () => {
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
    // Mistyped: nothing is created, and what follows counts anew.
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
  ])('W-10 %j do %j', (keys, actions) => {
    expect(actionsOf(keys)).toEqual(actions)
  })

  it.each([
    [0, 'reservations'],
    [PAUSE_MS, 'reservations'],
    [PAUSE_MS + 1, null],
  ])('W-10 a second key after %i ms does %s', (pause, action) => {
    expect(outcomeOf({ key: 'g', at: 5000 }, { key: 'r', at: 5000 + pause }, SHORTCUTS).action).toBe(action)
  })

  it('W-10 after too long a pause a key does what it does alone', () => {
    const late = { key: 'n', at: PAUSE_MS + 1 }
    expect(outcomeOf({ key: 'g', at: 0 }, late, SHORTCUTS)).toEqual({ action: 'new', waiting: null })
  })
})
