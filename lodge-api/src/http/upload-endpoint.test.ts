import fastify, { type FastifyInstance } from 'fastify'
import { LARGEST_PHOTO_BYTES } from 'shared-ui/rules/photo-file'
import { Photo } from 'shared-ui/validators/photo'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { uploadForm } from '../../test/upload-form.ts'
import { SessionInvalid } from '../modules/staff-session/staff-session-errors.ts'
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
/** What the handler waits for. */
let waiting: Promise<void>

beforeEach(async () => {
  received = []
  waiting = Promise.resolve()
  app = fastify()
  await prepareApi(app)
  app.decorate('identifyStaff', async (request) => {
    if (request.headers.authorization !== 'Bearer good') throw new SessionInvalid()
    return { id: '1', username: 'recepcion' }
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
const codeOf = (answer: { json(): { errorCode?: string } }) => answer.json().errorCode

it('A-07 hands over the texts of a form, their lines ended by LF, and its photo', async () => {
  expect((await upload(uploadForm({ name: 'a\nb', more: 'x' }, PHOTO))).statusCode).toBe(200)
  expect(received).toEqual([{ name: 'a\nb', photo: [1, 2, 3] }])
})

it('A-07 takes a file field that was left empty for none', async () => {
  await upload(uploadForm({ name: 'a' }, { name: '', bytes: new Uint8Array() }))
  expect(received).toEqual([{ name: 'a', photo: undefined }])
})

it('V-10 tells every fault of texts and photo at once', async () => {
  const answer = await upload(uploadForm({ name: '' }, { ...PHOTO, name: 'molle.heic' }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual({
    name: 'Complete este campo.',
    photo: 'El nombre del archivo debe terminar en gif, png, jpg, jpeg, svg o webp.',
  })
})

it.each([
  ['the photo weighs more than 10 MB', LARGEST_PHOTO_BYTES + 1],
  ['the whole form is longer than a form can be', LARGEST_PHOTO_BYTES + 2 * 1024 * 1024],
])('V-08 answers 413 when %s, and takes the next', async (_name, size) => {
  const heavy = { name: 'molle.png', bytes: new Uint8Array(size) }
  const answer = await upload(uploadForm({ name: 'a' }, heavy))
  expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'photo_too_large'])
  expect(answer.json().fields).toEqual({ photo: 'La fotografía pesa más de 10 MB.' })
  expect((await upload(uploadForm({ name: 'a' }, PHOTO))).statusCode).toBe(200)
})

it('C-01 answers 413 to a form with more files than one, and to one with too many fields', async () => {
  const two = uploadForm({ name: 'a' }, PHOTO)
  two.append('photo', new Blob(['x']), 'b.png')
  const many = uploadForm(Object.fromEntries(Array.from({ length: 30 }, (_, field) => [`f${field}`, 'x'])))
  for (const form of [two, many]) {
    const answer = await upload(form)
    expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'body_too_large'])
  }
})

it.each([
  ['JSON', 'application/json', '{"name":"a"}', 415, 'media_type_unknown'],
  ['a form without boundaries', 'multipart/form-data', 'name=a', 400, 'unreadable_body'],
  [
    'a form that is cut off',
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
])('C-01 refuses %s, and takes the next', async (_name, contentType, payload, status, code) => {
  const answer = await uploadRaw(contentType, payload)
  expect([answer.statusCode, codeOf(answer)]).toEqual([status, code])
  expect((await upload(uploadForm({ name: 'a' }, PHOTO))).statusCode).toBe(200)
})

it('C-01 other calls go on refusing forms', async () => {
  const payload = uploadForm({ name: 'a' })
  const answer = await app.inject({ method: 'POST', url: '/json', payload, headers })
  expect([answer.statusCode, codeOf(answer)]).toEqual([415, 'media_type_unknown'])
})

it('C-02 refuses who is not of the staff', async () => {
  const payload = uploadForm({ name: 'a' }, PHOTO)
  const answer = await app.inject({ method: 'POST', url: '/upload', payload })
  expect(answer.statusCode).toBe(401)
  expect(received).toEqual([])
})

it('case 15 refuses more uploads at once than memory is set aside for, and takes them again after', async () => {
  let goOn = (): void => undefined
  waiting = new Promise((resolve) => {
    goOn = resolve
  })
  const uploads = Array.from({ length: 9 }, () => upload(uploadForm({ name: 'a' }, PHOTO)))
  const refused = await Promise.race(uploads)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10'])
  goOn()
  const statuses = (await Promise.all(uploads)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(8)
  expect((await upload(uploadForm({ name: 'a' }, PHOTO))).statusCode).toBe(200)
})
