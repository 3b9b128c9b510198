import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { plainPicture } from '../../../test/fixtures/upload-form.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { createRoom } from './room-changes-service.ts'

const ACTOR = { id: '1', username: 'recepcion' }
const NIGHTS = `inDate=${addDays(TODAY, 5)}&outDate=${addDays(TODAY, 9)}`

describeOnEachDatabase('SQL statements of the room endpoints', (open) => {
  let fixture: LodgeFixture
  let statements: string[]
  let roomId: string

  beforeEach(async () => {
    statements = []
    fixture = await openLodge(await open((sql) => statements.push(sql)), scriptedProvider)
    const picture = await plainPicture('#7a8f5c')
    const room = { category: 'Doble', description: 'Dos camas.', capacity: 2, pricePerNight: 2_000_000 }
    const add = (identifier: string) =>
      createRoom(fixture.lodge, { facts: { ...room, identifier }, picture }, ACTOR)
    roomId = await add('Molle')
    await add('Retama')
    statements = []
  })
  afterEach(() => fixture.close())

  it.each([
    ['/room', () => '/room'],
    ['/room/find-one', () => `/room/find-one?roomID=${roomId}`],
    ['/room/filter', () => `/room/filter?${NIGHTS}`],
    ['/room/nights', () => `/room/nights?roomID=${roomId}`],
    ['/room/find-photo', () => `/room/find-photo?roomID=${roomId}&width=480`],
  ])('C-03 C-05 C-07 are one for %s with any number of rooms', async (_name, address) => {
    expect((await fixture.call('GET', address())).status).toBe(200)
    expect(statements).toHaveLength(1)
  })

  it('P-16 are two for /room/taken with any number of rooms and nights', async () => {
    expect((await fixture.call('GET', `/room/taken?${NIGHTS}`)).status).toBe(200)
    expect(statements).toHaveLength(2)
  })

  it('C-03 are one for /room/availability besides the session check', async () => {
    // The first request signs in.
    await fixture.staffRequest('GET', `/room/availability?${NIGHTS}`)
    statements = []
    expect((await fixture.staffRequest('GET', `/room/availability?${NIGHTS}`)).status).toBe(200)
    expect(statements.filter((sql) => sql.includes('"staff"'))).toHaveLength(1)
    expect(statements.filter((sql) => !sql.includes('"staff"'))).toHaveLength(1)
  })
})
