import type { Period } from 'shared-ui/rules/dates/period'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PERIOD_SEARCH } from './period-search.ts'
import { requestedPeriod } from './requested-period.ts'

const TODAY = '2026-11-28'
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const requested = (search: Record<string, unknown>) =>
  requestedPeriod(v.parse(v.object(PERIOD_SEARCH), search), TODAY)
const valid = (period: Period) => ({ period, refused: null })

describe('requestedPeriod', () => {
  it('A-04 defaults to this month', () => {
    expect(requested({})).toEqual(valid(NOVEMBER))
    expect(requested({ from: '', to: '' })).toEqual(valid(NOVEMBER))
  })

  it('A-04 accepts any period of one or more nights', () => {
    const period = { from: '2026-02-10', to: '2027-03-05' }
    expect(requested(period)).toEqual(valid(period))
    const night = { from: '2026-02-10', to: '2026-02-10' }
    expect(requested(night)).toEqual(valid(night))
  })

  it.each([
    ['half of it is missing', { from: '2026-02-10' }],
    ['a date is impossible', { from: '2026-02-30', to: '2026-03-05' }],
    ['it ends before it begins', { from: '2026-03-05', to: '2026-02-10' }],
    ['it is longer than ten years', { from: '2010-01-01', to: '2026-02-10' }],
  ])('A-04 falls back to this month and reports the invalid period if %s', (_, search) => {
    expect(requested(search)).toEqual({ period: NOVEMBER, refused: { to: '', ...search } })
  })
})
