import type { FastifyInstance } from 'fastify'
import {
  CreatePlantRequest,
  GUIDE_PLANTS,
  PLANTS_PER_PAGE,
  PlantCreatedResponse,
  PlantDetailResponse,
  PlantPhotoQuery,
  PlantQuery,
  PlantsQuery,
  PlantsResponse,
  StaffPlantsResponse,
  UpdatePlantRequest,
} from 'shared-ui/validators/garden/plant'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { defineBinaryEndpoint } from '../../http/endpoints/binary-endpoint.ts'
import { defineCachedEndpoint } from '../../http/endpoints/cached-endpoint.ts'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { defineUploadEndpoint } from '../../http/endpoints/upload-endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { servedPhoto } from '../../photos/photos-service.ts'
import {
  createPlant,
  forStaff,
  plantDetail,
  plantGuide,
  plantsPage,
  plantWithNeighbours,
  removePlant,
  updatePlant,
} from './plants-service.ts'

/** The endpoints for the plants of the garden. */
export function registerPlantsRoutes(app: FastifyInstance, lodge: Lodge): void {
  registerReading(app, lodge)
  registerWriting(app, lodge)
}

function registerReading(app: FastifyInstance, lodge: Lodge): void {
  const description =
    '`group` is the page of 12 plants by name, from 0; `search` matches names, family and zone, ignoring case and accents.'
  const list = { method: 'GET', query: PlantsQuery, description } as const
  defineEndpoint(
    app,
    {
      ...list,
      url: '/plant',
      summary: 'Lists the plants of the garden, page by page',
      access: 'anyone',
      response: PlantsResponse,
    },
    ({ query }) => plantsPage(lodge, { ...query, size: PLANTS_PER_PAGE }),
  )
  defineCachedEndpoint(
    app,
    {
      url: '/plant/guide',
      summary: 'Returns the plants of the garden in one response, for reading offline',
      description: `The first ${GUIDE_PLANTS} by name. An unchanged response is not sent again (ETag).`,
      response: PlantsResponse,
    },
    () => plantGuide(lodge),
  )
  defineEndpoint(
    app,
    {
      ...list,
      url: '/plant/list',
      summary: 'Lists the plants for staff, with `page`, the URL of a plant on the public site',
      access: 'staff',
      response: StaffPlantsResponse,
    },
    async ({ query }) => {
      const { plants, total } = await plantsPage(lodge, { ...query, size: PLANTS_PER_PAGE })
      return { plants: plants.map((plant) => forStaff(lodge, plant)), total }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/plant/find-one',
      summary: 'Returns a plant',
      description:
        'With a staff token, the plant also has `page`, its URL on the public site. Without one, the response has `neighbours`: the plants before and after it by name, and others of its zone.',
      access: 'either',
      query: PlantQuery,
      response: PlantDetailResponse,
    },
    async ({ query, staff }) =>
      staff
        ? { plant: forStaff(lodge, await plantDetail(lodge, query.plantID)) }
        : plantWithNeighbours(lodge, query.plantID),
  )
  defineBinaryEndpoint(
    app,
    {
      url: '/plant/find-photo',
      summary: 'Returns the square picture of a plant',
      description:
        '`width`, in pixels, selects the nearest stored width; with `v` the response can be cached for ever.',
      access: 'anyone',
      query: PlantPhotoQuery,
      contentTypes: ['image/webp'],
    },
    ({ query }) => servedPhoto(lodge, query.plantID, { width: query.width, version: query.v }),
  )
}

function registerWriting(app: FastifyInstance, lodge: Lodge): void {
  defineUploadEndpoint(
    app,
    {
      method: 'POST',
      url: '/plant/create',
      summary: 'Adds a plant with its photo',
      access: 'staff',
      body: CreatePlantRequest,
      response: PlantCreatedResponse,
    },
    async ({ body: { photo, ...content }, staff }) => {
      const picture = new Uint8Array(await photo.arrayBuffer())
      return { id: await createPlant(lodge, { ...content, picture }, staff) }
    },
  )
  defineUploadEndpoint(
    app,
    {
      method: 'PUT',
      url: '/plant/update',
      summary: 'Changes a plant',
      description:
        'Without `photo` the picture does not change. Fails with 409 `changed_meanwhile` and the stored record in `current` if `version` is outdated.',
      access: 'staff',
      query: PlantQuery,
      body: UpdatePlantRequest,
      response: EmptyResponse,
    },
    async ({ query, body: { photo, ...content }, staff }) => {
      const picture = photo && new Uint8Array(await photo.arrayBuffer())
      await updatePlant(lodge, { id: query.plantID, change: { ...content, picture } }, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: '/plant/delete',
      summary: 'Deletes a plant',
      access: 'staff',
      query: PlantQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await removePlant(lodge, query.plantID, staff)
      return {}
    },
  )
}
