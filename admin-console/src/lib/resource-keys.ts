/** The first part of a resource's query keys, where more than one feature must ask for its answers anew. */
export const RESERVATIONS = ['reservations'] as const
export const PLANTS = ['plants'] as const
export const AUDIT = ['audit'] as const
export const AVAILABILITY = ['availability'] as const
export const UNSETTLED_PAYMENTS = ['unsettled-payments'] as const
