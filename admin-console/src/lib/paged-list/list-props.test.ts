import { expect, it, vi } from 'vitest'
import { filtersOf, listProps } from './list-props.ts'

const search = { state: 'open', groups: '2', ignored: 'from' }

it('filtersOf leaves out the open groups and the ignored parameters', () => {
  expect(filtersOf(search)).toEqual({ state: 'open' })
})

it('C-05 listProps retains the filters when a group is opened, and closes the groups when the filters change', () => {
  const replaceSearch = vi.fn()
  const { filters, ignored, opened, onFiltersChange } = listProps(search, replaceSearch)
  expect({ filters, ignored, groups: opened.groups }).toEqual({
    filters: { state: 'open' },
    ignored: 'from',
    groups: '2',
  })
  opened.onOpen('3')
  expect(replaceSearch).toHaveBeenLastCalledWith({ state: 'open', groups: '3' })
  onFiltersChange({ state: '' })
  expect(replaceSearch).toHaveBeenLastCalledWith({ state: '' })
})
