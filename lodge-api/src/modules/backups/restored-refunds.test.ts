import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newMigratedSqliteFile } from '../../../test/databases/migrated-sqlite.ts'
import { addRoom, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard, reservationOf } from '../../../test/fixtures/paid-reservation.ts'
import { cancelAsStaff } from '../../../test/fixtures/reservation-changes.ts'
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

  const place = join(folder, 'restored.db')
  await restore(file, place, () => now)
  const after = openDatabase(place)
  const restored = await openLodge(after, scriptedProvider)
  for (const due of await listDueRefunds(restored.lodge, 10)) await completeRefund(restored.lodge, due)
  expect(restored.payments.refunded).toEqual([])
  expect((await reservationOf(restored, id)).refunds).toMatchObject([{ state: 'unclear', amount: 377.6 }])
  const { body } = await restored.staffRequest('GET', '/payment/unsettled')
  expect(body.payments).toMatchObject([{ problem: 'refund_unclear', refundID: refundId }])
  await restored.close()
  await after.close()
})
