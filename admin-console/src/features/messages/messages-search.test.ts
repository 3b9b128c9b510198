import * as v from 'valibot'
import { expect, it } from 'vitest'
import { NO_FILTERS } from './message-filters.ts'
import { MessagesSearch } from './messages-search.ts'

it('P-05 MessagesSearch parses the URL and drops invalid values', () => {
  expect(v.parse(MessagesSearch, {})).toEqual(NO_FILTERS)
  expect(v.parse(MessagesSearch, { search: 'ana', state: 'waiting', other: 'x' })).toEqual({
    search: 'ana',
    state: 'waiting',
  })
  expect(v.parse(MessagesSearch, { search: 'x'.repeat(101), state: 'unknown' })).toEqual(NO_FILTERS)
})
