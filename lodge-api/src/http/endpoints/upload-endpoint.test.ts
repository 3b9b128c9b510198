import fastify, { type FastifyInstance } from 'fastify'
import { MAX_PHOTO_BYTES } from 'shared-ui/rules/photos/photo-file'
import { Photo } from 'shared-ui/validators/fields/photo'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { uploadForm } from '../../../test/fixtures/upload-form.ts'
import { SessionInvalid } from '../../modules/staff-session/staff-session-errors.ts'
import { defineEndpoint } from './endpoint.ts'
import { prepareApi } from './prepare-api.ts'
import { defineUploadEndpoint } from './upload-endpoint.ts'

const Body = v.object({
  name: v.pipe(v.string('required'), v.nonEmpty('required')),
  photo: v.optional(Photo),
})
const PHOTO = { name: 'molle.png', bytes: new Uint8Array([1, 2, 3]) }

let app: FastifyInstance
let received: { name: string; photo: number[] | undefined }[]
/** Promise that the handler awaits. */
let waiting: Promise<void>

beforeEach(async () => {
  received = []
  waiting = Promise.resolve()
  app = fastify()
  await prepareApi(app)
  app.decorate('identifyStaff', async (request) => {
    if (request.headers.authorization !== 'Bearer good') throw new SessionInvalid()
    return { id: '1', username: 'recepcion', sessionId: '2', isConfirmed: true }
  })
  const response = v.object({})
  const declared = { method: 'POST', summary: 's', access: 'staff', body: Body, response } as const
  defineUploadEndpoint(app, { ...declared, url: '/upload' }, async ({ body }) => {
    await waiting
    const bytes = body.photo && new Uint8Array(await body.photo.arrayBuffer())
    received.push({ name: body.name, photo: bytes && [...bytes] })
    return {}
  })
  defineEndpoint(app, { ...declared, url: '/json' }, () => ({}))
})
afterEach(() => app.close())

const headers = { authorization: 'Bearer good' }
const upload = (payload: FormData) => app.inject({ method: 'POST', url: '/upload', payload, headers })
const uploadRaw = (contentType: string, payload: string | Buffer) =>
  app.inject({
    method: 'POST',
    url: '/upload',
    payload,
    headers: { ...headers, 'content-type': contentType },
  })
const codeOf = (response: { json(): { errorCode?: string } }) => response.json().errorCode

it('A-07 passes the texts of a form, with LF line ends, and its photo', async () => {
  expect((await upload(uploadForm({ name: 'a\nb', more: 'x' }, PHOTO))).statusCode).toBe(200)
  expect(received).toEqual([{ name: 'a\nb', photo: [1, 2, 3] }])
})

it('A-07 treats an empty file field as absent', async () => {
  await upload(uploadForm({ name: 'a' }, { name: '', bytes: new Uint8Array() }))
  expect(received).toEqual([{ name: 'a', photo: undefined }])
})

it('V-10 reports every invalid text and the photo at once', async () => {
  const response = await upload(uploadForm({ name: '' }, { ...PHOTO, name: 'molle.heic' }))
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({
    name: 'Complete este campo.',
    photo: 'El nombre del archivo debe terminar en gif, png, jpg, jpeg, svg o webp.',
  })
})

it.each([
  ['the photo is larger than 10 MB', MAX_PHOTO_BYTES + 1],
  ['the whole form is too long', MAX_PHOTO_BYTES + 2 * 1024 * 1024],
])('V-08 responds 413 when %s, and accepts the next form', async (_name, size) => {
  const heavy = { name: 'molle.png', bytes: new Uint8Array(size) }
  const response = await upload(uploadForm({ name: 'a' }, heavy))
  expect([response.statusCode, codeOf(response)]).toEqual([413, 'photo_too_large'])
  expect(response.json().fields).toEqual({ photo: 'La fotografía pesa más de 10 MB.' })
  expect((await upload(uploadForm({ name: 'a' }, PHOTO))).statusCode).toBe(200)
})

it('C-01 responds 413 to a form with two files or too many fields', async () => {
  const two = uploadForm({ name: 'a' }, PHOTO)
  two.append('photo', new Blob(['x']), 'b.png')
  const many = uploadForm(Object.fromEntries(Array.from({ length: 30 }, (_, field) => [`f${field}`, 'x'])))
  for (const form of [two, many]) {
    const response = await upload(form)
    expect([response.statusCode, codeOf(response)]).toEqual([413, 'body_too_large'])
  }
})

it.each([
  ['JSON', 'application/json', '{"name":"a"}', 415, 'media_type_unknown'],
  ['a form without boundaries', 'multipart/form-data', 'name=a', 400, 'unreadable_body'],
  [
    'a truncated form',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\nabc',
    400,
    'unreadable_body',
  ],
  [
    'a field named as a prototype',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--x--\r\n',
    400,
    'unreadable_body',
  ],
])('C-01 rejects %s, and accepts the next form', async (_name, contentType, payload, status, code) => {
  const response = await uploadRaw(contentType, payload)
  expect([response.statusCode, codeOf(response)]).toEqual([status, code])
  expect((await upload(uploadForm({ name: 'a' }, PHOTO))).statusCode).toBe(200)
})

it('C-01 other endpoints reject forms', async () => {
  const payload = uploadForm({ name: 'a' })
  const response = await app.inject({ method: 'POST', url: '/json', payload, headers })
  expect([response.statusCode, codeOf(response)]).toEqual([415, 'media_type_unknown'])
})

it('C-02 rejects a request without a staff token', async () => {
  const payload = uploadForm({ name: 'a' }, PHOTO)
  const response = await app.inject({ method: 'POST', url: '/upload', payload })
  expect(response.statusCode).toBe(401)
  expect(received).toEqual([])
})

it('case 15 rejects uploads past the memory budget, and accepts them again later', async () => {
  let release = (): void => undefined
  waiting = new Promise((resolve) => {
    release = resolve
  })
  const uploads = Array.from({ length: 9 }, () => upload(uploadForm({ name: 'a' }, PHOTO)))
  const refused = await Promise.race(uploads)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10'])
  release()
  const statuses = (await Promise.all(uploads)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(8)
  expect((await upload(uploadForm({ name: 'a' }, PHOTO))).statusCode).toBe(200)
})
