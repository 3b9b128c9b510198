import { describe, expect, it } from 'vitest'
import { cancellationFacts } from './cancellation-facts.ts'

const cancelledBy = (by: string | null) =>
  cancellationFacts([
    { at: '2026-12-01T15:00:00.000Z', kind: 'confirmed', by: null },
    {
      at: '2026-12-14T15:00:00.000Z',
      kind: 'cancelled',
      by,
      facts: { reason: 'Enferma', percent: 80, daysAhead: 14 },
    },
  ])

describe('cancellationFacts', () => {
  it.each([
    ['P-08', 'recepcion', 'recepcion'],
    ['B-12', null, 'El huésped'],
  ])('%s names who cancelled the reservation: %s', (_, by, name) => {
    expect(cancelledBy(by)).toContainEqual({ label: 'Cancelada por', value: name })
  })
})
