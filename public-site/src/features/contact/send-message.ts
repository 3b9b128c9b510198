import { callApi } from 'shared-ui/api/api-client'
import type { ContactDraft } from 'shared-ui/copy/contact'
import { ContactAnswer } from 'shared-ui/validators/contact'

/** P-13: writes to the lodge; gives the address it will answer to. */
export async function sendMessage(draft: ContactDraft): Promise<string> {
  await callApi('contact/form', ContactAnswer, { method: 'post', json: draft })
  return draft.email.trim()
}
