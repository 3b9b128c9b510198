import type { FastifyInstance } from 'fastify'
import {
  CreatePlantRequest,
  GUIDE_PLANTS,
  PLANTS_A_GROUP,
  PlantCreatedAnswer,
  PlantDetailAnswer,
  PlantPhotoQuery,
  PlantQuery,
  PlantsAnswer,
  PlantsQuery,
  StaffPlantsAnswer,
  UpdatePlantRequest,
} from 'shared-ui/validators/plant'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { defineBinaryCall, defineCall } from '../../http/call.ts'
import { defineKeptCall } from '../../http/kept-call.ts'
import { defineUploadCall } from '../../http/upload-call.ts'
import type { Lodge } from '../../lodge.ts'
import { servedPhoto } from '../../photos/photos-service.ts'
import {
  createPlant,
  forStaff,
  plantDetail,
  plantGuide,
  plantsPage,
  removePlant,
  updatePlant,
} from './plants-service.ts'

/** The calls about the plants of the garden (spec.md §7; P-06, C-04, C-05, C-07). */
export function registerPlantsRoutes(app: FastifyInstance, lodge: Lodge): void {
  registerReading(app, lodge)
  registerWriting(app, lodge)
}

function registerReading(app: FastifyInstance, lodge: Lodge): void {
  const description =
    '12 a group, from 0 on, by name; `search` looks in names, family and zone without regard to case and accents.'
  const list = { method: 'GET', query: PlantsQuery, description } as const
  defineCall(
    app,
    {
      ...list,
      url: '/plant',
      summary: 'A group of the garden’s plants',
      access: 'anyone',
      answer: PlantsAnswer,
    },
    ({ query }) => plantsPage(lodge, { ...query, size: PLANTS_A_GROUP }),
  )
  defineKeptCall(
    app,
    {
      url: '/plant/guide',
      summary: 'The garden’s plants in one answer, to be read without signal',
      description: `The first ${GUIDE_PLANTS} by name; an answer that has not changed is not sent again (ETag).`,
      answer: PlantsAnswer,
    },
    () => plantGuide(lodge),
  )
  defineCall(
    app,
    {
      ...list,
      url: '/plant/list',
      summary: 'The same for staff, with `page`, where visitors read of a plant',
      access: 'staff',
      answer: StaffPlantsAnswer,
    },
    async ({ query }) => {
      const { plants, total } = await plantsPage(lodge, { ...query, size: PLANTS_A_GROUP })
      return { plants: plants.map((plant) => forStaff(lodge, plant)), total }
    },
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/plant/find-one',
      summary: 'One plant',
      description: 'With a staff token also `page`, the address of its page on the public site.',
      access: 'either',
      query: PlantQuery,
      answer: PlantDetailAnswer,
    },
    async ({ query, staff }) => {
      const plant = await plantDetail(lodge, query.plantID)
      return { plant: staff ? forStaff(lodge, plant) : plant }
    },
  )
  defineBinaryCall(
    app,
    {
      method: 'GET',
      url: '/plant/find-photo',
      summary: 'A plant’s picture, a square',
      description:
        '`width` in pixels chooses the nearest kept width; with `v` the answer never changes (C-07).',
      access: 'anyone',
      query: PlantPhotoQuery,
      contentTypes: ['image/webp'],
    },
    ({ query }) => servedPhoto(lodge, query.plantID, { width: query.width, version: query.v }),
  )
}

function registerWriting(app: FastifyInstance, lodge: Lodge): void {
  defineUploadCall(
    app,
    {
      method: 'POST',
      url: '/plant/create',
      summary: 'Adds a plant with its photo',
      access: 'staff',
      body: CreatePlantRequest,
      answer: PlantCreatedAnswer,
    },
    async ({ body: { photo, ...content }, staff }) => {
      const picture = new Uint8Array(await photo.arrayBuffer())
      return { id: await createPlant(lodge, { ...content, picture }, staff) }
    },
  )
  defineUploadCall(
    app,
    {
      method: 'PUT',
      url: '/plant/update',
      summary: 'Changes a plant; without a photo it keeps its own',
      description: 'With a `version` that is no longer the present one: `changed_meanwhile`, with `current`.',
      access: 'staff',
      query: PlantQuery,
      body: UpdatePlantRequest,
      answer: DoneAnswer,
    },
    async ({ query, body: { photo, ...content }, staff }) => {
      const picture = photo && new Uint8Array(await photo.arrayBuffer())
      await updatePlant(lodge, { id: query.plantID, change: { ...content, picture } }, staff)
      return {}
    },
  )
  defineCall(
    app,
    {
      method: 'DELETE',
      url: '/plant/delete',
      summary: 'Takes a plant out of the garden',
      access: 'staff',
      query: PlantQuery,
      answer: DoneAnswer,
    },
    async ({ query, staff }) => {
      await removePlant(lodge, query.plantID, staff)
      return {}
    },
  )
}
