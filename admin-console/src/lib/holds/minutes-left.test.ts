import { HOLDS } from 'shared-ui/copy/reservations/holds'
import { expect, it } from 'vitest'
import { minutesLeft } from './minutes-left.ts'

it.each([
  ['2026-12-02T19:26:30.000Z', 6, '(quedan 6 min)'],
  ['2026-12-02T19:31:00.000Z', 1, '(queda 1 min)'],
  ['2026-12-02T19:31:59.999Z', 1, '(queda 1 min)'],
  ['2026-12-02T19:32:00.000Z', 0, '(terminó)'],
  ['2026-12-02T20:00:00.000Z', 0, '(terminó)'],
])('M-08 minutesLeft at %s until 19:32 UTC is %i: %s', (now, minutes, words) => {
  expect(minutesLeft('2026-12-02T19:32:00.000Z', Date.parse(now))).toBe(minutes)
  expect(HOLDS.left(minutes)).toBe(words)
})
