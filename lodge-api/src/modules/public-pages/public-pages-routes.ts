import type { FastifyInstance } from 'fastify'
import type { LivePage, PageRequest } from '../../http/sites/live-page.ts'
import type { Page } from '../../http/sites/site-pages.ts'
import type { Lodge } from '../../lodge.ts'
import {
  canonicalAddresses,
  movedDeparture,
  plantOfAddress,
  roomOfAddress,
  roomsPageData,
  sitemap,
  today,
} from './public-pages-service.ts'
import { structuredLodge, structuredPlant, structuredRestaurant, structuredRoomPage } from './structured.ts'

/**
 * The pages that are completed from the database on each request: structured data for search engines, the rooms, and the pages of
 * rooms and plants.
 */
export const livePages = (lodge: Lodge): LivePage[] => [
  roomsPage(lodge, { file: 'index.html', path: '/' }),
  roomsPage(lodge, { file: 'rooms.html', path: '/rooms' }),
  {
    file: 'restaurant.html',
    path: '/restaurant',
    fill: async () => ({ structured: [structuredRestaurant(lodge.config.publicUrl)] }),
    withoutData: 'page',
  },
  roomPage(lodge),
  plantPage(lodge),
]

const roomsPage = (lodge: Lodge, { file, path }: Pick<LivePage, 'file' | 'path'>): LivePage => ({
  file,
  path,
  fill: async ({ query, search }: PageRequest) => {
    const data = await roomsPageData(lodge, query)
    return {
      structured: [structuredLodge(lodge.config.publicUrl, data.rooms)],
      rendered: { address: path + search, data },
    }
  },
  redirect: ({ search, query }) => movedDeparture(search, { query, today: today(lodge) }),
  withoutData: 'page',
})

const roomPage = (lodge: Lodge): LivePage => ({
  file: 'rooms/roomID.html',
  path: '/rooms/:roomID',
  fill: async ({ params: { roomID } }) => {
    const room = await roomOfAddress(lodge, roomID)
    return (
      room && {
        structured: structuredRoomPage(lodge.config.publicUrl, room),
        rendered: { address: `/rooms/${room._id}`, data: { today: today(lodge), room } },
      }
    )
  },
  withoutData: 'shell',
})

const plantPage = (lodge: Lodge): LivePage => ({
  file: 'plant/plantID.html',
  path: '/plant/:plantID',
  fill: async ({ params: { plantID } }) => {
    const plant = await plantOfAddress(lodge, plantID)
    return (
      plant && {
        structured: structuredPlant(lodge.config.publicUrl, plant.plant),
        rendered: { address: `/plant/${plant.plant._id}`, data: { today: today(lodge), plant } },
      }
    )
  },
  withoutData: 'shell',
})

/** Registers `/sitemap.xml`: the built pages, and a page for each room and plant. */
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
