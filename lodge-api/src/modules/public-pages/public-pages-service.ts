import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { PLANT_PAGE_PLACEHOLDERS } from 'shared-ui/rules/plant-page-marks'
import { lastNight, stayProblem } from 'shared-ui/rules/reservations/stay'
import type { Plant } from 'shared-ui/validators/garden/plant'
import { PlantQuery } from 'shared-ui/validators/garden/plant'
import type { PageData } from 'shared-ui/validators/rooms/page-data'
import * as v from 'valibot'
import type { Lodge } from '../../lodge.ts'
import { PlantNotFound } from '../plants/plant-errors.ts'
import { plantDetail } from '../plants/plants-service.ts'
import { freeRooms, offeredRooms } from '../rooms/rooms-service.ts'
import { plantPicture, roomPicture } from './picture-addresses.ts'
import { plantsOfSitemap } from './public-pages-repository.ts'
import { type SitemapPage, sitemapXml } from './sitemap.ts'

/** The maximum number of pages in one sitemap. */
const MAX_PAGES = 50_000

const CANONICAL_LINK = /<link rel="canonical" href="([^"]+)"/

/**
 * Returns the canonical URLs of built pages in alphabetical order. Pages that must not be indexed have none. The plant
 * page is a template and is left out: plants are listed from the database.
 */
export const canonicalAddresses = (pages: readonly string[]): string[] =>
  pages
    .flatMap((html) => CANONICAL_LINK.exec(html)?.[1] ?? [])
    .filter((address) => !address.includes(PLANT_PAGE_PLACEHOLDERS.id))
    .toSorted()

/** Returns the sitemap of the pages at `addresses` and of the plants, with their pictures. */
export async function sitemap(lodge: Lodge, addresses: readonly string[]): Promise<string> {
  const site = lodge.config.publicUrl
  const rooms = await offeredRooms(lodge)
  const photos = rooms.flatMap(({ _id, photo }) => (photo === null ? [] : [site + roomPicture(_id, photo)]))
  const pages: SitemapPage[] = addresses.map((address) =>
    address === `${site}/rooms` ? { address, pictures: photos } : { address },
  )
  const plants = await plantsOfSitemap(lodge.database.kysely, MAX_PAGES - pages.length)
  for (const { id, photo_version } of plants) {
    pages.push({ address: `${site}/plant/${id}`, pictures: [site + plantPicture(id, photo_version)] })
  }
  return sitemapXml(pages)
}

const dateText = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Returns the data of a page that lists rooms. With dates in its query that can be booked, it has the free rooms too. Rooms that
 * anybody holds are not free in it, since a page does not depend on whose browser requests it.
 */
export async function roomsPageData(lodge: Lodge, query: Record<string, unknown>): Promise<PageData> {
  const today = dayInLima(lodge.clock())
  const stay = { entry: dateText(query['inDate']), departure: dateText(query['outDate']) }
  if (stayProblem(stay, today)) return { today, rooms: await offeredRooms(lodge) }
  const nights = { inDate: stay.entry, outDate: lastNight(stay) }
  const [rooms, found] = await Promise.all([offeredRooms(lodge), freeRooms(lodge, nights, '')])
  return { today, rooms, search: { ...stay, found } }
}

/** Returns the plant of a URL, or null if it does not exist. */
export async function plantOfAddress(lodge: Lodge, plantID: string | undefined): Promise<Plant | null> {
  const query = v.safeParse(PlantQuery, { plantID })
  if (!query.success) return null
  try {
    return await plantDetail(lodge, query.output.plantID)
  } catch (error) {
    if (error instanceof PlantNotFound) return null
    throw error
  }
}
