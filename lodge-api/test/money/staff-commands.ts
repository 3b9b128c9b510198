import fc from 'fast-check'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { changeRefund, REFUND_SHARES } from 'shared-ui/rules/money/change-refund'
import { DomainError } from '../../src/errors.ts'
import type { Lodge } from '../../src/lodge.ts'
import { paidForReservation } from '../../src/modules/folio/folio-balances.ts'
import { storeGuestToken } from '../../src/modules/guest-reservations/guest-links-service.ts'
import { offeredRefund } from '../../src/modules/guest-reservations/guest-reservation-response.ts'
import {
  cancelAsGuest,
  guestReservation,
} from '../../src/modules/guest-reservations/guest-reservations-service.ts'
import { releaseHoldByStaff } from '../../src/modules/purchases/holds/holds-service.ts'
import { markReturned } from '../../src/modules/purchases/unsettled/unsettled-service.ts'
import { listRefunds } from '../../src/modules/refunds/refunds-service.ts'
import { confirmGiven, retryRefund, settleByHand } from '../../src/modules/refunds/staff-refunds-service.ts'
import { cancelReservation } from '../../src/modules/reservation-changes/cancel-service.ts'
import { changeReservation, quoteChange } from '../../src/modules/reservation-changes/change-service.ts'
import { deleteReservation, restoreReservation } from '../../src/modules/reservations/deletion-service.ts'
import { findReservation } from '../../src/modules/reservations/reservations-service.ts'
import { command, pick, server } from './command.ts'
import { findCharge, voidCharge } from './provider/provider-books.ts'
import type { ServerName, World } from './world.ts'

const ACTOR = { id: 'staff-1', username: 'recepcion' }

/** Ignores refusals, which staff and guests can act on; any other error is thrown. */
async function orRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

async function onReservation(
  world: World,
  values: { server: ServerName; purchase: number },
  work: (lodge: Lodge, reservationId: string) => Promise<void>,
): Promise<void> {
  const rows = await world.read<{ id: string }>(
    'select reservation_id as id from purchase_item where reservation_id is not null order by purchase_number',
  )
  const id = rows[values.purchase % Math.max(1, rows.length)]?.id
  if (id !== undefined) world.run(values.server, ({ lodge }) => orRefused(() => work(lodge, id)))
}

const moved = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** How a change moves the first and the last night, in days. */
const CHANGES = {
  shorten: [0, -1],
  lengthen: [0, 1],
  later: [1, 1],
  'other end': [1, 0],
  'other room': [0, 0],
} as const

const changing = fc.record({
  server,
  purchase: pick,
  change: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
  settlement: fc.constantFrom('card' as const, 'card' as const, 'desk' as const),
  share: fc.constantFrom(...REFUND_SHARES),
})

const change = changing.map((values) =>
  command(`staff change ${JSON.stringify(values)}`, (world) =>
    onReservation(world, values, async (lodge, id) => {
      const row = await findReservation(lodge.database.kysely, id)
      if (!row) return
      const [first, last] = CHANGES[values.change]
      const otherRoom = world.store.rooms.find((room) => room !== row.room_id) ?? row.room_id
      const stay = {
        room: values.change === 'other room' ? otherRoom : row.room_id,
        inDate: moved(row.in_date, first),
        outDate: moved(row.out_date, last),
      }
      const quote = await quoteChange(lodge, id, stay)
      const paid = await paidForReservation(lodge.database.kysely, id)
      const before = { total: row.total, entry: row.in_date, paid, retained: row.change_retained }
      const total = Math.round(quote.agreed.total * 100)
      const today = dayInLima(lodge.clock())
      const { refund } = changeRefund({ before, total }, { today, share: values.share })
      await changeReservation(
        lodge,
        {
          ...stay,
          id,
          version: quote.version,
          rate: 'agreed',
          total: quote.agreed.total,
          share: values.share,
          refund: (refund.card + refund.desk) / 100,
          reason: 'Se va antes',
          settlement: values.settlement,
          notice: 'mail',
        },
        ACTOR,
      )
    }),
  ),
)

const onOne = fc.record({ server, purchase: pick })

const cancel = onOne.map((values) =>
  command(`staff cancel ${JSON.stringify(values)}`, (world) =>
    onReservation(world, values, async (lodge, id) => {
      const row = await findReservation(lodge.database.kysely, id)
      if (!row) return
      const refunds = await listRefunds(lodge.database.kysely, id)
      const refund = (offeredRefund({ row, refunds }, lodge.clock())?.amount ?? 0) / 100
      const { version } = row
      await cancelReservation(lodge, { id, version, reason: 'Enfermedad', refund, notice: 'mail' }, ACTOR)
    }),
  ),
)

const guestCancel = onOne.map((values) =>
  command(`guest cancel ${JSON.stringify(values)}`, (world) =>
    onReservation(world, values, async (lodge, reservationId) => {
      const token = `token of ${reservationId}`
      await storeGuestToken(lodge.database.kysely, { token, reservationId }, lodge.clock())
      const { version, offered } = await guestReservation(lodge, token)
      await cancelAsGuest(lodge, token, { version, refund: offered?.amount ?? 0 })
    }),
  ),
)

const remove = onOne.map((values) =>
  command(`staff delete ${JSON.stringify(values)}`, (world) =>
    onReservation(world, values, (lodge, id) => deleteReservation(lodge, { id, reason: '' }, ACTOR)),
  ),
)

const restore = onOne.map((values) =>
  command(`staff restore ${JSON.stringify(values)}`, (world) =>
    onReservation(world, values, (lodge, id) => restoreReservation(lodge, id, ACTOR)),
  ),
)

const releaseHold = onOne.map((values) =>
  command(`staff release hold ${JSON.stringify(values)}`, async (world) => {
    const purchase = world.purchases[values.purchase % Math.max(1, world.purchases.length)]
    if (!purchase) return
    world.run(values.server, ({ lodge }) =>
      orRefused(() => releaseHoldByStaff(lodge, purchase.purchaseNumber, ACTOR)),
    )
  }),
)

/** Staff look up the refund in the provider's portal first, and record only what they see there. */
const refundAction = fc
  .record({ server, refund: pick, action: fc.constantFrom('retry', 'retry', 'executed', 'by hand') })
  .map((values) =>
    command(`staff refund ${JSON.stringify(values)}`, async (world) => {
      const rows = await world.read<{ id: string; reference: string }>(
        'select id, reference from refund where reference is not null order by id',
      )
      const refund = rows[values.refund % Math.max(1, rows.length)]
      if (refund) await actOnRefund(world, refund, values)
    }),
  )

async function actOnRefund(
  world: World,
  { id, reference }: { id: string; reference: string },
  { server: name, action }: { server: ServerName; action: string },
): Promise<void> {
  const base = reference.replace(/r\d+$/, '')
  const isOfIt = (other: string) => other.replace(/r\d+$/, '') === base
  if ([...world.refundsInTransit].some(isOfIt)) return
  const isExecuted = world.provider.refunds.some((executed) => isOfIt(executed.reference))
  if (isExecuted !== (action === 'executed')) return
  world.run(name, (process) => {
    // What staff saw must still be true when they record it.
    const lodge = { ...process.lodge, database: world.store.database }
    if (action === 'executed') return orRefused(() => confirmGiven(lodge, id, ACTOR))
    return orRefused(() =>
      action === 'retry' ? retryRefund(lodge, id, ACTOR) : settleByHand(lodge, id, ACTOR),
    )
  })
}

/**
 * Staff void a charge in the provider's portal and record it; a charge that is still looked up only while no response is in flight.
 */
const returnByHand = onOne.map((values) =>
  command(`staff return charge ${JSON.stringify(values)}`, async (world) => {
    const states = world.scheduler.count() === 0 ? ['returning', 'unknown', 'never_charged'] : ['returning']
    const rows = await world.read<{ purchase_number: number }>(
      `select purchase_number from purchase where state in ('${states.join("', '")}') order by 1`,
    )
    const number = String(rows[values.purchase % Math.max(1, rows.length)]?.purchase_number)
    const charge = findCharge(world.provider, number)
    if (charge?.status !== 'active') return
    voidCharge(world.provider, charge.signature)
    world.run(values.server, ({ lodge }) => orRefused(() => markReturned(lodge, number, ACTOR)))
  }),
)

export const staffCommands = {
  change,
  cancel,
  guestCancel,
  remove,
  restore,
  releaseHold,
  refundAction,
  returnByHand,
}
