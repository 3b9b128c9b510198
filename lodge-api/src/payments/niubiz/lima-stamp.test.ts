import { describe, expect, it } from 'vitest'
import { isSameLimaDay, limaStamp } from './lima-stamp.ts'

describe('limaStamp', () => {
  it.each([
    ['2026-11-29T04:59:59Z', '261128235959'],
    ['2026-11-29T05:00:00Z', '261129000000'],
    ['2027-01-01T00:00:00Z', '261231190000'],
    ['2028-02-29T17:03:09Z', '280229120309'],
  ])('B-10 %s is %s in Lima', (moment, stamp) => {
    expect(limaStamp(Date.parse(moment))).toBe(stamp)
  })

  it('B-10 compares days in Lima time', () => {
    expect(isSameLimaDay('261128190100', Date.parse('2026-11-29T04:59:59Z'))).toBe(true)
    expect(isSameLimaDay('261128190100', Date.parse('2026-11-29T05:00:00Z'))).toBe(false)
  })
})
