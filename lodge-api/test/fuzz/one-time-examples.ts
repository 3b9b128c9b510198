import { TOTP } from 'otpauth'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { CURRENT_CONSENT } from 'shared-ui/validators/messages/newsletter'
import { newId } from '../../src/database/ids.ts'
import type { Lodge } from '../../src/lodge.ts'
import { enroll, storeNewsletterTokens } from '../../src/modules/newsletter/newsletter-service.ts'
import { startSecondFactor } from '../../src/modules/staff-session/second-factor/second-factor-service.ts'
import { sessionKey } from '../../src/modules/staff-session/session-key.ts'
import type { StaffMember } from '../../src/modules/staff-session/staff-member.ts'
import { CLIENT } from '../fixtures/booking-requests.ts'
import type { Example } from './example.ts'

/** Returns accepted requests with what a mail or an app gave to one person, by operation. */
export async function oneTimeExamples(lodge: Lodge, staff: StaffMember): Promise<Record<string, Example>> {
  return {
    'POST /api/newsletter/confirm': { query: {}, body: { token: await newsletterToken(lodge) } },
    'POST /api/staff/confirm-second-factor': { query: {}, body: { code: await codeOfNewApp(lodge, staff) } },
    ...(await lostLinkExample(lodge)),
  }
}

/** Signs up a new address and returns the token of its mail. */
async function newsletterToken(lodge: Lodge): Promise<string> {
  const { database, clock } = lodge
  const token = newId(clock())
  const email = `visita-${token}@example.com`
  await enroll(lodge, { email, consentVersion: CURRENT_CONSENT })
  const stored = database.kysely.selectFrom('newsletter_subscription').select('id').where('email', '=', email)
  const { id } = await stored.executeTakeFirstOrThrow()
  await storeNewsletterTokens(database.kysely, [{ token, subscriptionId: id }], clock())
  return token
}

/** Removes the staff member's second factor, starts another one and returns the code of its app. */
async function codeOfNewApp(lodge: Lodge, staff: StaffMember): Promise<string> {
  const { database, clock } = lodge
  await database.kysely.deleteFrom('second_factor').where('staff_id', '=', staff.id).execute()
  const signedIn = { ...staff, sessionId: '', isConfirmed: true }
  const { secret } = await startSecondFactor(lodge, await sessionKey(lodge), signedIn)
  return new TOTP({ secret }).generate({ timestamp: clock() })
}

/** The number of a reservation and the guest's address. */
async function lostLinkExample({ database }: Lodge): Promise<Record<string, Example>> {
  const newest = database.kysely.selectFrom('reservation').select('id').orderBy('id', 'desc').limit(1)
  const { id } = await newest.executeTakeFirstOrThrow()
  const body = { email: CLIENT.email, number: reservationNumber(id) }
  return { 'POST /api/guest-reservation/send-link': { query: {}, body } }
}
