import { type Selectable, sql } from 'kysely'
import type { Database } from '../../src/database/connect.ts'
import type { StaffTable } from '../../src/database/schema.ts'
import { sessionKey } from '../../src/modules/staff-session/session-key.ts'
import { issueToken } from '../../src/modules/staff-session/session-token-service.ts'
import { openSession } from '../../src/modules/staff-session/sessions-service.ts'
import { fillLodge } from '../fixtures/full-lodge.ts'
import { addRoom, type LodgeFixture, openLodge, STAFF } from '../fixtures/lodge-fixture.ts'
import { bookByCard } from '../fixtures/paid-reservation.ts'
import { collectMails } from '../fixtures/visitor-mails.ts'
import { scriptedProvider } from '../payments/scripted-provider.ts'
import { readExamples } from './examples.ts'
import { readKnownValues } from './known-values.ts'
import { type FuzzedOperation, operationsOf } from './operations.ts'
import type { Material } from './request-arbitraries.ts'

const PRICE_PER_NIGHT = 2_000_000
const TOKEN_IN_LINK = /[#=]([\w.-]{24,})/g

/** A lodge with rows in every table, its endpoints, and a staff member who can always sign in. */
export type FuzzWorld = {
  fixture: LodgeFixture
  operations: FuzzedOperation[]
  /** Restores the staff member and reads what the next requests refer to. */
  prepare: (turn: number) => Promise<Material>
  /** Opens a session and returns its token; a request may end its own session. */
  signIn: () => Promise<string>
  close: () => Promise<void>
}

export async function openFuzzWorld(database: Database): Promise<FuzzWorld> {
  // The data is only needed during the run.
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.kysely)
  await fillLodge(database)
  const fixture = await openLodge(database, scriptedProvider)
  const { lodge } = fixture
  const staff = await database.kysely
    .selectFrom('staff')
    .selectAll()
    .where('username', '=', STAFF.username)
    .executeTakeFirstOrThrow()
  const returning = await addReturningPurchase(fixture)
  const tokens: string[] = []
  let roomNumber = 0
  const key = await sessionKey(lodge)

  async function prepare(turn: number) {
    await restoreStaff(database, staff)
    for (const { text } of await collectMails(lodge)) {
      for (const [, token = ''] of text.matchAll(TOKEN_IN_LINK)) tokens.push(token)
    }
    // A new room, since requests delete rooms and change prices.
    const id = await addRoom(lodge, {
      identifier: `Chachacomo ${roomNumber++}`,
      pricePerNight: PRICE_PER_NIGHT,
    })
    const known = await readKnownValues(lodge, tokens)
    const examples = await readExamples(fixture, {
      room: { id, pricePerNight: PRICE_PER_NIGHT },
      returning,
      staff,
      turn,
    })
    return { known, examples }
  }

  async function signIn() {
    const now = lodge.clock()
    const { id: staffId, username, name } = staff
    const sessionId = await openSession(database.kysely, staff, { browser: '', now })
    return issueToken(key, { staffId, sessionId, username, name, begunAt: now })
  }

  return {
    fixture,
    operations: await operationsOf(fixture),
    prepare,
    signIn,
    close: () => fixture.close(),
  }
}

/** Books a room by card and makes the charge wait for its return. */
async function addReturningPurchase(fixture: LodgeFixture) {
  const room = await addRoom(fixture.lodge, { identifier: 'Queñual' })
  const paid = await bookByCard(fixture, room, { entry: '2027-12-01', departure: '2027-12-03' })
  // Only transitions write states in the product.
  await sql`update purchase set state = 'returning' where purchase_number = ${Number(paid.purchaseNumber)}`.execute(
    fixture.lodge.database.kysely,
  )
  return paid
}

/** Requests may deactivate the staff member or change the password, which ends the session. */
const restoreStaff = ({ kysely }: Database, { id, ...columns }: Selectable<StaffTable>) =>
  kysely.updateTable('staff').set(columns).where('id', '=', id).execute()
