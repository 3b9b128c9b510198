import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { lastNight, stayProblem, withEntry } from 'shared-ui/rules/reservations/stay'
import { PlantQuery, type PlantWithNeighbours } from 'shared-ui/validators/garden/plant'
import type { PageData } from 'shared-ui/validators/http/page-data'
import { type Room, RoomQuery } from 'shared-ui/validators/rooms/room'
import * as v from 'valibot'
import type { Lodge } from '../../lodge.ts'
import { PlantNotFound } from '../plants/plant-errors.ts'
import { plantWithNeighbours } from '../plants/plants-service.ts'
import { RoomNotFound } from '../rooms/room-errors.ts'
import { freeRooms, offeredRooms, roomDetail, takenRooms } from '../rooms/rooms-service.ts'
import { plantPicture, roomPicture } from './picture-addresses.ts'
import { plantsOfSitemap } from './public-pages-repository.ts'
import { type SitemapPage, sitemapXml } from './sitemap.ts'

/** The maximum number of pages in one sitemap. */
const MAX_PAGES = 50_000

const CANONICAL_LINK = /<link rel="canonical" href="([^"]+)"/

/**
 * Returns the canonical URLs of built pages in alphabetical order. Pages that must not be indexed have none, nor have the
 * built pages of rooms and plants, which are listed from the database.
 */
export const canonicalAddresses = (pages: readonly string[]): string[] =>
  pages.flatMap((html) => CANONICAL_LINK.exec(html)?.[1] ?? []).toSorted()

/** Returns the sitemap of the pages at `addresses`, of the rooms and of the plants, with their pictures. */
export async function sitemap(lodge: Lodge, addresses: readonly string[]): Promise<string> {
  const site = lodge.config.publicUrl
  const pages: SitemapPage[] = addresses.map((address) => ({ address }))
  for (const { _id, photo } of await offeredRooms(lodge)) {
    const pictures = photo === null ? [] : [site + roomPicture(_id, photo)]
    pages.push({ address: `${site}/rooms/${_id}`, pictures })
  }
  const plants = await plantsOfSitemap(lodge.database.kysely, MAX_PAGES - pages.length)
  for (const { id, photo_version } of plants) {
    pages.push({ address: `${site}/plant/${id}`, pictures: [site + plantPicture(id, photo_version)] })
  }
  return sitemapXml(pages)
}

/** Returns the lodge's day. */
export const today = (lodge: Lodge): CalendarDate => dayInLima(lodge.clock())

const dateText = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Returns the data of a page that lists rooms. With dates in its query that can be booked, it has the free and the taken rooms too. Rooms that
 * anybody holds are not free in it, since a page does not depend on whose browser requests it.
 */
export async function roomsPageData(
  lodge: Lodge,
  query: Record<string, unknown>,
): Promise<PageData & { rooms: Room[] }> {
  const rooms = await offeredRooms(lodge)
  const day = today(lodge)
  const stay = { entry: dateText(query['inDate']), departure: dateText(query['outDate']) }
  if (stayProblem(stay, day)) return { today: day, rooms }
  const nights = { inDate: stay.entry, outDate: lastNight(stay) }
  const found = await freeRooms(lodge, nights, '')
  const taken = await takenRooms(lodge, nights, { rooms, visit: '' })
  return { today: day, rooms, search: { ...stay, found, taken } }
}

type Search = { query: Record<string, unknown>; today: CalendarDate }

/**
 * Returns the query of a submitted search in which the entry passed the departure, with the departure a day after it, as the form's
 * code would have moved it; null for any other. Only the form sends `persons`: dates in an address of another kind are explained.
 */
export function movedDeparture(search: string, { query, today: day }: Search): string | null {
  const stay = { entry: dateText(query['inDate']), departure: dateText(query['outDate']) }
  if (query['persons'] === undefined || stayProblem(stay, day) !== 'departure_not_after_entry') return null
  const corrected = new URLSearchParams(search)
  corrected.set('outDate', withEntry(stay, stay.entry).departure)
  return `?${corrected.toString()}`
}

/** Returns the plant of a URL with its neighbours, or null if it does not exist. */
export async function plantOfAddress(
  lodge: Lodge,
  plantID: string | undefined,
): Promise<PlantWithNeighbours | null> {
  const query = v.safeParse(PlantQuery, { plantID })
  if (!query.success) return null
  return orNull(plantWithNeighbours(lodge, query.output.plantID), PlantNotFound)
}

/** Returns the offered room of a URL, or null if it does not exist. */
export async function roomOfAddress(lodge: Lodge, roomID: string | undefined): Promise<Room | null> {
  const query = v.safeParse(RoomQuery, { roomID })
  if (!query.success) return null
  return orNull(roomDetail(lodge, query.output.roomID), RoomNotFound)
}

/** Returns null instead of throwing this error. */
async function orNull<Found>(
  found: Promise<Found>,
  NotFound: typeof PlantNotFound | typeof RoomNotFound,
): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
