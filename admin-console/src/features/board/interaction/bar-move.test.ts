import { expect, it } from 'vitest'
import type { BoardOccupancy } from '../board-rows.ts'
import { isMovable, movedStay } from './bar-move.ts'

const STAY = { inDate: '2026-12-28', outDate: '2026-12-30', stay: 'to_come' } as const

it('D-11 moves a stay by nights across the end of the year', () => {
  expect(movedStay(STAY, 3, '2026-12-01')).toEqual({ entry: '2026-12-31', departure: '2027-01-03' })
  expect(movedStay(STAY, -28, '2026-12-01')).toEqual({ entry: '2026-11-30', departure: '2026-12-03' })
})

it('D-07 keeps the entry of a stay that has begun, and moves its departure to tomorrow at the earliest', () => {
  expect(movedStay(STAY, 2, '2026-12-29')).toEqual({ entry: '2026-12-28', departure: '2027-01-02' })
  expect(movedStay(STAY, -2, '2026-12-29')).toEqual({ entry: '2026-12-28', departure: '2026-12-30' })
})

it('D-07 keeps the entry of a guest who is in house since today', () => {
  expect(movedStay({ ...STAY, stay: 'in_house' }, 2, STAY.inDate)).toEqual({
    entry: '2026-12-28',
    departure: '2027-01-02',
  })
})

it('D-02 moves only confirmed reservations whose guest is to come or in house', () => {
  const reservation = {
    ...STAY,
    kind: 'reservation',
    _id: 's1',
    room: 'r1',
    state: 'confirmed',
    stay: 'to_come',
    channel: 'WEB',
    client: { names: '', surnames: '' },
    balance: 0,
  } satisfies BoardOccupancy
  expect(isMovable(reservation)).toBe(true)
  expect(isMovable({ ...reservation, stay: 'in_house' })).toBe(true)
  expect(isMovable({ ...reservation, stay: 'left' })).toBe(false)
  expect(isMovable({ ...reservation, state: 'pending' })).toBe(false)
  const moved = { entry: '2026-12-26', roomBefore: null, roomAfter: 'Sauco' }
  expect(isMovable({ ...reservation, stay: 'in_house', moved })).toBe(false)
  expect(isMovable({ ...STAY, kind: 'blocking', _id: 'b', room: 'r1', by: null, reason: '' })).toBe(false)
})

it('D-07 keeps the entry of the whole stay when a guest who changed rooms today is moved again', () => {
  const moved = { entry: '2026-12-26', roomBefore: 'Quinual', roomAfter: null }
  expect(movedStay({ ...STAY, moved }, 2, STAY.inDate)).toEqual({
    entry: '2026-12-26',
    departure: '2027-01-02',
  })
})
