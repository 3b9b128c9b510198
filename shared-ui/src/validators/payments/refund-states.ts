/**
 * The states of a refund; `lodge-api/src/modules/refunds/refund-states.ts` has the transitions.
 * - `waiting`: to be requested from the provider.
 * - `asking`: the request may have been sent; its response is not known yet.
 * - `done`: the provider has recorded it.
 * - `unclear`: the request may have been sent and no readable response came. Never requested again automatically: staff
 * find out.
 * - `manual`: the provider cannot refund it; the lodge owes it by other means ('a mano').
 * - `paid_by_hand`: the lodge paid it by other means.
 */
export const REFUND_STATES = ['waiting', 'asking', 'done', 'unclear', 'manual', 'paid_by_hand'] as const
export type RefundState = (typeof REFUND_STATES)[number]
