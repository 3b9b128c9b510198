import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { LARGEST_PHOTO_BYTES } from 'shared-ui/rules/photo-file'
import type { PhotoFile } from 'shared-ui/validators/photo'
import { DomainError } from '../errors.ts'
import { UnreadableBody } from './field-problems.ts'

/** The one field of a form that is a file. */
export const PHOTO_FIELD = 'photo'

/** More than any form of the console has; a text of 2000 characters fits, whatever its letters. */
export const FORM_LIMITS = {
  fileSize: LARGEST_PHOTO_BYTES,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 16_384,
  fieldNameSize: 100,
}

/** What surrounds the photo in a form: texts, boundaries, headers. */
const LARGEST_REST_BYTES = 1024 * 1024

/** V-08: the photo, or the whole form, is larger than what is taken in. */
class PhotoTooLarge extends DomainError {
  readonly code = 'photo_too_large'

  constructor(options?: ErrorOptions) {
    super({ [PHOTO_FIELD]: 'photo_too_large' }, options)
  }
}

/** A call that takes a form was sent something else. */
class FormExpected extends DomainError {
  readonly code = 'media_type_unknown'
}

/** The fields of a form by their names: texts, and the photo as the validators know it. */
type Form = Record<string, unknown>

/**
 * Reads a form with a photo. It is told from its length alone when it is too large, and never kept beyond that; the rest
 * is let through unread, so that the sender hears the answer. Throws `PhotoTooLarge`, `FormExpected`, `UnreadableBody`.
 */
export async function readUploadForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new FormExpected()
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > LARGEST_PHOTO_BYTES + LARGEST_REST_BYTES) throw new PhotoTooLarge()
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

/** A name sent twice has no one value: the validators refuse the list. Forms end their lines with CR LF; texts here do not. */
function addText(form: Form, name: string, value: unknown): void {
  const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value
  form[name] = name in form ? [form[name], text] : text
}

/** Browsers send a file field that is left empty as a file without name and content: none was chosen. */
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

/** What the reader of forms throws is either Fastify's kind of error, which has a code, or means that it is broken. */
function refusalOf(error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new PhotoTooLarge({ cause: error })
  return typeof code === 'string' && code.startsWith('FST_')
    ? error
    : new UnreadableBody(undefined, { cause: error })
}
