import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newMigratedSqliteFile } from '../../../test/databases/migrated-sqlite.ts'
import { bookingRequest, CLIENT, sessionRequest } from '../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, NOON, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff } from '../../../test/fixtures/reservation-changes.ts'
import { type SandboxFixture, startSandbox } from '../../../test/payments/sandbox-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { openDatabase } from '../../database/connect.ts'
import { completeRefund, listDueRefunds } from '../refunds/refund-completer.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const STAY = { entry: addDays(TODAY, 14), departure: addDays(TODAY, 16) }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-refunds-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('M-02, M-04, O-01 a refund that waited in a backup is not requested again after a restore, and staff are asked to look it up', {
  timeout: 30_000,
}, async () => {
  const source = await newMigratedSqliteFile()
  const before = openDatabase(source.url)
  const lodge = await openLodge(before, scriptedProvider)
  const { id } = await bookByCard(lodge, await addRoom(lodge.lodge), STAY)
  await cancelAsStaff(lodge, id, { refund: 377.6 })
  const file = join(folder, 'copy')
  await backUp(source.url, file)
  const [refundId = ''] = await listDueRefunds(lodge.lodge, 10)
  await completeRefund(lodge.lodge, refundId)
  expect(lodge.payments.refunded).toHaveLength(1)
  const now = lodge.lodge.clock()
  await lodge.close()
  await before.close()
  await source.remove()

  const target = join(folder, 'restored.db')
  await restore(file, target, () => now)
  const after = openDatabase(target)
  const restored = await openLodge(after, scriptedProvider)
  for (const due of await listDueRefunds(restored.lodge, 10)) await completeRefund(restored.lodge, due)
  expect(restored.payments.refunded).toEqual([])
  expect((await reservationOf(restored, id)).refunds).toMatchObject([{ state: 'unclear', amount: 377.6 }])
  const { body } = await restored.staffRequest('GET', '/payment/unsettled')
  expect(body.payments).toMatchObject([{ problem: 'refund_unclear', refundID: refundId }])
  await restored.close()
  await after.close()
})

/** Books and pays in the sandbox; returns the reservation's id. */
async function bookInSandbox(lodge: LodgeFixture, sandbox: SandboxFixture): Promise<string> {
  const roomId = await addRoom(lodge.lodge)
  const stay = { entry: addDays(TODAY, 10), departure: addDays(TODAY, 12) }
  const session = sessionRequest(roomId, stay)
  const { body: opened } = await lodge.call('POST', session.url, session.body)
  const tokenId = await sandbox.cardToken(opened.sessionToken, { email: CLIENT.email })
  const booking = bookingRequest(roomId, stay, { tokenId, purchaseNumber: opened.purchasenumber })
  return String((await lodge.call('POST', booking.url, booking.body)).body.id)
}

async function cancelAndRefund(lodge: LodgeFixture, id: string): Promise<void> {
  expect((await cancelAsStaff(lodge, id, { refund: 236 })).status).toBe(200)
  for (const due of await listDueRefunds(lodge.lodge, 10)) await completeRefund(lodge.lodge, due)
}

it('M-02, O-01 a cancellation that is repeated after a restore is requested under another reference', {
  timeout: 30_000,
}, async () => {
  const sandbox = await startSandbox({ clock: () => NOON })
  const source = await newMigratedSqliteFile()
  const before = openDatabase(source.url)
  const lodge = await openLodge(before, () => sandbox.provider)
  const id = await bookInSandbox(lodge, sandbox)
  const file = join(folder, 'copy')
  await backUp(source.url, file)
  await cancelAndRefund(lodge, id)
  await lodge.close()
  await before.close()
  await source.remove()

  const target = join(folder, 'restored.db')
  await restore(file, target, () => NOON)
  const after = openDatabase(target)
  const restored = await openLodge(after, () => sandbox.provider)
  await cancelAndRefund(restored, id)
  const references = (await sandbox.refunds()).map(({ reference }) => reference)
  expect(references).toHaveLength(2)
  expect(new Set(references).size).toBe(2)
  await restored.close()
  await after.close()
  await sandbox.close()
})
