import { CONSENT_WORDINGS } from 'shared-ui/copy/newsletter'
import type { ConsentVersion, SubscriptionState } from 'shared-ui/validators/newsletter'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import type { NewsletterSubscriptionTable } from '../../database/tables/visitor-tables.ts'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { linkTokenHash } from '../../mail/link-token.ts'
import { SubscriptionNotFound } from './newsletter-errors.ts'
import {
  changeIfMailedBefore,
  countSubscriptions,
  deleteUnconfirmedBefore,
  deleteWithdrawnBefore,
  findByTokenHash,
  findLive,
  insertSubscription,
  insertToken,
  listSubscriptions,
  markConfirmed,
  markWithdrawn,
} from './newsletter-repository.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** An address gets at most one mail in this time, however often somebody types it. */
const MAIL_PAUSE_MS = 15 * MINUTE

const orderMail = (transaction: DatabaseTransaction, subjectId: string, now: number) =>
  enqueueJob(transaction, now, {
    kind: 'visitor-mail',
    payload: { template: 'newsletter', subjectId },
  })

/**
 * P-12: takes a sign-up, with what was agreed to, and has a mail sent that asks for confirmation. An address that is known
 * already is written to as well, and nothing tells the caller which it was.
 */
export async function enroll(
  lodge: Lodge,
  { email: typed, consentVersion }: { email: string; consentVersion: ConsentVersion },
): Promise<void> {
  const now = lodge.clock()
  const email = typed.toLowerCase()
  const consent = {
    consent_wording: CONSENT_WORDINGS[consentVersion],
    consent_version: consentVersion,
    requested_at: instantText(now),
  }
  await lodge.database.transaction(async (transaction) => {
    const live = await findLive(transaction, email)
    const changed = live
      ? await remind(transaction, live, { now, consent })
      : await begin(transaction, { email, ...consent }, now)
    if (changed !== null) await orderMail(transaction, changed, now)
  })
}

type Consent = Pick<NewsletterSubscriptionTable, 'consent_wording' | 'consent_version' | 'requested_at'>

/** A new consent; its id, or null where a second press got there first. */
async function begin(
  transaction: DatabaseTransaction,
  asked: Consent & { email: string },
  now: number,
): Promise<string | null> {
  const id = newId(now)
  const isNew = await insertSubscription(transaction, {
    id,
    ...asked,
    mailed_at: instantText(now),
    confirmed_at: null,
    withdrawn_at: null,
  })
  return isNew ? id : null
}

/** Once more for an address that is known; its id, or null where it was written to just now. */
async function remind(
  transaction: DatabaseTransaction,
  live: NewsletterSubscriptionTable,
  { now, consent }: { now: number; consent: Consent },
): Promise<string | null> {
  // What was confirmed stays as it was confirmed; what is still open is agreed to as it was shown last.
  const changes = { mailed_at: instantText(now), ...(live.confirmed_at === null && consent) }
  const before = instantText(now - MAIL_PAUSE_MS)
  return (await changeIfMailedBefore(transaction, { id: live.id, before }, changes)) ? live.id : null
}

export { findLiveSubscription } from './newsletter-repository.ts'

/** Makes a token valid for a subscription; making it valid again changes nothing. `now` in epoch milliseconds. */
export async function storeNewsletterToken(
  executor: Executor,
  { token, subscriptionId }: { token: string; subscriptionId: string },
  now: number,
): Promise<void> {
  const row = {
    token_hash: linkTokenHash(token),
    subscription_id: subscriptionId,
    created_at: instantText(now),
  }
  await insertToken(executor, row)
}

/** Case 12: confirms once; a further press finds it done. Throws `SubscriptionNotFound`. */
export async function confirmSubscription(
  lodge: Lodge,
  token: string,
): Promise<'confirmed' | 'already_confirmed'> {
  const { kysely } = lodge.database
  const subscription = await findByTokenHash(kysely, linkTokenHash(token))
  if (!subscription || subscription.withdrawn_at !== null) throw new SubscriptionNotFound()
  const isFirst = await markConfirmed(kysely, subscription.id, instantText(lodge.clock()))
  return isFirst ? 'confirmed' : 'already_confirmed'
}

/** Withdraws the consent once; a further press finds it done. Throws `SubscriptionNotFound`. */
export async function unsubscribe(
  lodge: Lodge,
  token: string,
): Promise<'unsubscribed' | 'already_unsubscribed'> {
  const { kysely } = lodge.database
  const subscription = await findByTokenHash(kysely, linkTokenHash(token))
  if (!subscription) throw new SubscriptionNotFound()
  const isFirst = await markWithdrawn(kysely, subscription.id, instantText(lodge.clock()))
  return isFirst ? 'unsubscribed' : 'already_unsubscribed'
}

function stateOf({ confirmed_at, withdrawn_at }: NewsletterSubscriptionTable): SubscriptionState {
  if (withdrawn_at !== null) return 'withdrawn'
  return confirmed_at === null ? 'pending' : 'confirmed'
}

const toSubscription = (row: NewsletterSubscriptionTable) => ({
  _id: row.id,
  email: row.email,
  state: stateOf(row),
  consentWording: row.consent_wording,
  consentVersion: row.consent_version,
  requestedAt: row.requested_at,
  confirmedAt: row.confirmed_at,
  withdrawnAt: row.withdrawn_at,
})

/** C-05: a page of the consents, newest first. */
export async function subscriptionsPage(
  lodge: Lodge,
  page: { group: number; after?: string | undefined; state?: SubscriptionState | undefined },
) {
  const { kysely } = lodge.database
  const [rows, total] = await Promise.all([
    listSubscriptions(kysely, page.state, { after: page.after, limit: page.group + 1 }),
    countSubscriptions(kysely, page.state),
  ])
  const shown = rows.slice(0, page.group)
  const next = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null
  return { subscriptions: shown.map(toSubscription), total, next }
}

/** How long a sign-up waits for its confirmation, and the proof of a withdrawn consent is kept; the privacy page says so. */
const UNCONFIRMED_MS = 30 * DAY
const WITHDRAWN_MS = 2 * 365 * DAY

/** Ley 29733: what is not needed any more is not kept. */
export const forgetOldSubscriptions = ({ database, clock }: Lodge): PeriodicTask => ({
  name: 'forget-old-subscriptions',
  everyMs: DAY / 24,
  run: async () => {
    const now = clock()
    await deleteUnconfirmedBefore(database.kysely, instantText(now - UNCONFIRMED_MS))
    await deleteWithdrawnBefore(database.kysely, instantText(now - WITHDRAWN_MS))
  },
})
