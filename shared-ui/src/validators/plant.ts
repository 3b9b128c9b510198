import * as v from 'valibot'
import { digitsText, WholeNumber } from './numeric.ts'
import { Photo, PhotoQuery } from './photo.ts'
import { IdText, optionalText, requiredText } from './text.ts'

/** V-07: how many characters a plant's texts hold. */
export const LONGEST_PLANT_NAME = 100
export const LONGEST_PLANT_DESCRIPTION = 2000

/** V-07: letters of any language, digits, spaces and `. , - ' ’ ( ) × & /`. */
const PLANT_NAME = /^[\p{L}\p{M}\p{Nd} .,\-'’()×&/]*$/u

const PlantName = v.pipe(
  v.string('required'),
  v.normalize('NFC'),
  requiredText(LONGEST_PLANT_NAME),
  v.regex(PLANT_NAME, 'plant_name'),
)

const plantFields = {
  name: PlantName,
  scientificName: PlantName,
  zone: IdText,
  family: IdText,
  description: requiredText(LONGEST_PLANT_DESCRIPTION),
}

/** `POST /plant/create`, multipart (V-07): `zone` and `family` are ids. */
export const CreatePlantRequest = v.object({ ...plantFields, photo: Photo })
export type CreatePlant = v.InferOutput<typeof CreatePlantRequest>

/**
 * `PUT /plant/update`, multipart: without a photo the plant keeps its own; with the `version` that the sender read, a plant
 * that somebody else changed meanwhile is refused as `changed_meanwhile` (case 19).
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
 * A plant as everyone may read it. `photo` is the picture's version for `find-photo`; `version` goes up with each change
 * (case 19).
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

/** A plant as staff read it: `page` is the address of its page on the public site, which its QR leads to. */
export const StaffPlantResponse = v.object({ ...PlantResponse.entries, page: v.string() })
export type StaffPlant = v.InferOutput<typeof StaffPlantResponse>

/** C-05: how many plants a group holds. */
export const PLANTS_A_GROUP = 12

/**
 * `GET /plant` (P-06) and, for staff, `GET /plant/list` (C-04): the group asked for, from 0 on, of 12 plants each; `search`
 * looks in name, scientific name, family and zone, without regard to case and accents.
 */
export const PlantsQuery = v.object({
  group: v.optional(digitsText(6), '0'),
  search: optionalText(100),
})
/** Plants by name; `total` counts all that the search finds, in this group and the others. */
export const PlantsResponse = v.object({ plants: v.array(PlantResponse), total: v.number() })
/** `GET /plant/guide` answers the same: how many plants at most, of which a phone keeps the texts: 200 kB, 70 compressed. */
export const GUIDE_PLANTS = 300
/** The same for staff. */
export const StaffPlantsResponse = v.object({ plants: v.array(StaffPlantResponse), total: v.number() })

export const PlantQuery = v.object({ plantID: IdText })
/** `GET /plant/find-one`: with staff's token also `page`. */
export const PlantDetailResponse = v.object({
  plant: v.object({ ...PlantResponse.entries, page: v.optional(v.string()) }),
})
/** The same call with staff's token. */
export const StaffPlantDetailResponse = v.object({ plant: StaffPlantResponse })
/** `GET /plant/find-photo` (C-07): a square. */
export const PlantPhotoQuery = v.object({ plantID: IdText, ...PhotoQuery })
