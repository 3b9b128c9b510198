import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MAX_PHOTO_BYTES } from 'shared-ui/rules/photos/photo-file'
import type { PhotoFile } from 'shared-ui/validators/fields/photo'
import { DomainError } from '../../errors.ts'
import { UnreadableBody } from './field-problems.ts'

/** The only file field of a form. */
export const PHOTO_FIELD = 'photo'

/** Higher than any form of the console needs; a text of 2,000 characters fits in any script. */
export const FORM_LIMITS = {
  fileSize: MAX_PHOTO_BYTES,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 16_384,
  fieldNameSize: 100,
}

/** Maximum size of a form without its photo: texts, boundaries and headers. */
const LARGEST_REST_BYTES = 1024 * 1024

/** The photo or the whole form is larger than allowed. */
class PhotoTooLarge extends DomainError {
  readonly code = 'photo_too_large'

  constructor(options?: ErrorOptions) {
    super({ [PHOTO_FIELD]: 'photo_too_large' }, options)
  }
}

/** An endpoint that takes a form received something else. */
class FormExpected extends DomainError {
  readonly code = 'media_type_unknown'
}

/** The fields of a form by name: texts, and the photo in the validators' shape. */
type Form = Record<string, unknown>

/**
 * Reads a form with a photo. One that is too long is rejected by its Content-Length, and its parts are never buffered
 * past the limits. The rest of a rejected body is drained so that the sender receives the response. Throws
 * `PhotoTooLarge`, `FormExpected` and `UnreadableBody`.
 */
export async function readUploadForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new FormExpected()
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > MAX_PHOTO_BYTES + LARGEST_REST_BYTES) throw new PhotoTooLarge()
  try {
    return await collect(request.parts({ limits: FORM_LIMITS }))
  } catch (error) {
    request.raw.unpipe()
    request.raw.resume()
    throw refusalOf(error)
  }
}

async function collect(parts: AsyncIterable<Multipart>): Promise<Form> {
  const form: Form = {}
  for await (const part of parts) {
    if (part.type === 'field') addText(form, part.fieldname, part.value)
    else if (part.fieldname === PHOTO_FIELD) form[PHOTO_FIELD] = await photoOf(part)
    else part.file.resume()
  }
  return form
}

/** Adds a text field. A name sent twice becomes a list, which the validators reject. CR LF line ends become LF. */
function addText(form: Form, name: string, value: unknown): void {
  const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value
  form[name] = name in form ? [form[name], text] : text
}

/** Returns the photo. Browsers send an empty file field as a file without name and content, which counts as absent. */
async function photoOf(part: MultipartFile): Promise<PhotoFile | undefined> {
  const bytes = await part.toBuffer()
  if (!part.filename && bytes.byteLength === 0) return undefined
  return {
    name: part.filename,
    size: bytes.byteLength,
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Maps errors of the form parser: those with Fastify's code pass through, any other means a broken form. */
function refusalOf(error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new PhotoTooLarge({ cause: error })
  return typeof code === 'string' && code.startsWith('FST_')
    ? error
    : new UnreadableBody(undefined, { cause: error })
}
