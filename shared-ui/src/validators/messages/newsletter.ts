import * as v from 'valibot'
import { Email } from '../fields/email.ts'
import { PageResponse, pageQuery } from '../fields/page.ts'
import { LinkToken } from '../fields/text.ts'

/**
 * The versions of the consent to the newsletter; their wordings are in copy/messages/newsletter.ts. A new wording is a new
 * version, and old versions stay, because people have agreed to them.
 */
export const CONSENT_VERSIONS = ['2026-11-28'] as const
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number]

/** The version that is shown now. */
export const CURRENT_CONSENT: ConsentVersion = '2026-11-28'

/** `POST /contact/enrollment`: `consentVersion` is the wording that was shown, by default the current one. */
export const EnrollmentRequest = v.object({
  email: Email,
  consentVersion: v.optional(v.picklist(CONSENT_VERSIONS, 'text_expected'), CURRENT_CONSENT),
})

/** Empty: the response is the same for an address that is already subscribed. */
export const EnrollmentResponse = v.object({})

export const NewsletterTokenRequest = v.object({ token: LinkToken })
export const NewsletterTokenQuery = v.object({ token: LinkToken })

/** `POST /newsletter/confirm`: the first request confirms, any later one reports that it was already confirmed. */
export const ConfirmResponse = v.object({ outcome: v.picklist(['confirmed', 'already_confirmed']) })
/** `POST /newsletter/unsubscribe`, likewise. */
export const UnsubscribeResponse = v.object({ outcome: v.picklist(['unsubscribed', 'already_unsubscribed']) })

/** `POST /newsletter/unsubscribe-address` (staff): the address whose consent is withdrawn. */
export const UnsubscribeAddressRequest = v.object({ email: Email })
export const UnsubscribeAddressResponse = v.object({
  outcome: v.picklist(['unsubscribed', 'not_subscribed']),
})

export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'withdrawn'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** `GET /newsletter/count` (staff): the number of consents that are confirmed, unconfirmed and withdrawn. */
export const SubscriptionCountsResponse = v.object({
  confirmed: v.number(),
  pending: v.number(),
  withdrawn: v.number(),
})

/** `GET /newsletter` (staff); without `state`, all subscriptions. */
export const SubscriptionsQuery = v.object({
  ...pageQuery('20'),
  state: v.optional(v.picklist(SUBSCRIPTION_STATES, 'state')),
})
/** Instants are ISO 8601 in UTC; null if the event has not happened. */
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
