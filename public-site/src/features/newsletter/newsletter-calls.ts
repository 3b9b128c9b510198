import { callApi } from 'shared-ui/api/api-client'
import { ConfirmAnswer, EnrollmentAnswer, UnsubscribeAnswer } from 'shared-ui/validators/newsletter'

/** P-12: asks for the newsletter, agreeing to the wording of that version. */
export async function enroll(email: string, consentVersion: string): Promise<void> {
  await callApi('contact/enrollment', EnrollmentAnswer, { method: 'post', json: { email, consentVersion } })
}

/** Case 12: the presses of the pages that a mail links to, by its token. */
export const confirm = async (token: string) =>
  (await callApi('newsletter/confirm', ConfirmAnswer, { method: 'post', json: { token } })).outcome

export const unsubscribe = async (token: string) =>
  (await callApi('newsletter/unsubscribe', UnsubscribeAnswer, { method: 'post', json: { token } })).outcome
