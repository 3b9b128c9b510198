import { describe, expect, it } from 'vitest'
import { eventLines } from './event-lines.ts'

const stayWith = (total: number) => ({
  room: 'Molle · Doble',
  inDate: '2026-12-28',
  outDate: '2026-12-30',
  total,
})

describe('eventLines', () => {
  it('A-12 lists both stays of a change and the difference owed', () => {
    const [before, after, owed] = eventLines({
      kind: 'changed',
      facts: { before: stayWith(590), after: stayWith(885) },
    })
    expect(before).toMatch(/^Antes: Molle · Doble, .*28 dic.* – .*31 dic.*590\.00$/)
    expect(after).toMatch(/^Ahora: .*885\.00$/)
    expect(owed).toBe('Por cobrar en caja: S/.\u00a0295.00')
  })

  it('D-07 lists for a change the rooms of a guest who had another one before', () => {
    const earlier = [{ room: 'Quinual · Doble', inDate: '2026-12-28', outDate: '2026-12-28' }]
    const facts = { before: stayWith(590), after: { ...stayWith(885), earlier } }
    expect(eventLines({ kind: 'changed', facts })[1]).toBe(
      'Ahora: Del 28 al 29 de diciembre en Quinual · Doble, del 29 al 31 de diciembre en Molle · Doble, S/.\u00a0885.00',
    )
  })

  it.each([
    [
      'the amount owed to the guest',
      { before: stayWith(885), after: stayWith(590) },
      ['Por devolver en caja: S/.\u00a0295.00'],
    ],
    [
      'the amount to refund to the card',
      { before: stayWith(885), after: stayWith(590), card: 295 },
      ['Por devolver a la tarjeta: S/.\u00a0295.00'],
    ],
    ['no amount if nothing is owed', { before: stayWith(590), after: stayWith(590) }, []],
  ])('A-12 lists for a change %s', (_, facts, lines) => {
    expect(eventLines({ kind: 'changed', facts }).slice(2)).toEqual(lines)
  })

  it('D-06 lists for a change the rule, the reason, the refund and what is retained', () => {
    const before = stayWith(885)
    const after = stayWith(590)
    const byPolicy = { share: 'policy', percent: 50, card: 147.5, retained: 147.5 } as const
    expect(eventLines({ kind: 'changed', facts: { before, after, ...byPolicy } }).slice(2)).toEqual([
      'Devolución según las condiciones: 50 %',
      'Por devolver a la tarjeta: S/.\u00a0147.50',
      'Se retuvo: S/.\u00a0147.50',
    ])
    const nothing = { share: 'none', percent: 0, reason: 'Avisó tarde.', retained: 295 } as const
    expect(eventLines({ kind: 'changed', facts: { before, after, ...nothing } }).slice(2)).toEqual([
      'Avisó tarde.',
      'Sin devolución',
      'Se retuvo: S/.\u00a0295.00',
    ])
  })

  it('D-06 lists no refund for a change of an unpaid stay', () => {
    const facts = { before: stayWith(885), after: stayWith(590), retained: 0 }
    expect(eventLines({ kind: 'changed', facts }).slice(2)).toEqual([])
  })

  it('P-08 lists the reason of a cancellation and where the refund went', () => {
    const facts = { reason: 'Enferma', percent: 80, daysAhead: 14, card: 100.5, desk: 8 }
    expect(eventLines({ kind: 'cancelled', facts })).toEqual([
      'Enferma',
      'Por devolver a la tarjeta: S/.\u00a0100.50',
      'En caja: S/.\u00a08.00',
    ])
  })

  it.each([
    ['refunded', 'A la tarjeta: S/.\u00a0100.50'],
    ['charge_returned', 'A la tarjeta: S/.\u00a0100.50'],
    ['refund_unclear', 'Monto: S/.\u00a0100.50'],
    ['refund_manual', 'Monto: S/.\u00a0100.50'],
    ['refund_retried', 'Monto: S/.\u00a0100.50'],
    ['refund_by_hand', 'Monto: S/.\u00a0100.50'],
    ['charge_returning', 'Monto: S/.\u00a0100.50'],
  ] as const)('M-01 names a card refund only if the provider recorded it: %s', (kind, line) => {
    expect(eventLines({ kind, facts: { card: 100.5 } })).toEqual([line])
  })

  it('M-01 names no amount if nothing was charged, and the reason of a late denial', () => {
    expect(
      eventLines({ kind: 'denied_late', facts: { reason: 'Fondos insuficientes', card: 100.5 } }),
    ).toEqual(['Fondos insuficientes'])
    expect(eventLines({ kind: 'never_charged', facts: { card: 100.5 } })).toEqual([])
    expect(eventLines({ kind: 'confirmed' })).toEqual([])
  })
})
