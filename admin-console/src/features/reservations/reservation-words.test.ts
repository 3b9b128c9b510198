import { describe, expect, it } from 'vitest'
import { clientName, stayOf } from './reservation-words.ts'

describe('stayOf', () => {
  it.each([
    ['2026-11-30', '2026-11-30', '2026-12-01', 1],
    ['2028-02-28', '2028-02-29', '2028-03-01', 2],
    ['2026-12-28', '2026-12-31', '2027-01-01', 4],
    ['2026-04-29', '2026-04-30', '2026-05-01', 2],
  ])(
    'A-12 a record from %s with last night %s departs on %s after %i nights',
    (inDate, outDate, departure, nights) => {
      expect(stayOf({ inDate, outDate })).toEqual({ entry: inDate, departure, nights })
    },
  )
})

describe('clientName', () => {
  it('A-05 puts the surnames first, and shows an erased client without a comma', () => {
    expect(clientName({ names: 'Rosa Elvira', surnames: 'Quispe Mamani' })).toBe('Quispe Mamani, Rosa Elvira')
    expect(clientName({ names: '', surnames: '(datos borrados)' })).toBe('(datos borrados)')
  })
})
