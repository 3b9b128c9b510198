import { expect, it } from 'vitest'
import { toggled, withSpan } from './night-selection.ts'

it('A-08 toggled selects a night, and deselects it again', () => {
  expect(toggled(['2026-12-05'], '2026-12-02')).toEqual(['2026-12-02', '2026-12-05'])
  expect(toggled(['2026-12-02', '2026-12-05'], '2026-12-02')).toEqual(['2026-12-05'])
})

it('A-08 withSpan adds every selectable night of a range, in either direction', () => {
  const free = (night: string) => night !== '2026-12-31'
  const whole = ['2026-12-02', '2026-12-30', '2027-01-01']
  expect(withSpan(['2026-12-02'], { from: '2026-12-30', to: '2027-01-01' }, free)).toEqual(whole)
  expect(withSpan(['2026-12-02'], { from: '2027-01-01', to: '2026-12-30' }, free)).toEqual(whole)
})
