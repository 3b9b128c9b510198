import sharp from 'sharp'

/** Creates a small picture of one colour, as a PNG. */
export const plainPicture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** Creates a form as a browser sends it. */
export function uploadForm(
  fields: Record<string, string>,
  photo?: { name: string; bytes: Uint8Array },
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (photo) form.append('photo', new Blob([new Uint8Array(photo.bytes)]), photo.name)
  return form
}
