import * as v from 'valibot'
import { expect, it } from 'vitest'
import { GroupsText, groupCount, groupsText } from './open-groups.ts'

it.each([
  [undefined, ''],
  ['', ''],
  ['1', '1'],
  ['3', '3'],
  ['50', '50'],
  ['51', ''],
  ['0', ''],
  ['-2', ''],
  ['2.5', ''],
  ['muchos', ''],
  [3, ''],
])('C-05 reads %j open groups of an address as %j', (address, groups) => {
  expect(v.parse(GroupsText, address)).toBe(groups)
})

it('C-05 opens one group at first, and writes no more into an address than it may open', () => {
  expect(groupCount('')).toBe(1)
  expect(groupCount('4')).toBe(4)
  expect(groupsText(1)).toBe('')
  expect(groupsText(2)).toBe('2')
  expect(groupsText(80)).toBe('50')
})
