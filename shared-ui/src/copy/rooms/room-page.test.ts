import { describe, expect, it } from 'vitest'
import { refusedDates } from './room-page.ts'

const stay = { entry: '2026-11-30', departure: '2026-12-06' }
const NIGHTS = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']

describe('refusedDates', () => {
  it.each([
    [0, 'Del lun, 30 nov. 2026 al dom, 6 dic. 2026 no se puede reservar.'],
    [1, 'la noche del lun 30 nov. no está libre.'],
    [2, 'las noches del lun 30 nov. y mar 1 dic. no están libres.'],
    [3, 'las noches del lun 30 nov., mar 1 dic. y mié 2 dic. no están libres.'],
    [5, 'las noches del lun 30 nov., mar 1 dic., mié 2 dic. y 2 más no están libres.'],
  ])('P-23 names the dates and %i taken nights', (count, expected) => {
    const text = refusedDates({ stay, taken: NIGHTS.slice(0, count) })
    expect(text).toMatch(/^Del lun, 30 nov. 2026 al dom, 6 dic. 2026/)
    expect(text).toContain(expected)
    expect(text).toMatch(/Elija otras fechas en el calendario.$/)
  })

  it.each(['2026-02-30', 'mañana', ''])('P-23 says that %j is no date', (entry) => {
    expect(refusedDates({ stay: { ...stay, entry }, taken: [] })).toMatch(/^Las fechas del enlace no existen/)
  })
})
