import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import * as v from 'valibot'
import { openDatabase } from '../../lodge-api/src/database/connect.ts'
import { migrate } from '../../lodge-api/src/database/migrate.ts'
import { createRoom } from '../../lodge-api/src/modules/rooms/room-changes-service.ts'
import { bookingRequest, sessionRequest } from '../../lodge-api/test/fixtures/booking-requests.ts'
import { type LodgeFixture, openLodge, TODAY } from '../../lodge-api/test/fixtures/lodge-fixture.ts'
import { plainPicture } from '../../lodge-api/test/fixtures/upload-form.ts'
import { scriptedProvider } from '../../lodge-api/test/payments/scripted-provider.ts'
import { report } from '../figures.ts'

const STAY = { entry: addDays(TODAY, 5), departure: addDays(TODAY, 8) }
const NIGHTS = `inDate=${STAY.entry}&outDate=${addDays(TODAY, 7)}`

/** Counts the statements that each public endpoint sends to the database, including `begin` and `commit`, on SQLite. */
export async function measureStatements(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  let statements = 0
  const database = openDatabase(join(folder, 'lodge.db'), () => {
    statements += 1
  })
  await migrate(database)
  const fixture = await openLodge(database, scriptedProvider)
  const facts = {
    identifier: 'Molle',
    category: 'Doble',
    description: 'Dos camas.',
    capacity: 2,
    pricePerNight: 2_000_000,
  }
  const picture = await plainPicture('#7a8f5c')
  const roomId = await createRoom(fixture.lodge, { facts, picture }, { id: '1', username: 'recepcion' })

  async function count(method: 'GET' | 'POST', url: string, body?: object) {
    statements = 0
    const response = await fixture.call(method, url, body)
    report(`statements of ${method} ${url.split('?')[0]}`, `${statements}`)
    return response
  }
  await count('GET', '/room')
  await count('GET', `/room/find-one?roomID=${roomId}`)
  await count('GET', `/room/filter?${NIGHTS}`)
  await count('GET', `/room/find-photo?roomID=${roomId}&width=480`)
  await countBooking(roomId, count)
  await fixture.close()
  await database.close()
  rmSync(folder, { recursive: true })
}

const PaymentSession = v.object({ purchasenumber: v.string() })

type Count = (method: 'GET' | 'POST', url: string, body: object) => ReturnType<LodgeFixture['call']>

async function countBooking(roomId: string, count: Count): Promise<void> {
  const session = sessionRequest(roomId, STAY)
  const opened = v.parse(PaymentSession, (await count('POST', session.url, session.body)).body)
  const booking = bookingRequest(roomId, STAY, { tokenId: 'token', purchaseNumber: opened.purchasenumber })
  await count('POST', booking.url, booking.body)
}
