import { expect, it } from 'vitest'
import { readStaySearch } from './stay-search.ts'

it('P-10 reads both dates of an address and ignores the rest', () => {
  expect(readStaySearch({ inDate: '2027-04-30', outDate: '2027-05-01', other: 'x' })).toEqual({
    inDate: '2027-04-30',
    outDate: '2027-05-01',
  })
})

it.each([
  [{}],
  [{ inDate: '2027-04-30' }],
  [{ inDate: 3, outDate: '2027-05-01' }],
  [{ inDate: 'x'.repeat(31), outDate: '2027-05-01' }],
])('P-10 ignores invalid search parameters %j', (search) => {
  expect(readStaySearch(search)).toEqual({})
})
