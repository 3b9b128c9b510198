import { requestApi } from 'shared-ui/api/api-client'
import { ConfirmResponse, EnrollmentResponse, UnsubscribeResponse } from 'shared-ui/validators/newsletter'

/** P-12: asks for the newsletter, agreeing to the wording of that version. */
export async function enroll(email: string, consentVersion: string): Promise<void> {
  await requestApi('contact/enrollment', EnrollmentResponse, {
    method: 'post',
    json: { email, consentVersion },
  })
}

/** Case 12: the presses of the pages that a mail links to, by its token. */
export const confirm = async (token: string) =>
  (await requestApi('newsletter/confirm', ConfirmResponse, { method: 'post', json: { token } })).outcome

export const unsubscribe = async (token: string) =>
  (await requestApi('newsletter/unsubscribe', UnsubscribeResponse, { method: 'post', json: { token } }))
    .outcome
