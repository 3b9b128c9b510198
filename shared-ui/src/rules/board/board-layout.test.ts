import { describe, expect, it } from 'vitest'
import { addDays, eachDay } from '../dates/calendar-date.ts'
import { type Bar, layOutRow, type Occupancy } from './board-layout.ts'
import { spanPeriod } from './board-span.ts'

const DECEMBER = { from: '2026-12-01', to: '2026-12-31' }
const stay = (inDate: string, outDate = inDate): Occupancy => ({ inDate, outDate })

const barsOf = (occupancies: Occupancy[], period = DECEMBER): Bar<Occupancy>[] =>
  layOutRow(occupancies, period).cells.filter((cell) => cell.kind === 'bar')

/** A bar as text: its half days, its nights, and `<` or `>` where it is cut. */
const barText = ({ start, end, firstNight, lastNight, beganBefore, goesOn }: Bar<Occupancy>): string =>
  `${beganBefore ? '<' : ''}${start}-${end}${goesOn ? '>' : ''} ${firstNight}..${lastNight}`

describe('bars of layOutRow', () => {
  it.each([
    ['one night, from the afternoon to the next morning', stay('2026-12-05'), '9-11 4..4'],
    ['three nights', stay('2026-12-05', '2026-12-07'), '9-15 4..6'],
    ['from the first day', stay('2026-12-01', '2026-12-02'), '1-5 0..1'],
    ['from before the span', stay('2026-11-29', '2026-12-02'), '<0-5 0..1'],
    ['departure on the first morning', stay('2026-11-29', '2026-11-30'), '<0-1 -1..-1'],
    ['departure on the last morning', stay('2026-12-29', '2026-12-30'), '57-61 28..29'],
    ['the last night, with a departure after the span', stay('2026-12-31'), '61-62> 30..30'],
    ['until after the span', stay('2026-12-30', '2027-01-04'), '59-62> 29..30'],
    ['over the whole span', stay('2026-11-01', '2027-02-01'), '<0-62> 0..30'],
  ])('N-03 bar: %s', (_, occupancy, expected) => {
    expect(barsOf([occupancy]).map(barText)).toEqual([expected])
  })

  it.each([
    ['departed the day before', stay('2026-11-28', '2026-11-29')],
    ['arrives the day after', stay('2027-01-01')],
  ])('N-03 no bar: %s', (_, occupancy) => {
    expect(barsOf([occupancy])).toEqual([])
  })

  it('case 2 a departure and an arrival on the same day meet in the middle of the day', () => {
    const [departing, arriving] = barsOf([stay('2026-12-12', '2026-12-13'), stay('2026-12-14')])
    expect(departing?.end).toBe(arriving?.start)
  })

  it('W-03 covers 29 February and the last night of a year', () => {
    const leap = { from: '2028-02-28', to: '2028-03-01' }
    expect(barsOf([stay('2028-02-28', '2028-02-29')], leap).map(barText)).toEqual(['1-5 0..1'])
    const newYear = { from: '2026-12-31', to: '2027-01-01' }
    expect(barsOf([stay('2026-12-31')], newYear).map(barText)).toEqual(['1-3 0..0'])
  })
})

/** Stays of one to six nights, with up to two free nights between them, over a whole year; different in each room. */
const yearOfStays = (rooms: number): Occupancy[][] =>
  Array.from({ length: rooms }, (_, room) => {
    const occupancies: Occupancy[] = []
    let night = addDays('2027-01-01', room % 5)
    while (night < '2028-01-01') {
      const last = addDays(night, (occupancies.length + room) % 6)
      occupancies.push(stay(night, last))
      night = addDays(last, 1 + (occupancies.length % 3))
    }
    return occupancies
  })

describe('cells of layOutRow', () => {
  it('A-10 has every night once, in order, for unsorted occupancies', () => {
    const occupancies = [
      stay('2026-12-20', '2026-12-22'),
      stay('2026-11-28', '2026-11-30'),
      stay('2026-12-02'),
    ]
    const { cells, byNight } = layOutRow(occupancies, { from: '2026-12-01', to: '2026-12-04' })
    expect(cells.map((cell) => (cell.kind === 'free' ? cell.night : barText(cell)))).toEqual([
      '<0-1 -1..-1',
      0,
      '3-5 1..1',
      2,
      3,
    ])
    expect(byNight.map(({ kind }) => kind)).toEqual(['free', 'bar', 'free', 'free'])
  })

  it('case 2 the rest of a day of departure is free, and no cells overlap', () => {
    const { cells } = layOutRow([stay('2026-12-01', '2026-12-01')], { from: '2026-12-01', to: '2026-12-03' })
    expect(cells.map(({ start, end }) => [start, end])).toEqual([
      [1, 3],
      [3, 4],
      [4, 6],
    ])
    expect(layOutRow([stay('2026-11-30')], DECEMBER).cells[1]).toMatchObject({ night: 0, start: 1, end: 2 })
  })

  it('A-10 all nights are free without occupancies', () => {
    expect(layOutRow([], DECEMBER).cells).toHaveLength(31)
  })

  it.each(['2027-01-01', '2027-04-01', '2027-07-01', '2027-10-01', '2027-11-30'])(
    'A-10 lays out 50 rooms with a year of stays in the quarter from %s',
    (from) => {
      const period = spanPeriod({ from, length: 'quarter' })
      const nights = eachDay(period.from, period.to)
      for (const occupancies of yearOfStays(50)) {
        const { cells, byNight } = layOutRow(occupancies, period)
        const taker = (night: string) =>
          occupancies.find(({ inDate, outDate }) => inDate <= night && night <= outDate)?.inDate
        expect(byNight.map((cell) => (cell.kind === 'bar' ? cell.occupancy.inDate : undefined))).toEqual(
          nights.map(taker),
        )
        const ends = cells.flatMap(({ start, end }) => [start, end])
        expect(ends).toEqual([...ends].sort((one, other) => one - other))
        expect(ends.at(-1)).toBeLessThanOrEqual(2 * nights.length)
      }
    },
  )
})
