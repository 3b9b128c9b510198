import { describe, expect, it } from 'vitest'
import { sampleReservation } from '../../../../test/samples/sample-reservations.ts'
import { lodgeDay } from './lodge-day.ts'

const TODAY = '2026-12-01'
const room = (identifier: string) => ({ _id: identifier, identifier, category: 'Doble' })
const idsOf = (reservations: { _id: string }[]) => reservations.map(({ _id }) => _id)

describe('lodgeDay', () => {
  it('N-03 sorts guests into arrivals, departures and staying by departure, not by last night', () => {
    const day = lodgeDay(
      [
        sampleReservation({ _id: 'comes', inDate: TODAY, outDate: TODAY }),
        sampleReservation({ _id: 'goes', inDate: '2026-11-29', outDate: '2026-11-30' }),
        sampleReservation({ _id: 'stays', inDate: '2026-11-30', outDate: TODAY }),
        sampleReservation({ _id: 'went', inDate: '2026-11-28', outDate: '2026-11-29' }),
        sampleReservation({ _id: 'will come', inDate: '2026-12-02', outDate: '2026-12-03' }),
      ],
      TODAY,
    )
    expect(idsOf(day.arrivals)).toEqual(['comes'])
    expect(idsOf(day.departures)).toEqual(['goes'])
    expect(idsOf(day.staying)).toEqual(['stays'])
  })

  it('A-01 leaves out failed and deleted reservations', () => {
    const day = lodgeDay(
      (['pending', 'confirmed', 'failed', 'deleted'] as const).map((state) =>
        sampleReservation({ _id: state, state, inDate: TODAY, outDate: TODAY }),
      ),
      TODAY,
    )
    expect(idsOf(day.arrivals)).toEqual(['pending', 'confirmed'])
  })

  it('A-01 orders guests by room in natural order', () => {
    const day = lodgeDay(
      ['10', '9', 'Árbol', 'Molle'].map((name) =>
        sampleReservation({ _id: name, inDate: TODAY, outDate: TODAY, room: room(name) }),
      ),
      TODAY,
    )
    expect(idsOf(day.arrivals)).toEqual(['9', '10', 'Árbol', 'Molle'])
  })
})
