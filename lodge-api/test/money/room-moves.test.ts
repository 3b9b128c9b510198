import { sql } from 'kysely'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../fixtures/lodge-fixture.ts'
import { moveAsStaff } from '../fixtures/moved-stay.ts'
import { createAsStaff } from '../fixtures/reservation-changes.ts'
import { scriptedProvider } from '../payments/scripted-provider.ts'
import { auditRetained } from './auditor/audit.ts'
import { type Books, readLodgeBooks } from './auditor/books.ts'

const ROOMS = { Quinual: 1_999_999, Sauco: 2_500_050, Molle: 3_333_333 }
const NIGHTS = 6

/** A number from 0 to 1 that looks random and is the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

/** Guests who change rooms, leave earlier and stay longer on several days, one after the other and against each other. */
describeOnEachDatabase('the books of guests who change rooms', (open) => {
  let fixture: LodgeFixture
  const rooms: string[] = []

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    rooms.length = 0
    for (const [identifier, pricePerNight] of Object.entries(ROOMS)) {
      rooms.push(await addRoom(fixture.lodge, { identifier, pricePerNight }))
    }
  })
  afterEach(() => fixture.close())

  const booksNow = async (): Promise<Books> => {
    const { kysely } = fixture.lodge.database
    const read = async <Row>(text: string) => (await sql.raw<Row>(text).execute(kysely)).rows
    return { ...(await readLodgeBooks(read)), provider: { charges: [], refunds: [] }, reported: [] }
  }

  it.each([1, 2, 3])(
    'D-07, N-02 agree with the nights and the statistics after random changes %i',
    async (seed) => {
      const random = numbers(seed)
      const pick = (count: number) => Math.floor(random.next().value * count)
      const stays: string[] = []
      for (const [index, pricePerNight] of Object.values(ROOMS).slice(0, 2).entries()) {
        const stay = { entry: TODAY, departure: addDays(TODAY, NIGHTS) }
        const { body } = await createAsStaff(fixture, rooms[index] ?? '', { stay, pricePerNight })
        stays.push(String(body.id))
      }
      let moved = 0
      for (let step = 0; step < 14; step += 1) {
        if (pick(3) === 0) fixture.pass(DAY_MS)
        const room = rooms[pick(rooms.length)] ?? ''
        const outDate = addDays(TODAY, NIGHTS - 2 + pick(4))
        const rate = pick(4) === 0 ? { rate: 'agreed' as const } : {}
        const { status } = await moveAsStaff(fixture, stays[pick(2)] ?? '', { room, outDate, ...rate })
        if (status === 200) moved += 1
      }
      const books = await booksNow()
      expect(auditRetained(books)).toEqual([])
      expect(moved).toBeGreaterThan(3)
      expect(books.segments.length).toBeGreaterThan(0)
      const period = `from=${TODAY}&to=${addDays(TODAY, 30)}`
      const { body } = await fixture.staffRequest('GET', `/statistic/period?${period}`)
      const total = books.reservations.reduce((sum, reservation) => sum + reservation.total, 0)
      const ofRooms = body.rooms.reduce(
        (sum: number, room: { total: number }) => sum + Math.round(room.total * 100),
        0,
      )
      expect([ofRooms, body.summary.reservations]).toEqual([total, 2])
      expect(body.summary.soldNights).toBe(books.nights.length)
    },
  )

  it('M-02 are found to be wrong if a night is in no room, in two, or at another price', async () => {
    const { body } = await createAsStaff(fixture, rooms[0] ?? '', {
      stay: { entry: TODAY, departure: addDays(TODAY, NIGHTS) },
      pricePerNight: ROOMS.Quinual,
    })
    fixture.pass(2 * DAY_MS)
    await moveAsStaff(fixture, String(body.id), { room: rooms[1] ?? '' })
    const books = await booksNow()
    const findingsWith = (change: Partial<Books['segments'][number]>) =>
      auditRetained({ ...books, segments: books.segments.map((segment) => ({ ...segment, ...change })) })
    expect(findingsWith({})).toEqual([])
    expect(findingsWith({ out_date: TODAY }).join()).toContain('wrong rooms')
    expect(findingsWith({ out_date: addDays(TODAY, 2) }).join()).toContain('wrong rooms')
    expect(findingsWith({ total: 1 }).join()).toContain('wrong sum')
    expect(findingsWith({ room_id: rooms[2] ?? '' }).join()).toContain('night taken without owner')
  })
})
