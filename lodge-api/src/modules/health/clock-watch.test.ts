import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { expect, it } from 'vitest'
import { createClockWatch } from './clock-watch.ts'

function watch() {
  let [elapsed, offset] = [5_000, 1_800_000_000_000]
  const isStepped = createClockWatch(
    () => elapsed + offset,
    () => elapsed,
  )
  return {
    isStepped,
    pass: (ms: number) => {
      elapsed += ms
    },
    step: (ms: number) => {
      offset += ms
    },
  }
}

it('O-07 the clock counts as stepped until it is set back', () => {
  for (const step of [2 * MINUTE_MS, -2 * MINUTE_MS]) {
    const clock = watch()
    clock.pass(30 * MINUTE_MS)
    expect(clock.isStepped()).toBe(false)
    clock.step(step)
    expect(clock.isStepped()).toBe(true)
    clock.step(-step)
    expect(clock.isStepped()).toBe(false)
  }
})

it('O-07 the clock counts as stepped for an hour if it stays so, since it may have been corrected', () => {
  const clock = watch()
  clock.step(-120 * MINUTE_MS)
  expect(clock.isStepped()).toBe(true)
  clock.pass(59 * MINUTE_MS)
  expect(clock.isStepped()).toBe(true)
  clock.pass(2 * MINUTE_MS)
  expect(clock.isStepped()).toBe(false)
  expect(clock.isStepped()).toBe(false)
})

it('O-07 a correction of less than a minute is no step', () => {
  const clock = watch()
  clock.step(MINUTE_MS - 1)
  expect(clock.isStepped()).toBe(false)
})
