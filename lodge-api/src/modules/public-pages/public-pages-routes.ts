import type { FastifyInstance } from 'fastify'
import { roomFacts, roomSummary, roomTexts } from 'shared-ui/copy/rooms/room-page'
import { pageSummary } from 'shared-ui/copy/site/page-summary'
import {
  LINKED_PLANT_PLACEHOLDERS,
  PLANT_PAGE_LISTS,
  PLANT_PAGE_PLACEHOLDERS,
  SERVED_PLANT_ID,
} from 'shared-ui/rules/plant-page-marks'
import {
  ROOM_FACT_PLACEHOLDERS,
  ROOM_PAGE_LISTS,
  ROOM_PAGE_PLACEHOLDERS,
  SERVED_ROOM_ID,
} from 'shared-ui/rules/room-page-marks'
import type { LinkedPlant, PlantWithNeighbours } from 'shared-ui/validators/garden/plant'
import type { Room } from 'shared-ui/validators/rooms/room'
import type { Filling, LivePage, PageRequest } from '../../http/sites/live-page.ts'
import type { Page } from '../../http/sites/site-pages.ts'
import type { Lodge } from '../../lodge.ts'
import {
  canonicalAddresses,
  plantOfAddress,
  roomOfAddress,
  roomsPageData,
  sitemap,
} from './public-pages-service.ts'
import { structuredLodge, structuredPlant, structuredRestaurant, structuredRoomPage } from './structured.ts'

/**
 * The pages that are filled in from the database on each request: structured data for search engines, the rooms, and the
 * pages of rooms and plants.
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
      file: 'rooms/roomID.html',
      path: '/rooms/:roomID',
      fill: async ({ params: { roomID } }) => {
        const room = await roomOfAddress(lodge, roomID)
        return room && roomFilling(site, room)
      },
    },
    {
      file: 'plant/plantID.html',
      path: '/plant/:plantID',
      fill: async ({ params: { plantID } }) => {
        const found = await plantOfAddress(lodge, plantID)
        return found && plantFilling(site, found)
      },
    },
  ]
}

function plantFilling(site: string, { plant, neighbours }: PlantWithNeighbours): Filling {
  const linked = (plants: readonly (LinkedPlant | null)[]) =>
    plants.flatMap((found) => (found === null ? [] : [wordsFor(LINKED_PLANT_PLACEHOLDERS, found)]))
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
    headWords: { [PLANT_PAGE_PLACEHOLDERS.description]: pageSummary(plant.description) },
    lists: {
      [PLANT_PAGE_LISTS.previous]: linked([neighbours.previous]),
      [PLANT_PAGE_LISTS.next]: linked([neighbours.next]),
      [PLANT_PAGE_LISTS.zone]: neighbours.ofZone.length === 0 ? [] : [{}],
      [PLANT_PAGE_LISTS.ofZone]: linked(neighbours.ofZone),
    },
    structured: structuredPlant(site, plant),
    carried: { id: SERVED_PLANT_ID, value: { plant, neighbours } },
  }
}

/** Returns the texts of the placeholders in `marks`, which has the same keys as `texts`. */
const wordsFor = (
  marks: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(marks).map(([key, mark]) => [mark, texts[key] ?? '']))

function roomFilling(site: string, room: Room): Filling {
  const texts = roomTexts(room)
  return {
    words: wordsFor(ROOM_PAGE_PLACEHOLDERS, texts),
    headWords: { [ROOM_PAGE_PLACEHOLDERS.description]: roomSummary(room) },
    lists: {
      [ROOM_PAGE_LISTS.facts]: roomFacts(room.identifier).map((fact) =>
        wordsFor(ROOM_FACT_PLACEHOLDERS, fact),
      ),
      [ROOM_PAGE_LISTS.photo]: room.photo === null ? [] : [{}],
    },
    structured: structuredRoomPage(site, room),
    carried: { id: SERVED_ROOM_ID, value: room },
  }
}

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
