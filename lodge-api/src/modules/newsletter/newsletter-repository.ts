import type { SubscriptionState } from 'shared-ui/validators/newsletter'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type {
  NewsletterSubscriptionTable,
  NewsletterTokenTable,
} from '../../database/tables/visitor-tables.ts'

/** The consent of an address that is not withdrawn. */
export const findLive = (executor: Executor, email: string) =>
  executor
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

/** A consent that is neither withdrawn nor erased. */
export const findLiveSubscription = (executor: Executor, id: string) =>
  executor
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

/** Stores the hash of a link's token; storing it again changes nothing. */
export const insertToken = (executor: Executor, token: NewsletterTokenTable) =>
  executor
    .insertInto('newsletter_token')
    .values(token)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()

/** Whose consent a mail's link is about. */
export const findByTokenHash = (executor: Executor, tokenHash: string) =>
  executor
    .selectFrom('newsletter_token')
    .innerJoin(
      'newsletter_subscription as subscription',
      'subscription.id',
      'newsletter_token.subscription_id',
    )
    .select(['subscription.id', 'subscription.withdrawn_at'])
    .where('newsletter_token.token_hash', '=', tokenHash)
    .executeTakeFirst()

/** Writes a new consent down; false where the address got one at the same moment. */
export async function insertSubscription(
  transaction: DatabaseTransaction,
  subscription: NewsletterSubscriptionTable,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('newsletter_subscription')
    .values(subscription)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type Changes = Partial<NewsletterSubscriptionTable>

/** Changes a consent that was last mailed about at `before` or earlier; whether it was. Instants as ISO 8601. */
export async function changeIfMailedBefore(
  transaction: DatabaseTransaction,
  subscription: { id: string; before: string },
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_subscription')
    .set(changes)
    .where('id', '=', subscription.id)
    .where('mailed_at', '<=', subscription.before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Confirms a consent at `now`; whether it was neither confirmed nor withdrawn. */
export async function markConfirmed(executor: Executor, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Withdraws a consent at `now`; whether it was not withdrawn yet. */
export async function markWithdrawn(executor: Executor, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('newsletter_subscription')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Erases sign-ups asked for before an instant that nobody confirmed, with their tokens. */
export const deleteUnconfirmedBefore = (executor: Executor, instant: string) =>
  executor
    .deleteFrom('newsletter_subscription')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', instant)
    .execute()

/** Erases consents withdrawn before an instant. */
export const deleteWithdrawnBefore = (executor: Executor, instant: string) =>
  executor.deleteFrom('newsletter_subscription').where('withdrawn_at', '<', instant).execute()

const inState = (executor: Executor, state: SubscriptionState | undefined) => {
  const all = executor.selectFrom('newsletter_subscription')
  if (state === undefined) return all
  if (state === 'withdrawn') return all.where('withdrawn_at', 'is not', null)
  return all
    .where('withdrawn_at', 'is', null)
    .where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null)
}

/** Consents newest first, `limit` of them below the id `after`; ids sort by when they were made. */
export const listSubscriptions = (
  executor: Executor,
  state: SubscriptionState | undefined,
  page: { after: string | undefined; limit: number },
) =>
  inState(executor, state)
    .selectAll()
    .$if(page.after !== undefined, (query) => query.where('id', '<', page.after ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** Those who get the newsletter, in the order in which they confirmed. */
export const listConfirmed = (executor: Executor) =>
  inState(executor, 'confirmed')
    .select(['email', 'confirmed_at', 'consent_version'])
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()

export async function countSubscriptions(
  executor: Executor,
  state: SubscriptionState | undefined,
): Promise<number> {
  const { count } = await inState(executor, state)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
