import type { Executor } from '../database/connect.ts'

/** A number of rows by one or two of their values. */
export type Count = { label: string; count: number }

/** Counts purchases by state; `held` are the holds of visitors who are paying. */
export async function countPurchases(executor: Executor): Promise<Count[]> {
  const rows = await executor
    .selectFrom('purchase')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ label: state, count }))
}

/** Counts refunds by state. */
export async function countRefunds(executor: Executor): Promise<Count[]> {
  const rows = await executor
    .selectFrom('refund')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ label: state, count }))
}

/** Counts reservations that are not cancelled. */
export async function countReservations(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom('reservation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return count
}

export type JobCounts = { waiting: number; retried: number; failed: number }

/** Counts jobs, which are mails: those that wait, those among them that failed before, and those given up. */
export async function countJobs(executor: Executor): Promise<JobCounts> {
  const open = executor.selectFrom('job').where('done_at', 'is', null)
  const counted = (query: typeof open) =>
    query.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const waiting = open.where('failed_at', 'is', null)
  return {
    waiting: (await counted(waiting)).count,
    retried: (await counted(waiting.where('attempts', '>', 0))).count,
    failed: (await counted(open.where('failed_at', 'is not', null))).count,
  }
}
