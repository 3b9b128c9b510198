import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../test/databases/databases.ts'
import { bookingRequest, sessionRequest } from '../../../../test/fixtures/booking-requests.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../../test/fixtures/lodge-fixture.ts'
import {
  approval,
  DENIAL,
  type ScriptedProvider,
  scriptedProvider,
} from '../../../../test/payments/scripted-provider.ts'
import { createPaymentCompleter } from '../completion/payment-completer.ts'
import { expireHolds } from '../holds/holds-service.ts'
import { forgetFailedPurchases, forgetIdentifiers } from './retention-service.ts'

const STAY: Stay = { entry: addDays(TODAY, 5), departure: addDays(TODAY, 8) }

describeOnEachDatabase('retention of payment data', (open) => {
  let fixture: LodgeFixture & { payments: ScriptedProvider }
  let roomId: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    roomId = await addRoom(fixture.lodge)
  })
  afterEach(() => fixture.close())

  const count = async () => {
    const { kysely } = fixture.lodge.database
    const tables = ['purchase', 'purchase_item', 'reservation', 'client'] as const
    const rows = await Promise.all(tables.map((table) => kysely.selectFrom(table).selectAll().execute()))
    return rows.map((of) => of.length)
  }
  async function openSession(): Promise<string> {
    const { url, body } = sessionRequest(roomId, STAY)
    return (await fixture.call('POST', url, body)).body.purchasenumber
  }
  async function pay(): Promise<string> {
    const purchaseNumber = await openSession()
    const { url, body } = bookingRequest(roomId, STAY, { tokenId: 'token-1', purchaseNumber })
    await fixture.call('POST', url, body)
    return purchaseNumber
  }
  async function complete(...seconds: number[]) {
    for (const wait of seconds) {
      fixture.pass(wait * 1_000)
      await createPaymentCompleter(fixture.lodge).runDue()
    }
  }
  async function afterThirtyDays() {
    fixture.pass(30 * DAY_MS)
    await forgetFailedPurchases(fixture.lodge)
    const onThirtiethDay = await count()
    fixture.pass(MINUTE_MS)
    await forgetFailedPurchases(fixture.lodge)
    return { onThirtiethDay, after: await count() }
  }

  it('M-10 erases an unpaid hold 30 days after its end', async () => {
    await openSession()
    fixture.pass(16 * MINUTE_MS)
    await expireHolds(fixture.lodge)
    expect(await afterThirtyDays()).toEqual({ onThirtiethDay: [1, 1, 0, 0], after: [0, 0, 0, 0] })
  })

  it('M-10 erases a denied purchase', async () => {
    fixture.payments.respondToCharge = () => ({ kind: 'denied', denial: DENIAL })
    await pay()
    expect((await afterThirtyDays()).after).toEqual([0, 0, 0, 0])
  })

  it('M-10 erases a purchase that was never charged, with its reservation and client', async () => {
    fixture.payments.respondToCharge = () => ({ kind: 'unknown', reason: 'timeout' })
    await pay()
    await complete(5, 25, 90, 480)
    expect(await afterThirtyDays()).toEqual({ onThirtiethDay: [1, 1, 1, 1], after: [0, 0, 0, 0] })
  })

  it('M-10 retains the amounts of a returned charge without any data of the guest', async () => {
    fixture.payments.respondToCharge = (request) => ({
      kind: 'approved',
      charge: { ...approval(request), amount: request.amount + 1 },
    })
    await pay()
    await complete(1)
    expect((await afterThirtyDays()).after).toEqual([1, 1, 0, 0])
    const [purchase] = await fixture.lodge.database.kysely.selectFrom('purchase').selectAll().execute()
    expect(purchase).toMatchObject({
      state: 'returned',
      total: 70_800,
      transaction_id: '990000000000001',
      email: '',
      document_number: '',
      session_key: null,
      address_hash: '',
    })
  })

  it('M-10 clears browser and network of a purchase one day after it was confirmed', async () => {
    await pay()
    const identified = async () => {
      await forgetIdentifiers(fixture.lodge)
      const [row] = await fixture.lodge.database.kysely.selectFrom('purchase').selectAll().execute()
      return [row?.address_hash !== '', row?.session_key !== null]
    }
    expect(await identified()).toEqual([true, true])
    fixture.pass(DAY_MS + MINUTE_MS)
    expect(await identified()).toEqual([false, false])
  })

  it('M-10 retains the data of a confirmed reservation', async () => {
    await pay()
    expect((await afterThirtyDays()).after).toEqual([1, 1, 1, 1])
  })
})
