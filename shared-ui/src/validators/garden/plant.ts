import * as v from 'valibot'
import { digitsText, WholeNumber } from '../fields/numeric.ts'
import { Photo, PhotoQuery } from '../fields/photo.ts'
import { IdText, optionalLine, requiredLine, requiredText } from '../fields/text.ts'

/** The longest texts of a plant, in characters. */
export const LONGEST_PLANT_NAME = 100
export const LONGEST_PLANT_DESCRIPTION = 2000

/** Letters of any language, digits, spaces, `. , - ( ) × & /`, apostrophes and quotation marks, straight or typographic. */
const PLANT_NAME = /^[\p{L}\p{M}\p{Nd} .,\-\u2010\u2011()×✕&/'"`´ʼ‘’‚‛“”„«»]*$/u

const PlantName = v.pipe(requiredLine(LONGEST_PLANT_NAME), v.regex(PLANT_NAME, 'plant_name'))

const plantFields = {
  name: PlantName,
  scientificName: PlantName,
  zone: IdText,
  family: IdText,
  description: requiredText(LONGEST_PLANT_DESCRIPTION),
}

/** `POST /plant/create`, multipart: `zone` and `family` are ids. */
export const CreatePlantRequest = v.object({ ...plantFields, photo: Photo })
export type CreatePlant = v.InferOutput<typeof CreatePlantRequest>

/**
 * `PUT /plant/update`, multipart: without a photo the plant keeps its own. With the `version` that the sender read, the
 * request fails with `changed_meanwhile` if somebody else changed the plant since.
 */
export const UpdatePlantRequest = v.object({
  ...plantFields,
  photo: v.optional(Photo),
  version: v.optional(WholeNumber),
})
export type UpdatePlant = v.InferOutput<typeof UpdatePlantRequest>

/** `POST /plant/create` */
export const PlantCreatedResponse = v.object({ id: v.string() })

const NamedResponse = v.object({ _id: v.string(), name: v.string() })

/**
 * A plant as the public reads it. `photo` is the version of its picture for `find-photo`; `version` increases with each
 * change.
 */
export const PlantResponse = v.object({
  _id: v.string(),
  name: v.string(),
  scientificName: v.string(),
  description: v.string(),
  zone: NamedResponse,
  family: NamedResponse,
  photo: v.string(),
  version: v.number(),
})
export type Plant = v.InferOutput<typeof PlantResponse>

/** A plant as staff read it: `page` is the URL of its page on the public site, which its QR code opens. */
export const StaffPlantResponse = v.object({ ...PlantResponse.entries, page: v.string() })
export type StaffPlant = v.InferOutput<typeof StaffPlantResponse>

/** The number of plants of a page. */
export const PLANTS_PER_PAGE = 12

/**
 * `GET /plant` and, for staff, `GET /plant/list`: page `group`, from 0 on, of 12 plants each; `search` matches name,
 * scientific name, family and zone, ignoring case and accents.
 */
export const PlantsQuery = v.object({
  group: v.optional(digitsText(6), '0'),
  search: optionalLine(100),
})
/** Plants by name; `total` counts all that match the search. */
export const PlantsResponse = v.object({ plants: v.array(PlantResponse), total: v.number() })
/**
 * The limit of `GET /plant/guide`, whose response has the same shape. A phone stores these texts: 200 kB, 70 kB
 * compressed.
 */
export const GUIDE_PLANTS = 300
/** The same for staff. */
export const StaffPlantsResponse = v.object({ plants: v.array(StaffPlantResponse), total: v.number() })

export const PlantQuery = v.object({ plantID: IdText })
/** The limit of the other plants of a zone on a plant's page. */
export const ZONE_PLANTS = 6

const LinkedPlantResponse = v.object({
  _id: v.string(),
  name: v.string(),
  scientificName: v.string(),
  photo: v.string(),
})
/** A plant that the page of another one links to. */
export type LinkedPlant = v.InferOutput<typeof LinkedPlantResponse>

/** The plants before and after one by name, null at the ends, and others of its zone, the first `ZONE_PLANTS` by name. */
const PlantNeighboursResponse = v.object({
  previous: v.nullable(LinkedPlantResponse),
  next: v.nullable(LinkedPlantResponse),
  ofZone: v.array(LinkedPlantResponse),
})
export type PlantNeighbours = v.InferOutput<typeof PlantNeighboursResponse>

/** `GET /plant/find-one`: with a staff token `page`, and without one `neighbours`. */
export const PlantDetailResponse = v.object({
  plant: v.object({ ...PlantResponse.entries, page: v.optional(v.string()) }),
  neighbours: v.optional(PlantNeighboursResponse),
})
export type PlantDetail = v.InferOutput<typeof PlantDetailResponse>
export type PlantWithNeighbours = { plant: Plant; neighbours: PlantNeighbours }
/** The same with a staff token. */
export const StaffPlantDetailResponse = v.object({ plant: StaffPlantResponse })
/** `GET /plant/find-photo`: a square picture. */
export const PlantPhotoQuery = v.object({ plantID: IdText, ...PhotoQuery })
