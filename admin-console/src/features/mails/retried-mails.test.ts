import { describe, expect, it } from 'vitest'
import { sampleMail } from '../../../test/samples/sample-mails.ts'
import { lastSent, tryOutcome } from './retried-mails.ts'

const before = sampleMail({ attempts: 3 })
const retried = new Map([[before._id, before]])

describe('the outcome of a retried mail', () => {
  it.each([
    ['is pending while the mail is queued', sampleMail({ state: 'queued' }), 'trying'],
    ['is pending until the list shows the attempt', before, 'trying'],
    ['is a failure once another attempt is counted', sampleMail({ attempts: 4 }), 'failed'],
    [
      'is a failure if the mail was given up',
      sampleMail({ attempts: 4, state: 'given_up', nextTryAt: null }),
      'failed',
    ],
    ['is null for a mail that was not retried', sampleMail({ _id: 'other' }), null],
  ])('case 17 %s', (_, mail, outcome) => {
    expect(tryOutcome(mail, retried)).toBe(outcome)
  })

  it('case 17 is sent when the mail leaves the list; of several, the last retried is reported', () => {
    const second = sampleMail({ _id: 'second' })
    const both = new Map([...retried, [second._id, second]])
    expect(lastSent(both, [before, second])).toBeUndefined()
    expect(lastSent(both, [second])).toBe(before)
    expect(lastSent(both, [])).toBe(second)
  })
})
