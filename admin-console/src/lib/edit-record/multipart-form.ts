/** Timeout of an upload, in ms: a photo of 10 MB over 1 Mbit/s, plus its processing on the server. */
export const UPLOAD_TIMEOUT_MS = 120_000

/** Texts, and a photo if one was chosen. */
type UploadDraft = { photo: File | null; [field: string]: string | File | null }

/** Builds a multipart body of the trimmed texts, the photo if one was chosen, and the version that was loaded. */
export function multipartForm(draft: UploadDraft, version?: number): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(draft)) {
    if (typeof value === 'string') form.append(name, value.trim())
  }
  if (version !== undefined) form.append('version', String(version))
  if (draft.photo) form.append('photo', draft.photo, draft.photo.name)
  return form
}
