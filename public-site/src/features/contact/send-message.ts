import { requestApi } from 'shared-ui/api/api-client'
import type { ContactDraft } from 'shared-ui/copy/contact'
import { ContactResponse } from 'shared-ui/validators/contact'

/** P-13: writes to the lodge; gives the address it will answer to. */
export async function sendMessage(draft: ContactDraft): Promise<string> {
  await requestApi('contact/form', ContactResponse, { method: 'post', json: draft })
  return draft.email.trim()
}
