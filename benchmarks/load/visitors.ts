import { Agent, request } from 'node:http'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import * as v from 'valibot'
import { type Guest, newGuest } from '../../lodge-api/test/crash/guest.ts'
import { CARDS } from '../../lodge-api/test/crash/sandbox-process.ts'
import type { TestLodge } from '../../lodge-api/test/crash/test-lodge.ts'
import type { ReportedOutcome } from '../../lodge-api/test/money/auditor/books.ts'
import type { Arrival } from './open-load.ts'

/** How often each kind of request comes among a hundred. See the table in benchmarks/README.md. */
const MIX = {
  'page /': 10,
  'page /rooms': 8,
  'page /botanical-garden': 4,
  'page /plant': 4,
  'page of a booking': 4,
  'GET /room/filter': 18,
  'GET /room/taken': 10,
  'GET /room/find-one': 8,
  'GET /plant': 8,
  'GET /plant/find-photo': 14,
  'GET /reservation (staff)': 4,
  'GET /board (staff)': 3,
  'GET /inbox (staff)': 3,
  booking: 2,
} as const

type Kind = keyof typeof MIX

const isKind = (name: string): name is Kind => name in MIX

/** Each kind as often as its share. */
const TICKETS: readonly Kind[] = Object.entries(MIX).flatMap(([kind, share]) =>
  isKind(kind) ? Array.from({ length: share }, () => kind) : [],
)

const TODAY = dayInLima(Date.now())
const FIRST_DAY = addDays(TODAY, 5)
const LAST_DAY = addDays(TODAY, 8)
const NIGHTS = `inDate=${FIRST_DAY}&outDate=${LAST_DAY}`
const PERIOD = `from=${TODAY}&to=${addDays(TODAY, 30)}`

export type Target = { origin: string; lodge: TestLodge; plants: readonly string[]; token: string }

/** The people of a run: arrivals drawn from the mix, and every guest who tried to book. */
export type Visitors = { next: () => Arrival; reported: () => ReportedOutcome[]; confirmed: () => number }

const agent = new Agent({ keepAlive: true })

const STAFF = { username: 'recepcion', password: 'una clave de prueba' }

export async function signIn(api: string): Promise<string> {
  const response = await fetch(`${api}/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  })
  return v.parse(v.object({ token: v.string() }), await response.json()).token
}

let addresses = 0

/** Returns another address of TEST-NET-like private space for each request, as the proxy states it. */
function newAddress(): string {
  addresses += 1
  return `10.${100 + ((addresses >> 16) & 127)}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Sends a GET request and reads the whole response; resolves to its status. */
const get = (url: string, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, headers: { 'accept-encoding': 'br', 'x-forwarded-for': newAddress(), ...headers } },
      (response) => {
        response.on('end', () => resolve(String(response.statusCode)))
        response.on('error', reject)
        response.resume()
      },
    )
    sent.on('error', reject)
    sent.end()
  })

export function visitorsOf({ origin, lodge, plants, token }: Target): Visitors {
  const guests: Guest[] = []
  let number = 0
  const api = `${origin}/api`
  const staff = { authorization: `Bearer ${token}` }
  const oneOf = (items: readonly string[]) => items[number % items.length] ?? ''
  const addressesOfKind: Record<Exclude<Kind, 'booking'>, () => [url: string, headers?: typeof staff]> = {
    'page /': () => [`${origin}/`],
    'page /rooms': () => [`${origin}/rooms?${NIGHTS}`],
    'page /botanical-garden': () => [`${origin}/botanical-garden`],
    'page /plant': () => [`${origin}/plant/${oneOf(plants)}`],
    'page of a booking': () => [`${origin}/make-reservation/${oneOf(lodge.rooms)}/${FIRST_DAY}/${LAST_DAY}`],
    'GET /room/filter': () => [`${api}/room/filter?${NIGHTS}`],
    'GET /room/taken': () => [`${api}/room/taken?${NIGHTS}`],
    'GET /room/find-one': () => [`${api}/room/find-one?roomID=${oneOf(lodge.rooms)}`],
    'GET /plant': () => [`${api}/plant?group=${number % 3}`],
    'GET /plant/find-photo': () => [`${api}/plant/find-photo?plantID=${oneOf(plants)}&width=320`],
    'GET /reservation (staff)': () => [`${api}/reservation`, staff],
    'GET /board (staff)': () => [`${api}/board?${PERIOD}`, staff],
    'GET /inbox (staff)': () => [`${api}/inbox`, staff],
  }

  /** A guest books a night of their own, and rarely one whose night another holds. */
  async function book(): Promise<string> {
    const night = addDays(TODAY, 10 + Math.floor(guests.length / lodge.rooms.length))
    const stay = { entry: night, departure: addDays(night, 1) }
    const roomId = lodge.rooms[guests.length % lodge.rooms.length] ?? ''
    const cardNumber = guests.length % 10 === 9 ? CARDS.empty : CARDS.good
    const guest = newGuest(lodge.sandbox, { roomId, stay, cardNumber })
    guests.push(guest)
    await guest.book(api, { sent: () => undefined, reported: () => undefined })
    return guest.reported.at(-1) ?? 'no response'
  }

  function next(): Arrival {
    number += 1
    const kind = TICKETS[Math.floor(Math.random() * TICKETS.length)] ?? 'page /'
    if (kind === 'booking') return { kind, run: book }
    return { kind, run: () => get(...addressesOfKind[kind]()) }
  }

  return {
    next,
    confirmed: () => guests.filter(({ reported }) => reported.includes('confirmed')).length,
    reported: () =>
      guests.flatMap(({ purchaseNumber, reported }, index) =>
        purchaseNumber === undefined
          ? []
          : reported.map((outcome) => ({ client: `guest ${index + 1}`, purchaseNumber, outcome })),
      ),
  }
}
