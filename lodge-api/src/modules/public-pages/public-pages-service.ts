import type { Plant } from 'shared-ui/validators/plant'
import { PlantQuery } from 'shared-ui/validators/plant'
import * as v from 'valibot'
import type { Lodge } from '../../lodge.ts'
import { PlantNotFound } from '../plants/plant-errors.ts'
import { plantDetail } from '../plants/plants-service.ts'
import { offeredRooms } from '../rooms/rooms-service.ts'
import { plantPicture, roomPicture } from './picture-addresses.ts'
import { plantsOfSitemap } from './public-pages-repository.ts'
import { type SitemapPage, sitemapXml } from './sitemap.ts'

/** As many as one sitemap may tell. */
const MOST_PAGES = 50_000

/** Pages whose address does not depend on the database. */
const PAGES = [
  '/restaurant',
  '/botanical-garden',
  '/contact',
  '/politics',
  '/privacy',
  '/esnna',
  '/complaints-book',
]

/** Every page that is to be found, with its pictures. */
export async function sitemap(lodge: Lodge): Promise<string> {
  const site = lodge.config.publicUrl
  const rooms = await offeredRooms(lodge)
  const photos = rooms.flatMap(({ _id, photo }) => (photo === null ? [] : [site + roomPicture(_id, photo)]))
  const pages: SitemapPage[] = [
    { address: `${site}/` },
    { address: `${site}/rooms`, pictures: photos },
    ...PAGES.map((path) => ({ address: site + path })),
  ]
  const plants = await plantsOfSitemap(lodge.database.kysely, MOST_PAGES - pages.length)
  for (const { id, photo_version } of plants) {
    pages.push({ address: `${site}/plant/${id}`, pictures: [site + plantPicture(id, photo_version)] })
  }
  return sitemapXml(pages)
}

/** P-07: the plant that an address names; null where there is none. */
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
