/** First parts of query keys that more than one feature invalidates. */
export const RESERVATIONS = ['reservations'] as const
export const PLANTS = ['plants'] as const
export const AUDIT = ['audit'] as const
export const AVAILABILITY = ['availability'] as const
export const UNSETTLED_PAYMENTS = ['unsettled-payments'] as const
export const CASH = ['cash'] as const
export const GUEST_REGISTER = ['guest-register'] as const
