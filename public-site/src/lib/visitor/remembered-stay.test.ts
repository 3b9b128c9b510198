import { expect, it } from 'vitest'
import { parseRememberedStay } from './remembered-stay.ts'

const TODAY = '2027-03-10'
const parse = (value: unknown) => parseRememberedStay(JSON.stringify(value), TODAY)

it('P-10 reads the remembered dates and persons', () => {
  const stay = { entry: '2027-03-15', departure: '2027-03-17' }
  expect(parse({ inDate: stay.entry, outDate: stay.departure })).toEqual({ stay, persons: null })
  expect(parse({ inDate: stay.entry, outDate: stay.departure, persons: 3 })).toEqual({ stay, persons: 3 })
})

it.each([
  ['nothing', null],
  ['past dates', { inDate: '2027-03-09', outDate: '2027-03-11' }],
  ['one date', { inDate: '2027-03-15' }],
  ['text', 'x'],
])('P-10 ignores %s', (_, value) => {
  expect(parse(value)).toBeNull()
})

it('P-10 ignores unreadable storage', () => {
  expect(parseRememberedStay('{', TODAY)).toBeNull()
  expect(parseRememberedStay(null, TODAY)).toBeNull()
})
