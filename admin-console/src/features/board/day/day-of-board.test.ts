import { describe, expect, it } from 'vitest'
import { sampleBoard } from '../../../../test/samples/sample-board.ts'
import { dayOfBoard } from './day-of-board.ts'

const BOARD = sampleBoard(
  { from: '2028-02-28', to: '2028-03-02' },
  [
    { room: 'Cantuta', inDate: '2028-02-27', outDate: '2028-02-28', surnames: 'Sale' },
    { room: 'Cantuta', inDate: '2028-02-29', outDate: '2028-02-29', surnames: 'Llega' },
    { room: 'Molle', inDate: '2028-02-27', outDate: '2028-03-01', surnames: 'Sigue' },
    { room: 'Retama', inDate: '2028-01-01', outDate: '2028-01-02' },
    { room: 'Lúcuma', inDate: '2028-01-01', outDate: '2028-01-02' },
    { room: 'Helecho', inDate: '2028-01-01', outDate: '2028-01-02' },
  ],
  {
    blockings: [
      { _id: 'b', room: 'Retama', inDate: '2028-02-28', outDate: '2028-03-01', by: 'ana', reason: '' },
    ],
    holds: [{ _id: '7', room: 'Lúcuma', inDate: '2028-02-29', outDate: '2028-02-29', until: '' }],
  },
)

const summaryOf = (day: string) => {
  const { arrivals, staying, departures, held, blocked, free } = dayOfBoard(BOARD, day)
  const whose = (list: typeof arrivals) =>
    list.map(({ room, occupancy }) => `${room._id}: ${occupancy.client.surnames}`)
  const where = (list: { room: { _id: string } }[]) => list.map(({ room }) => room._id)
  return {
    arrivals: whose(arrivals),
    staying: whose(staying),
    departures: whose(departures),
    held: where(held),
    blocked: where(blocked),
    free: free.map(({ _id }) => _id),
  }
}

describe('dayOfBoard', () => {
  it('case 2 lists departure, arrival and staying guests on 29 February', () => {
    expect(summaryOf('2028-02-29')).toEqual({
      arrivals: ['Cantuta: Llega'],
      staying: ['Molle: Sigue'],
      departures: ['Cantuta: Sale'],
      held: ['Lúcuma'],
      blocked: ['Retama'],
      free: ['Helecho'],
    })
  })

  it('N-03 counts a room as free on the night of a departure', () => {
    expect(summaryOf('2028-03-01')).toEqual({
      arrivals: [],
      staying: ['Molle: Sigue'],
      departures: ['Cantuta: Llega'],
      held: [],
      blocked: ['Retama'],
      free: ['Cantuta', 'Lúcuma', 'Helecho'],
    })
  })

  it('D-07 lists a guest who changes rooms in the new room, neither as an arrival nor as a departure', () => {
    const moved = { entry: '2028-02-27', roomBefore: null, roomAfter: null }
    const board = sampleBoard({ from: '2028-02-28', to: '2028-03-02' }, [
      {
        room: 'Quinual',
        inDate: '2028-02-27',
        outDate: '2028-02-28',
        moved: { ...moved, roomAfter: 'Sauco' },
      },
      {
        room: 'Sauco',
        inDate: '2028-02-29',
        outDate: '2028-03-01',
        moved: { ...moved, roomBefore: 'Quinual' },
      },
    ])
    const { arrivals, departures, moves } = dayOfBoard(board, '2028-02-29')
    expect([arrivals, departures]).toEqual([[], []])
    expect(moves.map(({ room }) => room._id)).toEqual(['Sauco'])
    expect(dayOfBoard(board, '2028-03-01').staying).toHaveLength(1)
  })

  it('case 11 leaves archived rooms out of the free rooms', () => {
    const rooms = BOARD.rooms.map((room) => ({ ...room, archived: room._id === 'Helecho' }))
    expect(dayOfBoard({ ...BOARD, rooms }, '2028-02-29').free).toEqual([])
  })
})
