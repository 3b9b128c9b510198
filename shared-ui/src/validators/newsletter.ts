import * as v from 'valibot'
import { Email } from './email.ts'
import { PageResponse, pageQuery } from './page.ts'
import { optionalText } from './text.ts'

/**
 * The versions of what one agrees to by signing up, each with its wording in copy/newsletter.ts; a new wording is a new
 * version, and the old ones stay, since people have agreed to them.
 */
export const CONSENT_VERSIONS = ['2026-11-28'] as const
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number]

/** The version that is shown now. */
export const CURRENT_CONSENT: ConsentVersion = '2026-11-28'

/** `POST /contact/enrollment` (P-12): `consentVersion` is the wording that was shown, by default the one of now. */
export const EnrollmentRequest = v.object({
  email: Email,
  consentVersion: v.optional(v.picklist(CONSENT_VERSIONS, 'text_expected'), CURRENT_CONSENT),
})

/** Nothing to tell: the same for an address that is known. */
export const EnrollmentResponse = v.object({})

/** What a mail of the newsletter links with. One that got lost on the way is, like any other that is not ours, nobody's. */
const MailToken = optionalText(100)
export const NewsletterTokenRequest = v.object({ token: MailToken })
export const NewsletterTokenQuery = v.object({ token: MailToken })

/** `POST /newsletter/confirm`: the first press confirms, any further one finds it done (case 12). */
export const ConfirmResponse = v.object({ outcome: v.picklist(['confirmed', 'already_confirmed']) })
/** `POST /newsletter/unsubscribe`, likewise. */
export const UnsubscribeResponse = v.object({ outcome: v.picklist(['unsubscribed', 'already_unsubscribed']) })

export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'withdrawn'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** `GET /newsletter/count` (staff): how many consents are confirmed, wait for their confirmation, and were withdrawn. */
export const SubscriptionCountsResponse = v.object({
  confirmed: v.number(),
  pending: v.number(),
  withdrawn: v.number(),
})

/** `GET /newsletter` (staff); without `state` all of them. */
export const SubscriptionsQuery = v.object({
  ...pageQuery('20'),
  state: v.optional(v.picklist(SUBSCRIPTION_STATES, 'state')),
})
/** Instants are ISO 8601 in UTC; null for what has not happened. */
export const SubscriptionsResponse = v.object({
  subscriptions: v.array(
    v.object({
      _id: v.string(),
      email: v.string(),
      state: v.picklist(SUBSCRIPTION_STATES),
      consentWording: v.string(),
      consentVersion: v.string(),
      requestedAt: v.string(),
      confirmedAt: v.nullable(v.string()),
      withdrawnAt: v.nullable(v.string()),
    }),
  ),
  ...PageResponse,
})
