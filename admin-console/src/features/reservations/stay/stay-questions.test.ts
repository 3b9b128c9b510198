import { describe, expect, it } from 'vitest'
import { sampleDayStay } from '../../../../test/samples/sample-day.ts'
import { firstQuestion, questionAfterBalance } from './stay-questions.ts'

const TODAY = '2026-12-01'
const IN_HOUSE = { state: 'in_house', at: null, by: null, freedFrom: null } as const
const leaving = sampleDayStay({ inDate: '2026-11-28', outDate: '2026-11-30', stay: IN_HOUSE })
const early = sampleDayStay({ inDate: '2026-11-28', outDate: '2026-12-02', stay: IN_HOUSE })

describe('firstQuestion', () => {
  it('D-03 asks about a balance before a check-out, and about nothing if all is paid', () => {
    expect(firstQuestion({ ...leaving, balance: 120 }, 'check_out', TODAY)?.question).toBe('balance')
    expect(firstQuestion(leaving, 'check_out', TODAY)).toBeNull()
    expect(firstQuestion({ ...leaving, balance: -20 }, 'check_out', TODAY)).toBeNull()
  })

  it('D-02 asks about the remaining nights of a check-out after its balance', () => {
    expect(firstQuestion({ ...early, balance: 120 }, 'check_out', TODAY)?.question).toBe('balance')
    expect(questionAfterBalance(early, 'check_out', TODAY)?.question).toBe('rest')
    expect(firstQuestion(early, 'check_out', TODAY)?.question).toBe('rest')
  })

  it('D-02 asks a no-show about the nights only, and an arrival or undo about nothing', () => {
    expect(firstQuestion({ ...early, balance: 120 }, 'no_show', TODAY)?.question).toBe('rest')
    expect(firstQuestion({ ...early, balance: 120 }, 'check_in', TODAY)).toBeNull()
    expect(firstQuestion({ ...leaving, balance: 120 }, 'undo', TODAY)).toBeNull()
  })
})
