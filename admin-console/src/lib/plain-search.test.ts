import { describe, expect, it } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

describe('the search of an address', () => {
  it.each(['101', 'true', 'null', '"x"', '{"a":1}', 'Núñez & Hijos', '=1+1', '100%', ' a '])(
    'A-05 keeps %j as it was typed',
    (search) => {
      expect(parsePlainSearch(stringifyPlainSearch({ search }))).toEqual({ search })
    },
  )

  it('A-05 writes only what narrows the list', () => {
    expect(stringifyPlainSearch({ search: '', from: undefined, state: 'all' })).toBe('?state=all')
    expect(stringifyPlainSearch({ search: '', state: '' })).toBe('')
  })

  it('A-05 reads an address without a search', () => {
    expect(parsePlainSearch('')).toEqual({})
    expect(parsePlainSearch('?')).toEqual({})
  })
})
