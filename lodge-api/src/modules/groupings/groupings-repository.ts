import { sql } from 'kysely'
import type { GroupingKind } from 'shared-ui/validators/garden/grouping'
import type { DatabaseTransaction, Engine, Executor } from '../../database/connect.ts'
import type { GroupingTable } from '../../database/tables/garden-tables.ts'

/** The columns by which a plant refers to its zone and family. */
const PLANT_COLUMN = { zone: 'plant.zone_id', family: 'plant.family_id' } as const

/** Key of PostgreSQL's advisory lock for renames; nothing else in the database uses it. */
const RENAME_LOCK_KEY = 20_261_128

export type GroupingRow = Omit<GroupingTable, 'name_key' | 'created_at'> & { plants: number }

const withPlants = (executor: Executor, kind: GroupingKind) => {
  const grouping = executor.dynamic.table(kind).as('grouping')
  return executor
    .selectFrom(grouping)
    .select(['grouping.id', 'grouping.name', 'grouping.version'])
    .select(({ fn, lit, selectFrom }) => {
      const count = selectFrom('plant')
        .select(fn.countAll<number>().as('plants'))
        .whereRef(PLANT_COLUMN[kind], '=', 'grouping.id')
      return fn.coalesce(count, lit(0)).as('plants')
    })
}

/** Returns every zone or family with its number of plants, by name. */
export const listGroupings = (executor: Executor, kind: GroupingKind): Promise<GroupingRow[]> =>
  withPlants(executor, kind).orderBy('grouping.name_key').execute()

/**
 * Returns a zone or family. On PostgreSQL it is locked: until the transaction ends, no other one changes it or adds a
 * plant to it.
 */
export async function lockGrouping(
  transaction: DatabaseTransaction,
  engine: Engine,
  { kind, id }: { kind: GroupingKind; id: string },
): Promise<GroupingRow | undefined> {
  if (engine === 'postgres') {
    await transaction.selectFrom(kind).select('id').where('id', '=', id).forUpdate().execute()
  }
  return withPlants(transaction, kind).where('grouping.id', '=', id).executeTakeFirst()
}

/**
 * Serialises renames on PostgreSQL: two transactions that rewrite the same plants' search texts must each see the
 * other's new name.
 */
export async function awaitOtherRenames(transaction: DatabaseTransaction, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${RENAME_LOCK_KEY})`.execute(transaction)
}

/** Adds a zone or family; returns false if its name is taken. */
export async function insertGrouping(
  transaction: DatabaseTransaction,
  kind: GroupingKind,
  row: GroupingTable,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto(kind)
    .values(row)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Renames a zone or family. */
export const renameGrouping = (
  transaction: DatabaseTransaction,
  { kind, id }: { kind: GroupingKind; id: string },
  name: Pick<GroupingTable, 'name' | 'name_key'>,
) =>
  transaction
    .updateTable(kind)
    .set((eb) => ({ ...name, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteGrouping = (
  transaction: DatabaseTransaction,
  { kind, id }: { kind: GroupingKind; id: string },
) => transaction.deleteFrom(kind).where('id', '=', id).execute()
