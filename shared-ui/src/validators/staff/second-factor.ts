import * as v from 'valibot'
import { OwnPassword } from './staff.ts'
import { SecondFactorCode } from './staff-session.ts'

/** `GET /staff/second-factor`: whether sign-in asks for a code, and how many recovery codes were not used yet. */
export const SecondFactorResponse = v.object({ isActive: v.boolean(), recoveryCodesLeft: v.number() })
export type SecondFactorState = v.InferOutput<typeof SecondFactorResponse>

/** `POST /staff/start-second-factor` and `POST /staff/stop-second-factor`: the requester's own password. */
export const SecondFactorRequest = v.object({ currentPassword: OwnPassword })

/** The secret for one's app in base 32, and the same as `otpauth:` URI for a QR code. */
export const SecondFactorStartedResponse = v.object({ secret: v.string(), uri: v.string() })
export type SecondFactorStarted = v.InferOutput<typeof SecondFactorStartedResponse>

/** `POST /staff/confirm-second-factor`: a first code of the app. */
export const SecondFactorConfirmRequest = v.object({ code: SecondFactorCode })
/** The recovery codes, which no other response contains. */
export const RecoveryCodesResponse = v.object({ recoveryCodes: v.array(v.string()) })
