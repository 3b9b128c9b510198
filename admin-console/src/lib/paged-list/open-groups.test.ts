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
])('C-05 GroupsText parses %j as %j', (address, groups) => {
  expect(v.parse(GroupsText, address)).toBe(groups)
})

it('C-05 groupCount defaults to one group, and groupsText is limited to 50', () => {
  expect(groupCount('')).toBe(1)
  expect(groupCount('4')).toBe(4)
  expect(groupsText(1)).toBe('')
  expect(groupsText(2)).toBe('2')
  expect(groupsText(80)).toBe('50')
})
