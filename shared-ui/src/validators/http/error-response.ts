import * as v from 'valibot'

/** Error codes for programs; their sentences are in copy/problems/problems.ts. */
export const ERROR_CODES = [
  'invalid_request',
  'unreadable_body',
  'credentials_wrong',
  'session_invalid',
  'session_ended',
  'current_password_wrong',
  'confirmation_needed',
  'password_common',
  'new_password_needed',
  'first_password_ended',
  'second_factor_needed',
  'second_factor_required',
  'second_factor_wrong',
  'second_factor_changed',
  'not_found',
  'room_not_found',
  'zone_not_found',
  'family_not_found',
  'plant_not_found',
  'reservation_not_found',
  'reservation_not_active',
  'begun_stay_not_deletable',
  'begun_stay_not_cancellable',
  'reservation_not_restorable',
  'guest_without_email',
  'stay_begun',
  'stay_marked',
  'stay_action_refused',
  'freed_nights_taken',
  'refund_not_open',
  'folio_entry_not_found',
  'folio_entry_voided',
  'guest_not_found',
  'purchase_not_found',
  'subscription_not_found',
  'link_unknown',
  'message_not_found',
  'mail_not_found',
  'complaint_not_found',
  'staff_not_found',
  'complaint_answered',
  'photo_not_found',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_type_unknown',
  'photo_unreadable',
  'changed_meanwhile',
  'name_taken',
  'username_taken',
  'last_active_staff',
  'room_reserved',
  'room_held',
  'zone_in_use',
  'family_in_use',
  'nights_taken',
  'nights_held',
  'nights_not_free',
  'amounts_differ',
  'hold_lost',
  'hold_not_open',
  'too_many_holds',
  'late_check_in',
  'purchase_mismatch',
  'purchase_not_open',
  'nothing_to_charge',
  'body_too_large',
  'head_too_large',
  'media_type_unknown',
  'too_many_requests',
  'payment_unavailable',
  'database_unavailable',
  'storage_full',
  'server_error',
] as const
export const ErrorCodeName = v.picklist(ERROR_CODES)
export type ErrorCode = v.InferOutput<typeof ErrorCodeName>

/** Who took a night that had become free: a reservation, with its client, a blocking or a hold. */
export const NightTaker = v.object({
  kind: v.picklist(['reservation', 'blocking', 'hold']),
  night: v.string(),
  reservationID: v.nullable(v.string()),
  client: v.string(),
})
export type NightTakerResponse = v.InferOutput<typeof NightTaker>

/**
 * The body of an error response. `fields`: the invalid fields by path, such as `client.email`, each with a
 * sentence. `current`: the stored record, in the shape of its detail endpoint, if somebody else changed it meanwhile
 * (`changed_meanwhile`). `heldUntil` (ISO 8601, UTC): when the hold on the nights ends (`nights_held`). `taker`:
 * who took the first of the freed nights (`freed_nights_taken`).
 */
export const ErrorResponse = v.object({
  errorMessage: v.string(),
  errorCode: ErrorCodeName,
  fields: v.optional(v.record(v.string(), v.string())),
  current: v.optional(v.unknown()),
  heldUntil: v.optional(v.string()),
  taker: v.optional(NightTaker),
})
export type ErrorResponseBody = v.InferOutput<typeof ErrorResponse>
