import { describe, expect, it } from 'vitest'
import { eventLines } from './event-lines.ts'

const told = (total: number) => ({
  room: 'Molle · Doble',
  inDate: '2026-12-28',
  outDate: '2026-12-30',
  total,
})

describe('what the history tells of an event', () => {
  it('A-12 is both stays of a change, and the difference that is owed', () => {
    const [before, after, owed] = eventLines({ before: told(590), after: told(885) })
    expect(before).toMatch(/^Antes: Molle · Doble, .*28 dic.* – .*31 dic.*590\.00$/)
    expect(after).toMatch(/^Ahora: .*885\.00$/)
    expect(owed).toBe('Por cobrar en caja: S/.\u00a0295.00')
  })

  it.each([
    [
      'what is owed to the guest',
      { before: told(885), after: told(590) },
      ['Por devolver en caja: S/.\u00a0295.00'],
    ],
    [
      'what went back to the card',
      { before: told(885), after: told(590), card: 295 },
      ['A la tarjeta: S/.\u00a0295.00'],
    ],
    ['nothing owed', { before: told(590), after: told(590) }, []],
  ])('A-12 tells %s', (_, facts, lines) => {
    expect(eventLines(facts).slice(2)).toEqual(lines)
  })

  it('P-08 is why it was cancelled, and where the money went', () => {
    expect(eventLines({ reason: 'Enferma', percent: 80, daysAhead: 14, card: 100.5, desk: 8 })).toEqual([
      'Enferma',
      'A la tarjeta: S/.\u00a0100.50',
      'En caja: S/.\u00a08.00',
    ])
  })
})
