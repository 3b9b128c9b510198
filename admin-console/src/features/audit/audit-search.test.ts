import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { auditParameters, isNarrowed, NO_FILTERS, withFrom } from './audit-filters.ts'
import { AuditSearch } from './audit-search.ts'

const read = (search: Record<string, unknown>) => v.parse(AuditSearch, search)

describe('what the log is narrowed by', () => {
  it('C-05 is nothing where the address says nothing, and lives in the address', () => {
    expect(read({})).toEqual(NO_FILTERS)
    expect(isNarrowed(read({}))).toBe(false)
    const address = { staffID: 's1', kind: 'room', from: '2026-11-28', to: '2026-11-28' }
    expect(read(address)).toEqual(address)
    expect(isNarrowed(read(address))).toBe(true)
  })

  it.each([
    ['a kind that is none', { kind: 'mesa' }],
    ['a day that is none', { from: '2027-02-30' }],
    ['a person that none can be', { staffID: 'x'.repeat(65) }],
    ['values that are no texts', { staffID: 7, kind: null, to: ['2026-11-28'] }],
    ['what is not its own', { group: '6', evil: 'x' }],
  ])('C-05 drops %s', (_, address) => {
    expect(read(address)).toEqual(NO_FILTERS)
  })

  it('C-05 drops a last day before the first, and moves it along with a first day past it', () => {
    expect(read({ from: '2026-12-02', to: '2026-12-01' })).toEqual({ ...NO_FILTERS, from: '2026-12-02' })
    const filters = { ...NO_FILTERS, to: '2026-11-30' }
    expect(withFrom(filters, '2026-12-05')).toMatchObject({ from: '2026-12-05', to: '2026-12-05' })
    expect(withFrom(filters, '2026-11-01')).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
  })

  it('C-05 is asked for from a cursor on', () => {
    expect(auditParameters(NO_FILTERS, null)).toEqual({ group: '30' })
    expect(auditParameters({ ...NO_FILTERS, kind: 'zone' }, 'a8')).toEqual({
      group: '30',
      after: 'a8',
      kind: 'zone',
    })
  })
})
