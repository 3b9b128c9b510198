import type { Period } from 'shared-ui/rules/statistics'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PERIOD_SEARCH } from './period-search.ts'
import { requestedPeriod } from './requested-period.ts'

const TODAY = '2026-11-28'
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const asked = (search: Record<string, unknown>) =>
  requestedPeriod(v.parse(v.object(PERIOD_SEARCH), search), TODAY)
const found = (period: Period) => ({ period, refused: null })

describe('the period that an address asks for', () => {
  it('A-04 is this month where it asks for none', () => {
    expect(asked({})).toEqual(found(NOVEMBER))
    expect(asked({ from: '', to: '' })).toEqual(found(NOVEMBER))
  })

  it('A-04 is any from one night to another', () => {
    const period = { from: '2026-02-10', to: '2027-03-05' }
    expect(asked(period)).toEqual(found(period))
    const night = { from: '2026-02-10', to: '2026-02-10' }
    expect(asked(night)).toEqual(found(night))
  })

  it.each([
    ['half of it is missing', { from: '2026-02-10' }],
    ['a day is none', { from: '2026-02-30', to: '2026-03-05' }],
    ['it ends before it begins', { from: '2026-03-05', to: '2026-02-10' }],
    ['it is longer than ten years', { from: '2010-01-01', to: '2026-02-10' }],
  ])('A-04 is this month where %s, and what was asked for stays to be told', (_, search) => {
    expect(asked(search)).toEqual({ period: NOVEMBER, refused: { to: '', ...search } })
  })
})
