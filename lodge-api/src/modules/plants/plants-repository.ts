import { type SqlBool, sql } from 'kysely'
import type { Database, DatabaseTransaction, Engine, Executor } from '../../database/connect.ts'
import { plantSearchText } from '../../database/queries/plant-search-text.ts'
import type { PlantTable } from '../../database/tables/garden-tables.ts'
import { searchConditions } from './plant-search-repository.ts'

const PLANT_COLUMNS = [
  'plant.id',
  'plant.name',
  'plant.scientific_name',
  'plant.description',
  'plant.photo_version',
  'plant.version',
  'plant.zone_id',
  'zone.name as zone',
  'plant.family_id',
  'family.name as family',
] as const

export type PlantRow = Pick<
  PlantTable,
  'id' | 'name' | 'scientific_name' | 'description' | 'photo_version' | 'version' | 'zone_id' | 'family_id'
> & { zone: string; family: string }

const plants = (executor: Executor) =>
  executor
    .selectFrom('plant')
    .innerJoin('zone', 'zone.id', 'plant.zone_id')
    .innerJoin('family', 'family.id', 'plant.family_id')

/** Returns a plant with the names of its zone and family. */
export const findPlant = (executor: Executor, id: string): Promise<PlantRow | undefined> =>
  plants(executor).select(PLANT_COLUMNS).where('plant.id', '=', id).executeTakeFirst()

const LINK_COLUMNS = [
  'plant.id',
  'plant.name',
  'plant.name_key',
  'plant.scientific_name',
  'plant.photo_version',
] as const

const byName = sql`(plant.name_key, plant.id)`

/**
 * Lists in one statement the plant before and the one after this plant by name, and at most `limit` others of its zone by name.
 */
export function listNeighbours(executor: Executor, { id, limit }: { id: string; limit: number }) {
  const links = executor.selectFrom('plant').select(LINK_COLUMNS)
  const self = (columns: ('name_key' | 'id' | 'zone_id')[]) =>
    executor.selectFrom('plant as self').select(columns).where('self.id', '=', id)
  const previous = links
    .where(sql<SqlBool>`${byName} < ${self(['name_key', 'id'])}`)
    .orderBy('plant.name_key', 'desc')
    .orderBy('plant.id', 'desc')
    .limit(1)
  const next = links
    .where(sql<SqlBool>`${byName} > ${self(['name_key', 'id'])}`)
    .orderBy('plant.name_key')
    .orderBy('plant.id')
    .limit(1)
  const ofZone = links
    .where('plant.zone_id', '=', self(['zone_id']).$asScalar())
    .where('plant.id', '!=', id)
    .orderBy('plant.name_key')
    .orderBy('plant.id')
    .limit(limit)
  // Each part is a query of its own, because only the whole of a union may be ordered and limited.
  const part = (relation: 'previous' | 'next' | 'zone', query: typeof previous) =>
    executor.selectFrom(query.as('found')).selectAll().select(sql.lit(relation).as('relation'))
  return part('previous', previous)
    .unionAll(part('next', next))
    .unionAll(part('zone', ofZone))
    .orderBy('name_key')
    .orderBy('id')
    .execute()
}

/** A page of the plants that contain every word, starting at `offset`. */
export type PlantsPage = { words: string[]; offset: number; limit: number }

/**
 * Returns a page of plants by name and the total over all pages, in one statement. The page is selected from the index
 * only, so later pages cost little more.
 */
export async function listPlants(
  { kysely, engine }: Database,
  { words, offset, limit }: PlantsPage,
): Promise<{ rows: PlantRow[]; total: number }> {
  const found = kysely.selectFrom('plant').where(({ and }) => and(searchConditions(words, engine)))
  const page = found
    .select(['plant.id', 'plant.name_key'])
    .orderBy('plant.name_key')
    .orderBy('plant.id')
    .limit(limit)
    .offset(offset)
  const rows = await kysely
    .selectFrom(found.select(({ fn }) => fn.countAll<number>().as('total')).as('counted'))
    .leftJoin(page.as('page'), (join) => join.onTrue())
    .leftJoin('plant', 'plant.id', 'page.id')
    .leftJoin('zone', 'zone.id', 'plant.zone_id')
    .leftJoin('family', 'family.id', 'plant.family_id')
    .select('counted.total')
    .select(PLANT_COLUMNS)
    .orderBy('page.name_key')
    .orderBy('page.id')
    .execute()
  return { rows: rows.flatMap(asPlants), total: rows[0]?.total ?? 0 }
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/** An empty page still has a row for the total, without a plant. */
const asPlants = ({ total: _total, ...row }: Nullable<PlantRow> & { total: number }): PlantRow[] =>
  isPlant(row) ? [row] : []

const isPlant = (row: Nullable<PlantRow>): row is PlantRow => row.id !== null

/**
 * Returns the folded names of a zone and a family, null for an unknown one. On PostgreSQL both are locked against
 * changes until the transaction ends.
 */
export async function findGroupingKeys(
  transaction: DatabaseTransaction,
  engine: Engine,
  { zone, family }: { zone: string; family: string },
): Promise<{ zone: string | null; family: string | null }> {
  const keyOf = (table: 'zone' | 'family', id: string) =>
    transaction
      .selectFrom(table)
      .select('name_key')
      .where('id', '=', id)
      .$if(engine === 'postgres', (query) => query.forShare())
      .executeTakeFirst()
  const familyRow = await keyOf('family', family)
  const zoneRow = await keyOf('zone', zone)
  return { zone: zoneRow?.name_key ?? null, family: familyRow?.name_key ?? null }
}

/** Returns a plant. On PostgreSQL it is locked: no other transaction changes it until this one ends. */
export async function lockPlant(
  transaction: DatabaseTransaction,
  engine: Engine,
  id: string,
): Promise<PlantRow | undefined> {
  if (engine === 'postgres') {
    await transaction.selectFrom('plant').select('id').where('id', '=', id).forUpdate().execute()
  }
  return findPlant(transaction, id)
}

export const insertPlant = (transaction: DatabaseTransaction, plant: PlantTable) =>
  transaction.insertInto('plant').values(plant).execute()

/** Updates the content of a plant and increments its version. */
export const updatePlantRow = (
  transaction: DatabaseTransaction,
  id: string,
  content: Partial<Omit<PlantTable, 'id' | 'version' | 'created_at'>>,
) =>
  transaction
    .updateTable('plant')
    .set((eb) => ({ ...content, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deletePlantRow = (transaction: DatabaseTransaction, id: string) =>
  transaction.deleteFrom('plant').where('id', '=', id).execute()

/** Rebuilds the search texts of the plants of a renamed zone or family. */
export const rewritePlantSearchTexts = (
  transaction: DatabaseTransaction,
  { kind, id }: { kind: 'zone' | 'family'; id: string },
) =>
  transaction
    .updateTable('plant')
    .set({ search_text: plantSearchText })
    .where(kind === 'zone' ? 'zone_id' : 'family_id', '=', id)
    .execute()
