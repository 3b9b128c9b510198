import { expect, it } from 'vitest'
import { sampleRoom } from '../../../../../test/samples/sample-availability.ts'
import { isTakenByOthers, remainingStay } from './taken-rooms.ts'

const TODAY = '2026-12-01'
const FREE = { ...sampleRoom(), reservations: [], blockings: [], heldNights: [], holds: [] }
const taken = (_id: string) => ({ _id, inDate: TODAY, outDate: TODAY, client: { names: '', surnames: '' } })

it('D-11 a room is not taken by the reservation that is moved, but by others, blockings and holds', () => {
  expect(isTakenByOthers({ ...FREE, reservations: [taken('own')] }, 'own')).toBe(false)
  expect(isTakenByOthers({ ...FREE, reservations: [taken('own'), taken('other')] }, 'own')).toBe(true)
  expect(isTakenByOthers({ ...FREE, blockings: [{ _id: 'b', date: TODAY }] }, 'own')).toBe(true)
  expect(isTakenByOthers({ ...FREE, heldNights: [TODAY] }, 'own')).toBe(true)
})

it('D-11 looks up free rooms from today on, and not for dates that cannot be reserved', () => {
  expect(remainingStay({ entry: '2026-11-28', departure: '2026-12-03' }, TODAY)).toEqual({
    entry: TODAY,
    departure: '2026-12-03',
  })
  expect(remainingStay({ entry: '2026-11-28', departure: TODAY }, TODAY)).toBeNull()
  expect(remainingStay({ entry: '2026-12', departure: '2026-12-03' }, TODAY)).toBeNull()
})
