import type { Executor } from '../../database/connect.ts'

const NAME = 'nightly_backup'

/** Returns the stored record of the nightly backup, or undefined before the first one. */
export async function findRecord(executor: Executor): Promise<string | undefined> {
  const row = await executor.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst()
  return row?.value
}

/** Replaces the record if it is still `before`. Returns false if another server has replaced it meanwhile. */
export async function replaceRecord(
  executor: Executor,
  before: string | undefined,
  after: string,
): Promise<boolean> {
  if (before === undefined) {
    const inserted = await executor
      .insertInto('setting')
      .values({ name: NAME, value: after })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst()
    return inserted.numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await executor
    .updateTable('setting')
    .set({ value: after })
    .where('name', '=', NAME)
    .where('value', '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
