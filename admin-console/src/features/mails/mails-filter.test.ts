import { describe, expect, it } from 'vitest'
import { lastSent, tryOutcome } from './mails-filter.ts'
import { sampleMail } from './sample-mails.ts'

const before = sampleMail({ attempts: 3 })
const asked = new Map([[before._id, before]])

describe('a mail that staff had tried anew', () => {
  it.each([
    ['is tried while it is its turn', sampleMail({ state: 'queued' }), 'trying'],
    ['is tried while the list does not show it yet', before, 'trying'],
    ['has failed again once one more failure is counted', sampleMail({ attempts: 4 }), 'failed'],
    ['has failed for good', sampleMail({ attempts: 4, state: 'given_up', nextTryAt: null }), 'failed'],
    ['is of no concern to who asked for another one', sampleMail({ _id: 'other' }), null],
  ])('case 17 %s', (_, mail, outcome) => {
    expect(tryOutcome(mail, asked)).toBe(outcome)
  })

  it('case 17 has been sent when it is gone from the list; of several the last asked for is told', () => {
    const second = sampleMail({ _id: 'second' })
    const both = new Map([...asked, [second._id, second]])
    expect(lastSent(both, [before, second])).toBeUndefined()
    expect(lastSent(both, [second])).toBe(before)
    expect(lastSent(both, [])).toBe(second)
  })
})
