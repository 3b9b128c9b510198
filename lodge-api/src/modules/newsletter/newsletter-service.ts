import { CONSENT_WORDINGS } from 'shared-ui/copy/messages/newsletter'
import { HOUR_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { instantBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import type { ConsentVersion, SubscriptionState } from 'shared-ui/validators/messages/newsletter'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { type RequestedPage, readPage } from '../../database/queries/cursor-page.ts'
import type { NewsletterSubscriptionTable } from '../../database/tables/visitor-tables.ts'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { linkTokenHash, unsubscribeUrl } from '../../mail/link-token.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { SubscriptionNotFound } from './newsletter-errors.ts'
import {
  changeIfMailedBefore,
  countSubscriptions,
  deleteAllTokens,
  deleteUnconfirmedBefore,
  deleteWithdrawnBefore,
  findByTokenHash,
  findLive,
  insertSubscription,
  listSubscriptions,
  markConfirmed,
  markWithdrawn,
  storeTokens,
} from './newsletter-repository.ts'

/** Minimum time between two mails to an address, however often it is submitted. */
const MAIL_PAUSE_MS = 15 * MINUTE_MS

const orderMail = (transaction: DatabaseTransaction, subjectId: string, now: number) =>
  enqueueJob(transaction, now, {
    kind: 'visitor-mail',
    payload: { template: 'newsletter', subjectId },
  })

/**
 * Stores a sign-up with the wording that was agreed to, and queues a mail that asks for confirmation. A known address
 * is mailed as well, so the response does not reveal which it was.
 */
export async function enroll(
  lodge: Lodge,
  { email: enteredEmail, consentVersion }: { email: string; consentVersion: ConsentVersion },
): Promise<void> {
  const now = lodge.clock()
  const email = enteredEmail.toLowerCase()
  const consent = {
    consent_wording: CONSENT_WORDINGS[consentVersion],
    consent_version: consentVersion,
    requested_at: instantText(now),
  }
  await lodge.database.transaction(async (transaction) => {
    const live = await findLive(transaction, email)
    const changed = live
      ? await renewConsent(transaction, live, { now, consent })
      : await addConsent(transaction, { email, ...consent }, now)
    if (changed !== null) await orderMail(transaction, changed, now)
  })
}

type Consent = Pick<NewsletterSubscriptionTable, 'consent_wording' | 'consent_version' | 'requested_at'>

/** Adds a consent. Returns its id, or null if a concurrent request did. */
async function addConsent(
  transaction: DatabaseTransaction,
  consent: Consent & { email: string },
  now: number,
): Promise<string | null> {
  const id = newId(now)
  const isNew = await insertSubscription(transaction, {
    id,
    ...consent,
    mailed_at: instantText(now),
    confirmed_at: null,
    withdrawn_at: null,
  })
  return isNew ? id : null
}

/** Renews the consent of a known address. Returns its id, or null if a mail was sent just before. */
async function renewConsent(
  transaction: DatabaseTransaction,
  live: NewsletterSubscriptionTable,
  { now, consent }: { now: number; consent: Consent },
): Promise<string | null> {
  // A confirmed consent stays as it is; an unconfirmed one gets the wording that was shown last.
  const changes = { mailed_at: instantText(now), ...(live.confirmed_at === null && consent) }
  const before = instantText(now - MAIL_PAUSE_MS)
  return (await changeIfMailedBefore(transaction, { id: live.id, before }, changes)) ? live.id : null
}

export { findLiveSubscription } from './newsletter-repository.ts'

/** More rows are stored in several statements, because both engines limit the parameters of one. */
const TOKENS_OF_A_STATEMENT = 1000

/** Makes tokens valid for their subscriptions. `now` is in epoch milliseconds. */
export async function storeNewsletterTokens(
  executor: Executor,
  tokens: readonly { token: string; subscriptionId: string }[],
  now: number,
): Promise<void> {
  const rows = tokens.map(({ token, subscriptionId }) => ({
    token_hash: linkTokenHash(token),
    subscription_id: subscriptionId,
    created_at: instantText(now),
  }))
  for (let first = 0; first < rows.length; first += TOKENS_OF_A_STATEMENT) {
    await storeTokens(executor, rows.slice(first, first + TOKENS_OF_A_STATEMENT))
  }
}

/** Ends all links of the newsletter; consents stay as they are. */
export const revokeNewsletterLinks = (transaction: DatabaseTransaction) => deleteAllTokens(transaction)

/** Confirms a subscription; a repeat returns `already_confirmed`. Throws `SubscriptionNotFound`. */
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

/**
 * Withdraws the consent of the address that a link was sent to, also if the address signed up again since; a repeat
 * returns `already_unsubscribed`. Throws `SubscriptionNotFound`.
 */
export async function unsubscribe(
  lodge: Lodge,
  token: string,
): Promise<'unsubscribed' | 'already_unsubscribed'> {
  const { kysely } = lodge.database
  const subscription = await findByTokenHash(kysely, linkTokenHash(token))
  if (!subscription) throw new SubscriptionNotFound()
  const withdrawn = await markWithdrawn(kysely, subscription.email, instantText(lodge.clock()))
  return withdrawn === undefined ? 'already_unsubscribed' : 'unsubscribed'
}

/** Returns the URL of the page whose button unsubscribes the address of a token. */
export const unsubscribePage = ({ config }: Lodge, token: string): string =>
  unsubscribeUrl(config.publicUrl, token)

/** Withdraws the consent of an address for staff, who were asked to; an address without one is not recorded. */
export async function unsubscribeAddress(
  lodge: Lodge,
  email: string,
  actor: Actor,
): Promise<'unsubscribed' | 'not_subscribed'> {
  const now = lodge.clock()
  return lodge.database.transaction(async (transaction) => {
    const id = await markWithdrawn(transaction, email.toLowerCase(), instantText(now))
    if (id === undefined) return 'not_subscribed'
    const subject = { kind: 'newsletter', id } as const
    await recordAuditEntry(transaction, { action: 'deactivate', subject, actor }, now)
    return 'unsubscribed'
  })
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

/** Returns a page of consents, newest first. */
export async function subscriptionsPage(
  lodge: Lodge,
  page: RequestedPage & { state?: SubscriptionState | undefined },
) {
  const { kysely } = lodge.database
  const { shown, ...rest } = await readPage(
    page,
    (cursor) => listSubscriptions(kysely, page.state, cursor),
    countSubscriptions(kysely, page.state),
  )
  return { subscriptions: shown.map(toSubscription), ...rest }
}

/** Deletes consents past their retention periods (Ley 29733). */
export const deleteOldSubscriptions = ({ database, clock }: Lodge): PeriodicTask => ({
  name: 'forget-old-subscriptions',
  everyMs: HOUR_MS,
  run: async () => {
    const now = clock()
    const { unconfirmedSubscriptions, withdrawnSubscriptions } = RETENTION
    const { kysely } = database
    await deleteUnconfirmedBefore(kysely, instantText(instantBefore(now, unconfirmedSubscriptions)))
    await deleteWithdrawnBefore(kysely, instantText(instantBefore(now, withdrawnSubscriptions)))
  },
})
