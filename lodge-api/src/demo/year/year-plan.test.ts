import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { ClientSchema } from 'shared-ui/validators/reservations/client'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { changedIn, departsIn, type PlannedNights, type PlannedStay } from '../stays/planned-stay.ts'
import { YEAR_GUESTS, yearGuest } from './year-guests.ts'
import { YEAR_END, YEAR_START } from './year-period.ts'
import { planYear } from './year-plan.ts'

const TODAY = '2027-03-10'
const TAKEN = [
  { room: 0, startsIn: -3, nights: 5 },
  { room: 2, startsIn: 10, nights: 2 },
]
const CAPACITIES = [1, 2, 2, 2, 2, 3, 2, 4]

const nightsOf = ({ room, startsIn, nights }: PlannedNights): string[] =>
  Array.from({ length: nights }, (_, night) => `${room} ${startsIn + night}`)

/** A year of days, since the plan depends on months and days of the week. */
const DAYS = Array.from({ length: 12 }, (_, month) => addDays(TODAY, month * 31))

describe('planYear', () => {
  it('plans each night of a room once, outside of those that are taken', () => {
    for (const today of DAYS) {
      const { stays, blockings } = planYear(today, CAPACITIES, TAKEN)
      const nights = [...stays, ...blockings, ...TAKEN].flatMap(nightsOf)
      expect(new Set(nights).size).toBe(nights.length)
      expect(stays.every(({ startsIn, nights: count }) => startsIn + count <= YEAR_END)).toBe(true)
    }
  })

  it('D-02 plans bookings, cancellations and no-shows before today and after the rooms were opened', () => {
    for (const today of DAYS) {
      const { stays, blockings } = planYear(today, CAPACITIES, TAKEN)
      const isEnteredInTime = ({ startsIn, bookedBefore }: { startsIn: number; bookedBefore: number }) =>
        startsIn - bookedBefore < 0 && startsIn - bookedBefore >= YEAR_START && bookedBefore >= 0
      expect([...stays, ...blockings].filter((planned) => !isEnteredInTime(planned))).toEqual([])
      const isChanged = ({ ending, incident }: PlannedStay) =>
        ending === 'cancelled' || incident === 'shortened'
      const isBetween = (stay: PlannedStay) =>
        changedIn(stay) < 0 && changedIn(stay) > stay.startsIn - stay.bookedBefore
      expect(stays.filter((stay) => isChanged(stay) && !isBetween(stay))).toEqual([])
      expect(stays.filter((stay) => departsIn(stay) <= stay.startsIn)).toEqual([])
      const missed = stays.filter(({ ending }) => ending === 'no_show')
      expect(missed.filter(({ startsIn }) => startsIn + 1 >= 0)).toEqual([])
    }
  })

  it('D-02 plans every ending, and guests who are in house today', () => {
    const stays = DAYS.flatMap((today) => planYear(today, CAPACITIES, TAKEN).stays)
    const endings = new Set(stays.map(({ ending }) => ending))
    expect(endings).toEqual(new Set(['paid', 'owing', 'early', 'cancelled', 'no_show']))
    expect(new Set(stays.map(({ incident }) => incident)).size).toBe(3)
    const present = stays.filter(({ startsIn, nights }) => startsIn < 0 && startsIn + nights > 0)
    expect(present.filter(({ ending }) => ending === 'paid')).not.toEqual([])
  })

  it('D-03 returns the same plan for the same day, and none for a lodge without rooms', () => {
    expect(planYear(TODAY, CAPACITIES, TAKEN)).toEqual(planYear(TODAY, CAPACITIES, TAKEN))
    expect(planYear(TODAY, [], TAKEN)).toEqual({ stays: [], blockings: [] })
  })
})

describe('yearGuest', () => {
  it('B-04 makes guests that the client form accepts, each with a document of their own', () => {
    const guests = Array.from({ length: YEAR_GUESTS }, (_, index) => yearGuest(index))
    for (const guest of guests)
      expect(v.parse(ClientSchema, { ...guest, age: String(guest.age) })).toEqual(guest)
    const documents = guests.map((guest) => guest.identificationDocumentNumber)
    expect(new Set(documents).size).toBe(guests.length)
  })
})
