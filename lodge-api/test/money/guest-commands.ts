import fc from 'fast-check'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { releaseOwnHold } from '../../src/modules/purchases/holds/holds-service.ts'
import {
  makeReservation,
  purchaseOutcome,
} from '../../src/modules/purchases/payment/make-reservation-service.ts'
import { openPaymentSession } from '../../src/modules/purchases/payment/payment-session-service.ts'
import { nightsBetween, priceOf } from './auditor/arithmetic.ts'
import { chargeBehaviour } from './behaviours.ts'
import { type Command, command, pick, server } from './command.ts'
import { PRICE_PER_NIGHT } from './store.ts'
import type { GuestPurchase, ServerName, World } from './world.ts'

/** Days ahead, around the steps of the refund policy. */
const DAYS_AHEAD = [3, 9, 10, 16, 33]

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const opening = fc.record({
  server,
  guest: fc.nat(4),
  room: fc.nat(1),
  daysAhead: fc.constantFrom(...DAYS_AHEAD),
  nights: fc.integer({ min: 1, max: 3 }),
  isRefused: fc.oneof(
    { arbitrary: fc.constant(false), weight: 12 },
    { arbitrary: fc.constant(true), weight: 1 },
  ),
})
type Opening = typeof opening extends fc.Arbitrary<infer Value> ? Value : never

/** Amex cannot be refunded through the provider. */
const brand = fc.oneof(
  { arbitrary: fc.constant('visa'), weight: 6 },
  { arbitrary: fc.constant('amex'), weight: 1 },
)

const paying = fc.record({
  server,
  purchase: pick,
  behaviour: chargeBehaviour,
  brand,
  copies: fc.oneof({ arbitrary: fc.constant(1), weight: 4 }, { arbitrary: fc.constant(2), weight: 1 }),
  card: fc.oneof(
    { arbitrary: fc.constant('one'), weight: 8 },
    { arbitrary: fc.constant('other'), weight: 1 },
  ),
})
type Paying = typeof paying extends fc.Arbitrary<infer Value> ? Value : never

const soles = (centimos: number): number => Number((centimos / 100).toFixed(2))
const documentOf = (guest: number): string => `4455667${guest}`
const emailOf = (guest: number): string => `huesped${guest}@example.pe`

function open(world: World, { server: name, guest, room, daysAhead, nights, isRefused }: Opening): void {
  const roomId = world.store.rooms[room] ?? ''
  const inDate = dayAfter(new Date(world.now).toISOString().slice(0, 10), daysAhead)
  const outDate = dayAfter(inDate, nights - 1)
  const { price, igv, total } = priceOf(PRICE_PER_NIGHT, nightsBetween(inDate, outDate).length)
  const client = `guest ${guest}`
  world.isSessionRefused = isRefused
  world.request(name, { client, purchaseNumber: '' }, async (lodge) => {
    const session = await openPaymentSession(lodge, {
      amount: soles(total),
      roomID: roomId,
      inDate,
      outDate,
      email: emailOf(guest),
      identificationDocumentNumber: documentOf(guest),
      lateArrivalAccepted: false,
      clientIp: '127.0.0.1',
      addressHash: `address ${guest % 2}`,
      hostname: 'localhost',
      visit: `visit of guest ${guest}`,
    })
    const { sessionKey } = session.sessionToken
    const { purchasenumber: purchaseNumber } = session
    world.purchases.push({
      client,
      guest,
      purchaseNumber,
      sessionKey,
      roomId,
      inDate,
      outDate,
      price,
      igv,
      total,
    })
    return 'held'
  })
}

function pay(
  world: World,
  purchase: GuestPurchase,
  { server: name, behaviour, brand, card }: Omit<Paying, 'purchase'>,
): void {
  const { client, guest, purchaseNumber, roomId, inDate, outDate, price, igv, total } = purchase
  if (!world.plans.has(purchaseNumber)) world.plans.set(purchaseNumber, { behaviour, brand })
  world.request(name, { client, purchaseNumber }, async (lodge) => {
    const { outcome } = await makeReservation(lodge, {
      lateArrivalAccepted: false,
      roomId,
      reservation: {
        inDate,
        outDate,
        price: soles(price),
        IGV: soles(igv),
        total: soles(total),
        room: roomId,
        payerIndex: 0,
        channel: 'WEB',
        detail: '',
      },
      client: {
        names: 'Rosa',
        surnames: 'Quispe',
        email: emailOf(guest),
        identificationDocument: 'DNI',
        identificationDocumentNumber: documentOf(guest),
        phone: '984000111',
        location: 'Lima',
        country: 'Perú',
        age: 34,
        RUC: '',
      },
      payment: { tokenId: `${card} card of ${purchaseNumber}`, purchaseNumber, amount: soles(total) },
    })
    return outcome
  })
}

const chosen = (world: World, index: number): GuestPurchase | undefined =>
  world.purchases[index % Math.max(1, world.purchases.length)]

const openSession: fc.Arbitrary<Command> = opening.map((values) =>
  command(`open ${JSON.stringify(values)}`, async (world) => open(world, values)),
)

const payPurchase = paying.map((values) =>
  command(`pay ${JSON.stringify(values)}`, async (world) => {
    const purchase = chosen(world, values.purchase)
    if (!purchase) return
    for (let copy = 0; copy < values.copies; copy += 1) pay(world, purchase, values)
  }),
)

/** The usual sequence: a session is opened and paid immediately. */
const book = fc
  .tuple(opening, fc.record({ behaviour: chargeBehaviour, brand, events: fc.nat(4) }))
  .map(([values, payment]) =>
    command(`book ${JSON.stringify({ ...values, ...payment })}`, async (world) => {
      const before = world.purchases.length
      open(world, values)
      await world.quiet()
      await world.deliver(world.options.isSlow ? 4 : 0)
      const purchase = world.purchases[before]
      if (purchase) pay(world, purchase, { server: values.server, ...payment, copies: 1, card: 'one' })
      await world.quiet()
      await world.deliver(payment.events)
    }),
  )

/** A successful booking, of a stay that is refundable when cancelled soon. */
const bookSuccessfully = fc.record({ server, guest: fc.nat(4), room: fc.nat(1), brand }).map((values) =>
  command(`book successfully ${JSON.stringify(values)}`, async (world) => {
    const before = world.purchases.length
    open(world, { ...values, daysAhead: 16 + before * 4, nights: 3, isRefused: false })
    await world.quiet()
    await world.deliver(world.options.isSlow ? 4 : 0)
    const purchase = world.purchases[before]
    if (purchase) pay(world, purchase, { ...values, behaviour: 'approved', copies: 1, card: 'one' })
    await world.quiet()
    await world.deliver(4)
  }),
)

const requestOutcome = fc.record({ server, purchase: pick }).map((values) =>
  command(`request outcome ${JSON.stringify(values)}`, async (world) => {
    const purchase = chosen(world, values.purchase)
    if (purchase) requestPurchaseOutcome(world, values.server, purchase)
  }),
)

/** Requests the outcome of a purchase, as its browser does. */
export function requestPurchaseOutcome(
  world: World,
  name: ServerName,
  { client, purchaseNumber, sessionKey }: GuestPurchase,
): void {
  world.request(name, { client, purchaseNumber }, async (lodge) => {
    const { outcome } = await purchaseOutcome(lodge, { purchaseNumber, sessionKey })
    return outcome
  })
}

const release = fc.record({ server, purchase: pick }).map((values) =>
  command(`release ${JSON.stringify(values)}`, async (world) => {
    const purchase = chosen(world, values.purchase)
    if (purchase) world.run(values.server, ({ lodge }) => releaseOwnHold(lodge, purchase))
  }),
)

export const guestCommands = { openSession, payPurchase, book, bookSuccessfully, requestOutcome, release }
