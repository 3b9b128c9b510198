import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { auditParameters, NO_FILTERS } from './audit-filters.ts'
import { AuditSearch } from './audit-search.ts'

const read = (search: Record<string, unknown>) => v.parse(AuditSearch, search)

describe('the search parameters of the audit log', () => {
  it('C-05 default to no filters, and round-trip', () => {
    expect(read({})).toEqual(NO_FILTERS)
    const address = { staffID: 's1', kind: 'room', from: '2026-11-28', to: '2026-11-28' }
    expect(read(address)).toEqual(address)
  })

  it.each([
    ['an unknown kind', { kind: 'mesa' }],
    ['an impossible date', { from: '2027-02-30' }],
    ['a person id that is too long', { staffID: 'x'.repeat(65) }],
    ['values that are not strings', { staffID: 7, kind: null, to: ['2026-11-28'] }],
    ['unknown parameters', { group: '6', evil: 'x' }],
  ])('C-05 drops %s', (_, address) => {
    expect(read(address)).toEqual(NO_FILTERS)
  })

  it('C-05 drop a last day before the first', () => {
    expect(read({ from: '2026-12-02', to: '2026-12-01' })).toEqual({ ...NO_FILTERS, from: '2026-12-02' })
  })

  it('C-05 become request parameters with the cursor', () => {
    expect(auditParameters(NO_FILTERS, null)).toEqual({ group: '30' })
    expect(auditParameters({ ...NO_FILTERS, kind: 'zone' }, 'a8')).toEqual({
      group: '30',
      after: 'a8',
      kind: 'zone',
    })
  })
})
