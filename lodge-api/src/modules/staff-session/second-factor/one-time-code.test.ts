import { LODGE } from 'content'
import { expect, it } from 'vitest'
import { latestStep, newSecret, stepOfCode, uriOf } from './one-time-code.ts'

/** The secret of the examples in RFC 6238, appendix B, whose codes have two more digits in front. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('A-01 stepOfCode accepts the example of RFC 6238 at %i s', (seconds, code, step) => {
  expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(step)
})

it('A-01 stepOfCode accepts a code one step early and late, not two', () => {
  const accepted = [-60, -30, 0, 30, 60].map((late) => stepOfCode(SECRET, '287082', (59 + late) * 1000))
  expect(accepted).toEqual([null, 1, 1, 1, null])
  expect(latestStep(59_000)).toBe(2)
})

it.each([['287083'], ['28708'], ['2870820'], ['']])('A-01 stepOfCode refuses %j', (code) => {
  expect(stepOfCode(SECRET, code, 59_000)).toBeNull()
})

it('A-01 newSecret is of 160 bits and always another', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

it('A-01 uriOf names the lodge and the staff member', () => {
  const uri = new URL(uriOf(SECRET, 'rosa.huaman'))
  expect(decodeURIComponent(uri.pathname)).toContain(`${LODGE.name}:rosa.huaman`)
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: LODGE.name,
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
