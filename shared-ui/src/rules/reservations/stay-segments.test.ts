import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate, eachDay } from '../dates/calendar-date.ts'
import { quoteFor } from '../money/money.ts'
import {
  changedSegments,
  occupiedSegments,
  type StaySegment,
  segmentsFrom,
  segmentsQuote,
} from './stay-segments.ts'

const TODAY = '2026-12-05'
type Stay = [StaySegment, ...StaySegment[]]

const segment = (roomId: string, inDate: CalendarDate, outDate: CalendarDate, price = 2_000_000) => ({
  roomId,
  inDate,
  outDate,
  pricePerNight: price,
})

/** Five nights in Quinual, of which two are past. */
const STAY: Stay = [segment('quinual', '2026-12-03', '2026-12-07')]
const inSauco = segment('sauco', '2026-12-03', '2026-12-07', 2_500_000)

describe('changedSegments', () => {
  it('D-07 moves a begun stay from tonight on, and leaves the past nights in the old room', () => {
    expect(changedSegments(STAY, inSauco, TODAY)).toEqual({
      segments: [
        segment('quinual', '2026-12-03', '2026-12-04'),
        segment('sauco', '2026-12-05', '2026-12-07', 2_500_000),
      ],
      from: TODAY,
    })
  })

  it('D-07 moves the whole stay on its entry day, and before it', () => {
    for (const today of ['2026-12-03', '2026-11-20']) {
      expect(changedSegments(STAY, inSauco, today)).toEqual({ segments: [inSauco], from: '2026-12-03' })
    }
  })

  it('D-07 moves the whole stay of a guest who comes later', () => {
    const later = segment('sauco', '2026-12-20', '2026-12-22')
    expect(changedSegments(STAY, later, TODAY)).toEqual({ segments: [later], from: '2026-12-03' })
  })

  it('D-07 restores the stay when the guest moves back on the same day', () => {
    const { segments } = changedSegments(STAY, inSauco, TODAY)
    expect(changedSegments(segments as Stay, STAY[0], TODAY).segments).toEqual(STAY)
  })

  it('D-07 has three segments when the guest moves back after a night', () => {
    const { segments } = changedSegments(STAY, inSauco, TODAY)
    expect(changedSegments(segments as Stay, STAY[0], '2026-12-06').segments).toEqual([
      segment('quinual', '2026-12-03', '2026-12-04'),
      segment('sauco', '2026-12-05', '2026-12-05', 2_500_000),
      segment('quinual', '2026-12-06', '2026-12-07'),
    ])
  })

  it('D-07 ends in the old room when a guest who moved today leaves today', () => {
    const { segments } = changedSegments(STAY, inSauco, TODAY)
    const leaving = segment('sauco', '2026-12-03', '2026-12-04', 2_500_000)
    expect(changedSegments(segments as Stay, leaving, TODAY).segments).toEqual([
      segment('quinual', '2026-12-03', '2026-12-04'),
    ])
  })

  it('D-07 counts the nights of a guest who stayed longer than booked for the old room', () => {
    const overdue: Stay = [segment('quinual', '2026-12-01', '2026-12-02')]
    expect(changedSegments(overdue, segment('sauco', '2026-12-01', '2026-12-06'), TODAY)).toEqual({
      segments: [
        segment('quinual', '2026-12-01', '2026-12-04'),
        segment('sauco', '2026-12-05', '2026-12-06'),
      ],
      from: '2026-12-03',
    })
  })
})

describe('segmentsFrom', () => {
  it('D-07 leaves out the nights that became free again, and rooms in which nobody slept', () => {
    const { segments } = changedSegments(STAY, inSauco, TODAY)
    expect(occupiedSegments(segments, null)).toEqual(segments)
    expect(occupiedSegments(segments, '2026-12-06')).toEqual([
      segment('quinual', '2026-12-03', '2026-12-04'),
      segment('sauco', TODAY, TODAY, 2_500_000),
    ])
    expect(occupiedSegments(segments, TODAY)).toEqual([segment('quinual', '2026-12-03', '2026-12-04')])
    expect(occupiedSegments(segments, '2026-12-03')).toEqual([])
  })

  it('D-07 returns the nights from a day on, each in its room', () => {
    const { segments } = changedSegments(STAY, inSauco, TODAY)
    expect(segmentsFrom(segments, '2026-12-04')).toEqual([
      segment('quinual', '2026-12-04', '2026-12-04'),
      segment('sauco', '2026-12-05', '2026-12-07', 2_500_000),
    ])
    expect(segmentsFrom(segments, '2026-12-08')).toEqual([])
  })
})

describe('changedSegments, for any sequence of changes', () => {
  const start = '2026-12-01'
  const price = fc.integer({ min: 1, max: 9_999_999 })
  const room = fc.constantFrom('quinual', 'sauco', 'molle')
  const booked = fc
    .record({ roomId: room, nights: fc.integer({ min: 1, max: 20 }), pricePerNight: price })
    .map(({ nights, ...more }): Stay => [{ ...more, inDate: start, outDate: addDays(start, nights - 1) }])
  /** Changes on ascending days, each with a departure on that day or later. */
  const changes = fc
    .array(
      fc.record({
        wait: fc.integer({ min: 0, max: 4 }),
        ahead: fc.integer({ min: 0, max: 10 }),
        roomId: room,
        // Few prices, so that segments merge.
        pricePerNight: fc.constantFrom(1_999_999, 2_000_000, 3_333_333),
      }),
      { maxLength: 8 },
    )
    .map((steps) => {
      let today = addDays(start, 1)
      return steps.map(({ wait, ahead, roomId, pricePerNight }) => {
        today = addDays(today, wait)
        const outDate = addDays(today, ahead - 1)
        return { today, requested: { roomId, pricePerNight, inDate: start, outDate } }
      })
    })

  const nightsIn = (segments: readonly StaySegment[]) =>
    segments.flatMap(({ roomId, pricePerNight, inDate, outDate }) =>
      eachDay(inDate, outDate).map((night) => ({ night, roomId, pricePerNight })),
    )
  const replay = (
    stay: Stay,
    steps: { today: CalendarDate; requested: StaySegment }[],
    check: (before: Stay, after: Stay, step: { today: CalendarDate; requested: StaySegment }) => void,
  ) =>
    steps.reduce((before, step) => {
      const after = changedSegments(before, step.requested, step.today).segments as Stay
      check(before, after, step)
      return after
    }, stay)

  it('D-07 has every night from entry to departure in exactly one segment', () => {
    fc.assert(
      fc.property(booked, changes, (stay, steps) => {
        replay(stay, steps, (_before, after, { requested }) => {
          expect(nightsIn(after).map(({ night }) => night)).toEqual(eachDay(start, requested.outDate))
        })
      }),
    )
  })

  it('D-07 never changes room or price of a night that is past', () => {
    fc.assert(
      fc.property(booked, changes, (stay, steps) => {
        replay(stay, steps, (before, after, { today }) => {
          const isPast = ({ night }: { night: CalendarDate }) => night < today
          const past = nightsIn(before).filter(isPast)
          expect(nightsIn(after).filter(isPast).slice(0, past.length)).toEqual(past)
        })
      }),
    )
  })

  it('D-07 has tonight and all later nights in the requested room at its price', () => {
    fc.assert(
      fc.property(booked, changes, (stay, steps) => {
        replay(stay, steps, (_before, after, { today, requested }) => {
          for (const { night, ...more } of nightsIn(after).filter((slept) => slept.night >= today)) {
            expect({ night, ...more }).toEqual({
              night,
              roomId: requested.roomId,
              pricePerNight: requested.pricePerNight,
            })
          }
        })
      }),
    )
  })

  it('N-02 costs the exact sum of its segments, price plus IGV being the total', () => {
    fc.assert(
      fc.property(booked, changes, (stay, steps) => {
        replay(stay, steps, (_before, after) => {
          const quote = segmentsQuote(after)
          expect(quote.total).toBe(quote.price + quote.igv)
          const parts = after.map(({ pricePerNight, inDate, outDate }) =>
            quoteFor(pricePerNight, eachDay(inDate, outDate).length),
          )
          expect(quote.total).toBe(parts.reduce((sum, { total }) => sum + total, 0))
          expect(quote.nights).toBe(parts.reduce((sum, { nights }) => sum + nights, 0))
        })
      }),
    )
  })

  it('D-07 restores a stay that is moved there and back on one day', () => {
    fc.assert(
      fc.property(booked, changes, fc.constantFrom('quinual', 'sauco', 'molle'), (stay, steps, roomId) => {
        const after = replay(stay, steps, () => undefined)
        const last = after.at(-1) ?? after[0]
        // The last night is tonight or later, so that there is something to move.
        const today = last.outDate < addDays(start, 1) ? addDays(start, 1) : last.outDate
        const whole = { ...last, inDate: start }
        const restored = changedSegments(after, whole, today).segments as Stay
        const moved = changedSegments(restored, { ...whole, roomId }, today).segments as Stay
        expect(changedSegments(moved, whole, today).segments).toEqual(restored)
      }),
    )
  })
})
