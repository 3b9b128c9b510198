import * as v from 'valibot'
import { centimos, policyRefund } from '../money/auditor/arithmetic.ts'
import type { Random } from './random.ts'

const STAFF = { username: 'recepcion', password: 'una clave de prueba' }

const SignedIn = v.object({ token: v.string() })
const Listed = v.object({
  reservations: v.array(v.object({ _id: v.string(), inDate: v.string(), state: v.string() })),
})
const Found = v.object({ reservation: v.object({ version: v.number(), paidByCard: v.number() }) })

/**
 * Staff cancel about a third of the confirmed reservations, with the refund that the policy gives. A server that is killed meanwhile
 * answers nothing, and the rest stays as it is.
 */
export async function cancelSome(api: string, random: Random): Promise<void> {
  try {
    const { token } = v.parse(SignedIn, await request(`${api}/sign-in`, { body: STAFF }))
    const list = await request(`${api}/reservation?group=30&state=confirmed`, { token })
    for (const { _id, inDate } of v.parse(Listed, list).reservations) {
      if (random.chance(1 / 3)) await cancel({ api, token }, _id, inDate)
    }
  } catch {
    // Killed meanwhile: what it has done so far is for the auditor.
  }
}

async function cancel(
  { api, token }: { api: string; token: string },
  id: string,
  entry: string,
): Promise<void> {
  const found = await request(`${api}/reservation/find-one?reservationID=${id}`, { token })
  const { version, paidByCard } = v.parse(Found, found).reservation
  const refund = policyRefund(centimos(paidByCard), entry, new Date().toISOString()) / 100
  const body = { version, reason: 'Prueba', refund, notice: 'none' }
  await request(`${api}/reservation/cancel?reservationID=${id}`, { token, body })
}

async function request(url: string, { token, body }: { token?: string; body?: object }): Promise<unknown> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  return response.json()
}
