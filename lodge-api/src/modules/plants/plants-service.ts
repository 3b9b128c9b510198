import { isDeepStrictEqual } from 'node:util'
import { searchText, searchWords } from 'shared-ui/rules/search-text'
import { GUIDE_PLANTS, type Plant, type StaffPlant } from 'shared-ui/validators/plant'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { ChangedMeanwhile, type FieldProblems, InvalidRequest } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { type Picture, readPhoto } from '../../photos/photo-intake.ts'
import { erasePhoto, storePhoto } from '../../photos/photos-repository.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { PlantNotFound } from './plant-errors.ts'
import {
  deletePlantRow,
  findPlace,
  findPlant,
  insertPlant,
  listPlants,
  lockPlant,
  type PlantRow,
  updatePlantRow,
} from './plants-repository.ts'

const toResponse = (plant: PlantRow): Plant => ({
  _id: plant.id,
  name: plant.name,
  scientificName: plant.scientific_name,
  description: plant.description,
  zone: { _id: plant.zone_id, name: plant.zone },
  family: { _id: plant.family_id, name: plant.family },
  photo: plant.photo_version,
  version: plant.version,
})

/** Which plants are asked for: a group from 0 on, how many it holds, and what is looked for. */
export type PlantsFilter = { group: number; size: number; search: string }

/** P-06, C-05: a group of plants by name, and how many the search finds in all. */
export async function plantsPage(
  lodge: Lodge,
  { group, size, search }: PlantsFilter,
): Promise<{ plants: Plant[]; total: number }> {
  const page = { words: searchWords(search), offset: group * size, limit: size }
  const { rows, total } = await listPlants(lodge.database, page)
  return { plants: rows.map(toResponse), total }
}

/** The plants that a phone keeps to read without signal: by name, at most `GUIDE_PLANTS`, and how many there are. */
export const plantGuide = (lodge: Lodge): Promise<{ plants: Plant[]; total: number }> =>
  plantsPage(lodge, { group: 0, size: GUIDE_PLANTS, search: '' })

/** P-07: one plant. Throws `PlantNotFound`. */
export async function plantDetail(lodge: Lodge, id: string): Promise<Plant> {
  const plant = await findPlant(lodge.database.kysely, id)
  if (!plant) throw new PlantNotFound()
  return toResponse(plant)
}

/**
 * A plant as staff read it. Where its public page is, the lodge says itself: the console may be reached by another domain, and
 * the address is printed on labels that stand in the garden for years.
 */
export const forStaff = ({ config }: Lodge, plant: Plant): StaffPlant => ({
  ...plant,
  page: `${config.publicUrl}/plant/${plant._id}`,
})

/** What a plant is made of; `zone` and `family` are ids (V-07). */
export type PlantContent = {
  name: string
  scientificName: string
  zone: string
  family: string
  description: string
}

/** Throws `InvalidRequest`, naming the zone or family that there is not. */
async function contentRow(lodge: Lodge, transaction: DatabaseTransaction, content: PlantContent) {
  const place = await findPlace(transaction, lodge.database.engine, content)
  const problems: FieldProblems = {
    ...(place.zone === null && { zone: 'zone_unknown' }),
    ...(place.family === null && { family: 'family_unknown' }),
  }
  if (Object.keys(problems).length > 0) throw new InvalidRequest(problems)
  const [name_key, scientific_key] = [searchText(content.name), searchText(content.scientificName)]
  return {
    name: content.name,
    scientific_name: content.scientificName,
    description: content.description,
    zone_id: content.zone,
    family_id: content.family,
    name_key,
    scientific_key,
    search_text: [name_key, scientific_key, place.family, place.zone].join(' '),
  }
}

/**
 * Adds a plant with its picture. Gives its id. Throws `InvalidRequest`, and what
 * `readPhoto` throws.
 */
export async function createPlant(
  lodge: Lodge,
  { picture, ...content }: PlantContent & { picture: Picture },
  actor: Actor,
): Promise<string> {
  const photo = await readPhoto(picture, 'plant')
  const now = lodge.clock()
  const id = newId(now)
  await lodge.database.transaction(async (transaction) => {
    const row = await contentRow(lodge, transaction, content)
    const made = { id, photo_version: photo.version, version: 1, created_at: instantText(now) }
    await insertPlant(transaction, { ...row, ...made })
    await storePhoto(transaction, id, photo)
    const subject = { kind: 'plant', id } as const
    await recordAuditEntry(transaction, { action: 'create', subject, after: content, actor }, now)
  })
  return id
}

/** What staff send of a plant: without a picture it keeps its own; the version it was changed from, where they tell. */
export type PlantChange = PlantContent & {
  picture?: Uint8Array | undefined
  version?: number | undefined
}

/**
 * Changes a plant. One that is so already needs nothing, so a repeat after a lost answer is right too. Throws `PlantNotFound`, `ChangedMeanwhile` (case 19), `InvalidRequest`, and what `readPhoto` throws.
 */
export async function updatePlant(
  lodge: Lodge,
  { id, change }: { id: string; change: PlantChange },
  actor: Actor,
): Promise<void> {
  const { picture, version, ...content } = change
  const photo = picture && (await readPhoto(picture, 'plant'))
  const now = lodge.clock()
  await lodge.database.transaction(async (transaction) => {
    const row = await contentRow(lodge, transaction, content)
    const before = await lockPlant(transaction, lodge.database.engine, id)
    if (!before) throw new PlantNotFound()
    if (isAlready(before, content, photo?.version)) return
    if (version !== undefined && version !== before.version)
      throw new ChangedMeanwhile(forStaff(lodge, toResponse(before)))
    await updatePlantRow(transaction, id, { ...row, ...(photo && { photo_version: photo.version }) })
    if (photo) await storePhoto(transaction, id, photo)
    const entry = { action: 'update', subject: { kind: 'plant', id }, before: contentOf(before) } as const
    await recordAuditEntry(transaction, { ...entry, after: content, actor }, now)
  })
}

const isAlready = (plant: PlantRow, content: PlantContent, photoVersion: string | undefined): boolean =>
  isDeepStrictEqual(contentOf(plant), content) &&
  (photoVersion === undefined || photoVersion === plant.photo_version)

const contentOf = (plant: PlantRow): PlantContent => ({
  name: plant.name,
  scientificName: plant.scientific_name,
  zone: plant.zone_id,
  family: plant.family_id,
  description: plant.description,
})

/** Takes a plant out of the garden, with its picture. Throws `PlantNotFound`. */
export async function removePlant(lodge: Lodge, id: string, actor: Actor): Promise<void> {
  const now = lodge.clock()
  await lodge.database.transaction(async (transaction) => {
    const before = await lockPlant(transaction, lodge.database.engine, id)
    if (!before) throw new PlantNotFound()
    await erasePhoto(transaction, id)
    await deletePlantRow(transaction, id)
    const entry = { action: 'delete', subject: { kind: 'plant', id }, before: contentOf(before) } as const
    await recordAuditEntry(transaction, { ...entry, actor }, now)
  })
}

export { rewritePlantSearchTexts } from './plants-repository.ts'
