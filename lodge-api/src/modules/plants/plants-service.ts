import { isDeepStrictEqual } from 'node:util'
import { searchText, searchWords } from 'shared-ui/rules/text/search-text'
import {
  type CreatePlant,
  GUIDE_PLANTS,
  type LinkedPlant,
  type Plant,
  type PlantWithNeighbours,
  type StaffPlant,
  ZONE_PLANTS,
} from 'shared-ui/validators/garden/plant'
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
  findGroupingKeys,
  findPlant,
  insertPlant,
  listNeighbours,
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

/** The requested plants: page (from 0), page size and search text. */
export type PlantsFilter = { group: number; size: number; search: string }

/** Returns a page of plants by name, and the total that the search finds. */
export async function plantsPage(
  lodge: Lodge,
  { group, size, search }: PlantsFilter,
): Promise<{ plants: Plant[]; total: number }> {
  const page = { words: searchWords(search), offset: group * size, limit: size }
  const { rows, total } = await listPlants(lodge.database, page)
  return { plants: rows.map(toResponse), total }
}

/** Returns the plants for offline reading: the first `GUIDE_PLANTS` by name, and the total. */
export const plantGuide = (lodge: Lodge): Promise<{ plants: Plant[]; total: number }> =>
  plantsPage(lodge, { group: 0, size: GUIDE_PLANTS, search: '' })

/** Returns a plant. Throws `PlantNotFound`. */
export async function plantDetail(lodge: Lodge, id: string): Promise<Plant> {
  const plant = await findPlant(lodge.database.kysely, id)
  if (!plant) throw new PlantNotFound()
  return toResponse(plant)
}

/** Returns a plant and those that its page links to. Throws `PlantNotFound`. */
export async function plantWithNeighbours(lodge: Lodge, id: string): Promise<PlantWithNeighbours> {
  const plant = await plantDetail(lodge, id)
  const rows = await listNeighbours(lodge.database.kysely, { id, limit: ZONE_PLANTS })
  const linked = (relation: string) => rows.filter((row) => row.relation === relation).map(toLinkedPlant)
  const [previous = null] = linked('previous')
  const [next = null] = linked('next')
  return { plant, neighbours: { previous, next, ofZone: linked('zone') } }
}

type NeighbourRow = Awaited<ReturnType<typeof listNeighbours>>[number]

const toLinkedPlant = (row: NeighbourRow): LinkedPlant => ({
  _id: row.id,
  name: row.name,
  scientificName: row.scientific_name,
  photo: row.photo_version,
})

/**
 * Returns a plant for staff, with the URL of its public page. The server states it because the console may be on
 * another domain, and the URL is printed on labels that last for years.
 */
export const forStaff = ({ config }: Lodge, plant: Plant): StaffPlant => ({
  ...plant,
  page: `${config.publicUrl}/plant/${plant._id}`,
})

/** The content of a plant; `zone` and `family` are ids. */
export type PlantContent = Omit<CreatePlant, 'photo'>

/** Returns the columns of a plant's content. Throws `InvalidRequest` for an unknown zone or family. */
async function contentRow(lodge: Lodge, transaction: DatabaseTransaction, content: PlantContent) {
  const groupings = await findGroupingKeys(transaction, lodge.database.engine, content)
  const problems: FieldProblems = {
    ...(groupings.zone === null && { zone: 'zone_unknown' }),
    ...(groupings.family === null && { family: 'family_unknown' }),
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
    search_text: [name_key, scientific_key, groupings.family, groupings.zone].join(' '),
  }
}

/** Adds a plant with its picture and returns its id. Throws `InvalidRequest`, and the errors of `readPhoto`. */
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
    const created = { id, photo_version: photo.version, version: 1, created_at: instantText(now) }
    await insertPlant(transaction, { ...row, ...created })
    await storePhoto(transaction, id, photo)
    const subject = { kind: 'plant', id } as const
    await recordAuditEntry(transaction, { action: 'create', subject, after: content, actor }, now)
  })
  return id
}

/**
 * A change of a plant: without `picture` the stored one remains; `version` is the one that was edited, if the sender
 * states it.
 */
export type PlantChange = PlantContent & {
  picture?: Uint8Array | undefined
  version?: number | undefined
}

/**
 * Changes a plant. Does nothing if it equals the change already, so a repeat after a lost response is safe. Throws
 * `PlantNotFound`, `ChangedMeanwhile`, `InvalidRequest`, and the errors of `readPhoto`.
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
    if (isUnchanged(before, content, photo?.version)) return
    if (version !== undefined && version !== before.version)
      throw new ChangedMeanwhile(forStaff(lodge, toResponse(before)))
    await updatePlantRow(transaction, id, { ...row, ...(photo && { photo_version: photo.version }) })
    if (photo) await storePhoto(transaction, id, photo)
    const entry = { action: 'update', subject: { kind: 'plant', id }, before: contentOf(before) } as const
    await recordAuditEntry(transaction, { ...entry, after: content, actor }, now)
  })
}

const isUnchanged = (plant: PlantRow, content: PlantContent, photoVersion: string | undefined): boolean =>
  isDeepStrictEqual(contentOf(plant), content) &&
  (photoVersion === undefined || photoVersion === plant.photo_version)

const contentOf = (plant: PlantRow): PlantContent => ({
  name: plant.name,
  scientificName: plant.scientific_name,
  zone: plant.zone_id,
  family: plant.family_id,
  description: plant.description,
})

/** Deletes a plant with its picture. Throws `PlantNotFound`. */
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
