import type { SubscriptionState } from 'shared-ui/validators/messages/newsletter'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { type CursorPage, newestFirst } from '../../database/queries/cursor-page.ts'
import type {
  NewsletterSubscriptionTable,
  NewsletterTokenTable,
} from '../../database/tables/visitor-tables.ts'

/** Returns the consent of an address that is not withdrawn. */
export const findLive = (executor: Executor, email: string) =>
  executor
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

/** Returns a consent that is neither withdrawn nor erased. */
export const findLiveSubscription = (executor: Executor, id: string) =>
  executor
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

/** Stores the hashes of links' tokens; a token that is stored already now belongs to the given consent. */
export const storeTokens = (executor: Executor, tokens: readonly NewsletterTokenTable[]) =>
  executor
    .insertInto('newsletter_token')
    .values(tokens)
    .onConflict((conflict) =>
      conflict
        .column('token_hash')
        .doUpdateSet(({ ref }) => ({ subscription_id: ref('excluded.subscription_id') })),
    )
    .execute()

export const deleteAllTokens = (executor: Executor) => executor.deleteFrom('newsletter_token').execute()

/** Returns the consent that a mail's link refers to. */
export const findByTokenHash = (executor: Executor, tokenHash: string) =>
  executor
    .selectFrom('newsletter_token')
    .innerJoin(
      'newsletter_subscription as subscription',
      'subscription.id',
      'newsletter_token.subscription_id',
    )
    .select(['subscription.id', 'subscription.email', 'subscription.withdrawn_at'])
    .where('newsletter_token.token_hash', '=', tokenHash)
    .executeTakeFirst()

/** Adds a consent; returns false if the address got one at the same moment. */
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

/**
 * Changes a consent whose last mail was sent at `before` or earlier; returns false for any other. Instants are ISO
 * 8601.
 */
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

/** Confirms a consent at `now`; returns false if it was confirmed or withdrawn already. */
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

/** Withdraws the consent of an address at `now`. Returns its id, or undefined if the address has none. */
export async function markWithdrawn(
  executor: Executor,
  email: string,
  now: string,
): Promise<string | undefined> {
  const withdrawn = await executor
    .updateTable('newsletter_subscription')
    .set({ withdrawn_at: now })
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return withdrawn?.id
}

/** Deletes unconfirmed consents requested before an instant, with their tokens. */
export const deleteUnconfirmedBefore = (executor: Executor, instant: string) =>
  executor
    .deleteFrom('newsletter_subscription')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', instant)
    .execute()

/** Deletes consents withdrawn before an instant. */
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

/** Returns at most `limit` consents below the id `after`, newest first (ids sort by creation). */
export const listSubscriptions = (
  executor: Executor,
  state: SubscriptionState | undefined,
  page: CursorPage,
) => inState(executor, state).selectAll().$call(newestFirst('id', page)).execute()

/** Returns the confirmed subscribers in the order of confirmation. */
export const listConfirmed = (executor: Executor) =>
  inState(executor, 'confirmed')
    .select(['id', 'email', 'confirmed_at', 'consent_version'])
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
