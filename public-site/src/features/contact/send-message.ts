import { requestApi } from 'shared-ui/api/api-client'
import type { ContactDraft } from 'shared-ui/copy/contact'
import { ContactResponse } from 'shared-ui/validators/contact'

/** Sends a message to the lodge. Returns the e-mail address to which the lodge will reply. */
export async function sendMessage(draft: ContactDraft): Promise<string> {
  await requestApi('contact/form', ContactResponse, { method: 'post', json: draft })
  return draft.email.trim()
}
