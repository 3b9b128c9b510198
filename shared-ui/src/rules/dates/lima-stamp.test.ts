import { expect, it } from 'vitest'
import { instantFromLimaStamp } from './lima-stamp.ts'

it('M-05 reads the provider’s timestamps as Lima time in any time zone of the server', () => {
  expect(instantFromLimaStamp('270310120000')).toBe(Date.parse('2027-03-10T17:00:00Z'))
  expect(instantFromLimaStamp('271231235959')).toBe(Date.parse('2028-01-01T04:59:59Z'))
})

it.each(['', '27031012000', '2703101200001', '271310120000', '27-03-10 12:00'])(
  'M-05 returns null for the malformed timestamp %o',
  (stamp) => {
    expect(instantFromLimaStamp(stamp)).toBeNull()
  },
)
