import { expect, it } from 'vitest'
import { periodProblem, requestedPeriod, wholeMonthOf } from './register-period.ts'

const TODAY = '2028-02-10'

it('D-12 shows this month unless the URL has days', () => {
  expect(requestedPeriod({ from: '', to: '' }, TODAY)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(requestedPeriod({ from: '2026-12-15', to: '' }, TODAY)).toEqual({
    from: '2026-12-15',
    to: '2026-12-31',
  })
  expect(requestedPeriod({ from: '', to: '2026-12-15' }, TODAY)).toEqual({
    from: '2026-12-01',
    to: '2026-12-15',
  })
})

it('D-12 knows the last day of each month', () => {
  expect(wholeMonthOf('2026-01-31').to).toBe('2026-01-31')
  expect(wholeMonthOf('2027-02-28').to).toBe('2027-02-28')
  expect(wholeMonthOf('2026-12-01').to).toBe('2026-12-31')
})

it('D-12 says why more than a year cannot be shown', () => {
  expect(periodProblem({ from: '2026-01-01', to: '2026-12-31' })).toBeUndefined()
  expect(periodProblem({ from: '2026-01-01', to: '2027-01-02' })).toBe('Pida hasta un año a la vez.')
})
