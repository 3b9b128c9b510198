import { requestApi } from 'shared-ui/api/api-client'
import {
  ConfirmResponse,
  EnrollmentResponse,
  UnsubscribeResponse,
} from 'shared-ui/validators/messages/newsletter'

/** Signs up for the newsletter with consent to the given version of the wording. */
export async function enroll(email: string, consentVersion: string): Promise<void> {
  await requestApi('contact/enrollment', EnrollmentResponse, {
    method: 'post',
    json: { email, consentVersion },
  })
}

/** Confirms the sign-up of a mail's token. */
export const confirm = async (token: string) =>
  (await requestApi('newsletter/confirm', ConfirmResponse, { method: 'post', json: { token } })).outcome

/** Ends the subscription of a mail's token. */
export const unsubscribe = async (token: string) =>
  (await requestApi('newsletter/unsubscribe', UnsubscribeResponse, { method: 'post', json: { token } }))
    .outcome
