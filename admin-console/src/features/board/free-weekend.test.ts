import { describe, expect, it } from 'vitest'
import { sampleBoard } from '../../../test/samples/sample-board.ts'
import { boardFor, boardRows, freeRoomCounts } from './board-rows.ts'
import { nextWeekend, roomsFreeFor } from './free-weekend.ts'

const BOARD = sampleBoard({ from: '2026-12-03', to: '2026-12-06' }, [
  { room: 'Cantuta', inDate: '2026-12-01', outDate: '2026-12-03' },
  { room: 'Molle', inDate: '2026-12-05', outDate: '2026-12-05' },
  { room: 'Retama', inDate: '2026-12-06', outDate: '2026-12-08' },
])

describe('next weekend', () => {
  it.each([
    ['2026-12-03', '2026-12-04', '2026-12-06'],
    ['2026-12-04', '2026-12-04', '2026-12-06'],
    ['2026-12-05', '2026-12-05', '2026-12-06'],
    ['2026-12-06', '2026-12-11', '2026-12-13'],
    ['2026-12-30', '2027-01-01', '2027-01-03'],
  ])('on %s goes from %s to %s', (today, entry, departure) => {
    expect(nextWeekend(today)).toEqual({ entry, departure })
  })

  it('D-11 roomsFreeFor returns rooms free on both nights of the weekend, with a departure on Friday or an arrival on Sunday too', () => {
    const names = roomsFreeFor(nextWeekend('2026-12-03'), BOARD)?.map(({ _id }) => _id)
    expect(names).toEqual(['Cantuta', 'Retama'])
  })

  it('D-11 roomsFreeFor returns null for a weekend outside the period of the board', () => {
    expect(roomsFreeFor(nextWeekend('2026-12-06'), BOARD)).toBeNull()
  })
})

describe('free rooms', () => {
  it('are counted per night from today on', () => {
    expect(freeRoomCounts(boardRows(BOARD), BOARD, '2026-12-04')).toEqual([null, 3, 2, 2])
  })

  it('are counted among the rooms for at least as many persons', () => {
    const forThree = boardFor(BOARD, 3)
    expect(forThree.rooms.map(({ _id }) => _id)).toEqual(['Retama'])
    expect(freeRoomCounts(boardRows(forThree), BOARD, '2026-12-03')).toEqual([1, 1, 1, 0])
  })
})
