import { requestApi } from 'shared-ui/api/api-client'
import {
  type ComplaintDraft,
  type ComplaintRecordResponse,
  complaintRequest,
} from 'shared-ui/copy/complaints'
import { ComplaintResponse } from 'shared-ui/validators/complaint'

/** Files a complaint. Sending the same complaint again returns the first record. */
export async function fileComplaint(draft: ComplaintDraft): Promise<ComplaintRecordResponse> {
  const json = complaintRequest(draft)
  return (await requestApi('complaint/create', ComplaintResponse, { method: 'post', json })).complaint
}
