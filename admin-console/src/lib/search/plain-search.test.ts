import { describe, expect, it } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

describe('the plain search of a URL', () => {
  it.each(['101', 'true', 'null', '"x"', '{"a":1}', 'Núñez & Hijos', '=1+1', '100%', ' a '])(
    'A-05 round-trips %j',
    (search) => {
      expect(parsePlainSearch(stringifyPlainSearch({ search }))).toEqual({ search })
    },
  )

  it('A-05 writes only values that are not empty', () => {
    expect(stringifyPlainSearch({ search: '', from: undefined, state: 'all' })).toBe('?state=all')
    expect(stringifyPlainSearch({ search: '', state: '' })).toBe('')
  })

  it('A-05 parses an empty search', () => {
    expect(parsePlainSearch('')).toEqual({})
    expect(parsePlainSearch('?')).toEqual({})
  })
})
