import type { FastifyInstance } from 'fastify'
import { plantSummary } from 'shared-ui/copy/garden/garden'
import { PLANT_PAGE_PLACEHOLDERS, SERVED_PLANT_ID } from 'shared-ui/rules/plant-page-marks'
import type { Plant } from 'shared-ui/validators/garden/plant'
import type { Filling, LivePage, PageRequest } from '../../http/sites/live-page.ts'
import type { Page } from '../../http/sites/site-pages.ts'
import type { Lodge } from '../../lodge.ts'
import { canonicalAddresses, plantOfAddress, roomsPageData, sitemap } from './public-pages-service.ts'
import { structuredLodge, structuredPlant, structuredRestaurant } from './structured.ts'

/**
 * The pages that are filled in from the database on each request: structured data for search engines, the rooms, and the pages
 * of plants.
 */
export function livePages(lodge: Lodge): LivePage[] {
  const site = lodge.config.publicUrl
  const withRooms = (path: string) => async (request: PageRequest) => {
    const data = await roomsPageData(lodge, request.query)
    return {
      structured: [structuredLodge(site, data.rooms)],
      rendered: { address: path + request.search, data },
    }
  }
  return [
    { file: 'index.html', path: '/', fill: withRooms('/') },
    { file: 'rooms.html', path: '/rooms', fill: withRooms('/rooms') },
    {
      file: 'restaurant.html',
      path: '/restaurant',
      fill: async () => ({ structured: [structuredRestaurant(site)] }),
    },
    {
      file: 'plant.html',
      path: '/plant/:plantID',
      fill: async ({ params: { plantID } }) => {
        const plant = await plantOfAddress(lodge, plantID)
        return plant && plantFilling(site, plant)
      },
    },
  ]
}

function plantFilling(site: string, plant: Plant): Filling {
  return {
    words: {
      [PLANT_PAGE_PLACEHOLDERS.id]: plant._id,
      [PLANT_PAGE_PLACEHOLDERS.name]: plant.name,
      [PLANT_PAGE_PLACEHOLDERS.scientificName]: plant.scientificName,
      [PLANT_PAGE_PLACEHOLDERS.family]: plant.family.name,
      [PLANT_PAGE_PLACEHOLDERS.zone]: plant.zone.name,
      [PLANT_PAGE_PLACEHOLDERS.description]: plant.description,
      [PLANT_PAGE_PLACEHOLDERS.photo]: plant.photo,
    },
    headWords: { [PLANT_PAGE_PLACEHOLDERS.description]: plantSummary(plant.description) },
    structured: structuredPlant(site, plant),
    carried: { id: SERVED_PLANT_ID, value: plant },
  }
}

/** Registers `/sitemap.xml`: the built pages, the rooms' pictures, and a page for each plant. */
export function registerSitemap(
  app: FastifyInstance,
  lodge: Lodge,
  builtPages: ReadonlyMap<string, Page>,
): void {
  const addresses = canonicalAddresses(Array.from(builtPages.values(), ({ plain }) => plain.toString()))
  app.get('/sitemap.xml', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
    return sitemap(lodge, addresses)
  })
}
