import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { periodAsked } from './period-asked.ts'
import { PERIOD_SEARCH } from './period-search.ts'

const TODAY = '2026-11-28'
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const asked = (search: Record<string, unknown>) =>
  periodAsked(v.parse(v.object(PERIOD_SEARCH), search), TODAY)

describe('the period that an address asks for', () => {
  it('A-04 is this month where it asks for none', () => {
    expect(asked({})).toEqual(NOVEMBER)
  })

  it('A-04 is any from one night to another', () => {
    const period = { from: '2026-02-10', to: '2027-03-05' }
    expect(asked(period)).toEqual(period)
    const night = { from: '2026-02-10', to: '2026-02-10' }
    expect(asked(night)).toEqual(night)
  })

  it.each([
    ['half of it is missing', { from: '2026-02-10' }],
    ['a day is none', { from: '2026-02-30', to: '2026-03-05' }],
    ['it ends before it begins', { from: '2026-03-05', to: '2026-02-10' }],
    ['it is longer than ten years', { from: '2010-01-01', to: '2026-02-10' }],
    ['its days are no texts', { from: ['2026-02-10'], to: 7 }],
  ])('A-04 is this month where %s', (_, search) => {
    expect(asked(search)).toEqual(NOVEMBER)
  })
})
