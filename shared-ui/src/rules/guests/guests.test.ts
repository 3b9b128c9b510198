import { expect, it } from 'vitest'
import { isMinor, isMinorAlone, missingGuests } from './guests.ts'

it.each([
  ['2009-03-10', '2027-03-09', true],
  ['2009-03-10', '2027-03-10', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  ['1950-01-01', '2027-03-10', false],
])('D-12 a person born on %s is a minor on %s: %s', (birthDate, day, expected) => {
  expect(isMinor(birthDate, day)).toBe(expected)
})

it('D-12 minors are alone until an adult is among the guests', () => {
  const child = { birthDate: '2018-06-01' }
  expect(isMinorAlone([], '2027-03-10')).toBe(false)
  expect(isMinorAlone([child], '2027-03-10')).toBe(true)
  expect(isMinorAlone([child, { birthDate: '1985-06-01' }], '2027-03-10')).toBe(false)
})

it('D-12 no guests are missing when more are registered than expected', () => {
  expect(missingGuests({ expected: 3, registered: 1 })).toBe(2)
  expect(missingGuests({ expected: 1, registered: 2 })).toBe(0)
})
