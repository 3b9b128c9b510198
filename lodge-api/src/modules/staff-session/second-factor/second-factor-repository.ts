import type { Executor } from '../../../database/connect.ts'
import type { RecoveryCodeTable, SecondFactorTable } from '../../../database/tables/second-factor-tables.ts'

/** SQL for second factors and recovery codes. */
export const findSecondFactor = (executor: Executor, staffId: string) =>
  executor.selectFrom('second_factor').selectAll().where('staff_id', '=', staffId).executeTakeFirst()

/** Stores a second factor in place of one that is not active yet. Returns false if there is an active one, which stays. */
export async function storePending(executor: Executor, factor: SecondFactorTable): Promise<boolean> {
  const { staff_id: _, ...columns } = factor
  const stored = await executor
    .insertInto('second_factor')
    .values(factor)
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet(columns).where('second_factor.active', '=', 0),
    )
    .executeTakeFirst()
  return stored.numInsertedOrUpdatedRows === 1n
}

/** Activates a pending second factor. Returns false if it was activated or replaced by another secret meanwhile. */
export async function activate(
  executor: Executor,
  { staff_id, sealed_secret }: Pick<SecondFactorTable, 'staff_id' | 'sealed_secret'>,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('second_factor')
    .set({ active: 1, last_step: step })
    .where('staff_id', '=', staff_id)
    .where('sealed_secret', '=', sealed_secret)
    .where('active', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Notes the step of an accepted code. Returns false if a code of this step or a later one was accepted before. A step after
 * `latest`, which no code can have now, was noted while the machine's clock was ahead, and does not count.
 */
export async function advanceStep(
  executor: Executor,
  staffId: string,
  { step, latest }: { step: number; latest: number },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', latest)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the second factor of a staff member with its recovery codes. Returns false if there was no active one. */
export async function deleteSecondFactor(executor: Executor, staffId: string): Promise<boolean> {
  await executor.deleteFrom('recovery_code').where('staff_id', '=', staffId).execute()
  const { numDeletedRows } = await executor
    .deleteFrom('second_factor')
    .where('staff_id', '=', staffId)
    .where('active', '=', 1)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const insertRecoveryCodes = (executor: Executor, codes: RecoveryCodeTable[]) =>
  executor.insertInto('recovery_code').values(codes).execute()

export const listRecoveryCodes = (executor: Executor, staffId: string) =>
  executor.selectFrom('recovery_code').select(['id', 'code_hash']).where('staff_id', '=', staffId).execute()

/** Deletes a used code. Returns false if another sign-in used it meanwhile. */
export async function deleteRecoveryCode(executor: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('recovery_code')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Returns the usernames of active staff members without an active second factor. */
export async function listWithoutSecondFactor(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('staff')
    .leftJoin('second_factor', (join) =>
      join.onRef('second_factor.staff_id', '=', 'staff.id').on('second_factor.active', '=', 1),
    )
    .select('staff.username')
    .where('staff.active', '=', 1)
    .where('second_factor.staff_id', 'is', null)
    .orderBy('staff.username_key')
    .execute()
  return rows.map(({ username }) => username)
}
