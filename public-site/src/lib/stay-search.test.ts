import { expect, it } from 'vitest'
import { readStaySearch } from './stay-search.ts'

it('P-10, P-16 reads both dates, persons and room of an address and ignores the rest', () => {
  const address = { inDate: '2027-04-30', outDate: '2027-05-01', persons: 3, room: 'room-103' }
  expect(readStaySearch({ ...address, other: 'x' })).toEqual(address)
  expect(readStaySearch({ persons: '2' })).toEqual({ persons: 2 })
})

it.each([
  [{}],
  [{ inDate: '2027-04-30' }],
  [{ inDate: 3, outDate: '2027-05-01' }],
  [{ inDate: 'x'.repeat(31), outDate: '2027-05-01' }],
  [{ persons: 0 }],
  [{ persons: 9 }],
  [{ persons: 'dos' }],
  [{ persons: 1.5 }],
  [{ room: 'x'.repeat(65) }],
])('P-10, P-16 ignores invalid search parameters %j', (search) => {
  expect(readStaySearch(search)).toEqual({})
})
