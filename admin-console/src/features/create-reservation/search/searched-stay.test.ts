import * as v from 'valibot'
import { expect, it } from 'vitest'
import { searchedStay } from './searched-stay.ts'
import { StaySearch } from './stay-search.ts'

it.each([
  [{}, { entry: '2027-03-31', departure: '2027-04-01' }, false],
  [{ inDate: '2027-04-05' }, { entry: '2027-03-31', departure: '2027-04-01' }, true],
  [{ inDate: '2027-02-30', outDate: '2027-04-01' }, { entry: '2027-03-31', departure: '2027-04-01' }, true],
  [{ inDate: '2027-04-05', outDate: '2027-04-08' }, { entry: '2027-04-05', departure: '2027-04-08' }, false],
])('A-10 search parameters %j request %j on 31 March, invalid: %j', (address, stay, isWrong) => {
  expect(searchedStay(v.parse(StaySearch, address), '2027-03-31')).toEqual({ stay, isWrong })
})
