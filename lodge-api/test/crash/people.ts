import * as v from 'valibot'
import { centimos, policyRefund } from '../money/auditor/arithmetic.ts'
import { mailsIn } from './books.ts'
import type { Random } from './random.ts'
import { DatabaseUnreachable } from './reader.ts'
import { request } from './requests.ts'
import type { TestLodge } from './test-lodge.ts'

const STAFF = { username: 'recepcion', password: 'una clave de prueba' }

const SignedIn = v.object({ token: v.string() })
const Listed = v.object({
  reservations: v.array(
    v.object({
      _id: v.string(),
      inDate: v.string(),
      outDate: v.string(),
      room: v.object({ _id: v.string() }),
    }),
  ),
})
const Found = v.object({
  reservation: v.object({ version: v.number(), paidForStay: v.object({ card: v.number() }) }),
})
const Quoted = v.object({ quote: v.object({ version: v.number(), agreed: v.object({ total: v.number() }) }) })
const SeenByGuest = v.object({
  reservation: v.object({ version: v.number(), offered: v.nullable(v.object({ amount: v.number() })) }),
})

type Reservation = v.InferOutput<typeof Listed>['reservations'][number]
type Desk = { api: string; token: string }

/** Context of people's actions: a server that may be killed at any time, their mails and the provider. */
export type Scene = { api: string; lodge: TestLodge; random: Random }

/** Runs actions until the server is killed; the auditor judges the result. */
async function untilKilled(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // `fetch` without a server, an incomplete body, or an error response. Every other error is a bug of this test.
    const expected = [TypeError, SyntaxError, v.ValiError, DatabaseUnreachable]
    if (!expected.some((kind) => error instanceof kind)) throw error
  }
}

async function signIn(api: string): Promise<Desk> {
  const { token } = v.parse(SignedIn, await request(`${api}/sign-in`, { body: STAFF }))
  return { api, token }
}

async function confirmed({ api, token }: Desk): Promise<Reservation[]> {
  const list = await request(`${api}/reservation?group=30&state=confirmed`, { token })
  return v.parse(Listed, list).reservations
}

/** Staff cancel the last stay and about a third of the others, with the refund of the policy. */
export const cancelSome = ({ api, random }: Scene): Promise<void> =>
  untilKilled(async () => {
    const desk = await signIn(api)
    const [last, ...others] = (await confirmed(desk)).toSorted((one, other) =>
      one.inDate < other.inDate ? 1 : -1,
    )
    const chosen = others.filter(() => random.chance(1 / 3))
    for (const reservation of [...(last ? [last] : []), ...chosen]) await cancel(desk, reservation)
  })

async function cancel({ api, token }: Desk, { _id, inDate }: Reservation): Promise<void> {
  const found = await request(`${api}/reservation/find-one?reservationID=${_id}`, { token })
  const { version, paidForStay } = v.parse(Found, found).reservation
  const refund = policyRefund(centimos(paidForStay.card), inDate, new Date().toISOString()) / 100
  const body = { version, reason: 'Prueba', refund, notice: 'none' }
  await request(`${api}/reservation/cancel?reservationID=${_id}`, { token, body })
}

/** Removes the last night of a stay of several nights, and refunds the share of the policy to the card. */
async function shorten({ api, token }: Desk, { _id, inDate, outDate, room }: Reservation): Promise<void> {
  if (inDate === outDate) return
  const nights = { inDate, outDate: inDate }
  const query = new URLSearchParams({ reservationID: _id, roomID: room._id, ...nights })
  const quoted = await request(`${api}/reservation/quote-change?${query.toString()}`, { token })
  const { version, agreed } = v.parse(Quoted, quoted).quote
  const found = await request(`${api}/reservation/find-one?reservationID=${_id}`, { token })
  const { paidForStay } = v.parse(Found, found).reservation
  const left = Math.max(0, centimos(paidForStay.card) - centimos(agreed.total))
  const refund = policyRefund(left, inDate, new Date().toISOString()) / 100
  const price = { rate: 'agreed', total: agreed.total, refund, settlement: 'card' }
  const body = { version, room: room._id, ...nights, ...price, notice: 'mail' }
  await request(`${api}/reservation/change?reservationID=${_id}`, { token, body })
}

const remove = ({ api, token }: Desk, { _id }: Reservation) =>
  request(`${api}/reservation/delete?reservationID=${_id}`, { method: 'DELETE', token })

/** Staff look up every unclear refund at the provider, and record it as given or have it requested again. */
async function clearRefunds({ api, token }: Desk, lodge: TestLodge): Promise<void> {
  const { refunds } = await lodge.books([])
  const given = (await lodge.sandbox.refunds()).map(({ reference }) => reference.replace(/r\d+$/, ''))
  for (const { id, state, reference } of refunds) {
    if (state !== 'unclear') continue
    const action = given.includes(reference?.replace(/r\d+$/, '') ?? '') ? 'refund-given' : 'retry-refund'
    await request(`${api}/reservation/${action}?refundID=${id}`, { method: 'POST', token })
  }
}

const LINK = /\/my-reservation#([\w-]+)/

/** A guest follows the link in a mail and cancels. */
async function cancelAsGuest({ api, lodge, random }: Scene): Promise<void> {
  const mails = await mailsIn(lodge.mailFolder)
  const links = mails.flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])
  const token = links[random.below(Math.max(1, links.length))]
  if (token === undefined) return
  const seen = v.safeParse(SeenByGuest, await request(`${api}/guest-reservation?token=${token}`))
  if (!seen.success) return
  const { version, offered } = seen.output.reservation
  if (!offered) return
  const body = { version, refund: offered.amount }
  await request(`${api}/guest-reservation/cancel?token=${token}`, { body })
}

/** Staff change, cancel and delete reservations and settle refunds, and guests cancel, while other guests pay. */
export const actMeanwhile = (scene: Scene): Promise<void> =>
  untilKilled(async () => {
    const { api, lodge, random } = scene
    const desk = await signIn(api)
    if (random.chance(0.5)) await clearRefunds(desk, lodge)
    for (const reservation of await confirmed(desk)) {
      const act = [shorten, cancel, remove][random.below(40)]
      if (act) await act(desk, reservation)
    }
    if (random.chance(0.5)) await cancelAsGuest(scene)
  })
