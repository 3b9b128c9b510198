/** How long an upload may take, in ms: a photo of 10 MB over 1 Mbit/s, and what the server does with it. */
export const UPLOAD_TIMEOUT_MS = 120_000

/** Texts, and a photo where one was chosen. */
type UploadDraft = { photo: File | null; [field: string]: string | File | null }

/** A multipart body: the texts, trimmed, the photo where one was chosen, and the version that was read (case 19). */
export function multipartForm(draft: UploadDraft, version?: number): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(draft)) {
    if (typeof value === 'string') form.append(name, value.trim())
  }
  if (version !== undefined) form.append('version', String(version))
  if (draft.photo) form.append('photo', draft.photo, draft.photo.name)
  return form
}
