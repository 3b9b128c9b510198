import type { FastifyInstance } from 'fastify'
import { PHOTO_FIELD } from '../../src/http/endpoints/upload-form.ts'
import { plainPicture } from '../fixtures/upload-form.ts'
import type { FuzzRequest } from './request-arbitraries.ts'

export type FuzzResponse = { status: number; contentType: string; body: string }

const PICTURE = plainPicture('#3a7d44')

let addresses = 0

/** Each request has its own address, because limits count requests by address. */
function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Writes a list as a repeated parameter. */
function queryText({ query, rawQuery }: FuzzRequest): string {
  if (rawQuery !== undefined) return rawQuery
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values: unknown[] = Array.isArray(value) && value.length < 10 ? value : [value]
    for (const one of values) search.append(name, textOf(one))
  }
  return search.toString()
}

async function formOf(fields: unknown): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (name !== PHOTO_FIELD) form.append(name, textOf(value))
    else form.append(name, new Blob([await photoBytes(value)]), 'foto.png')
  }
  return form
}

/** A picture for the texts of an accepted request, else the value's own text as bytes. */
const photoBytes = async (value: unknown): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    typeof value === 'string' && value.includes('texto') ? await PICTURE : Buffer.from(textOf(value)),
  )

async function payloadOf({ operation, body, rawBody }: FuzzRequest) {
  if (rawBody !== undefined) return { payload: rawBody, headers: { 'content-type': 'application/json' } }
  if (body === undefined) return {}
  if (!operation.body?.isForm) {
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  }
  const form = new Response(await formOf(body))
  return {
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  }
}

const authorization = (token: FuzzRequest['token'], staffToken: string): Record<string, string> => {
  if (token === 'none') return {}
  return { authorization: `Bearer ${token === 'staff' ? staffToken : `${staffToken.slice(0, -4)}AAAA`}` }
}

/** Sends a request without a network. */
export async function sendFuzz(
  app: FastifyInstance,
  request: FuzzRequest,
  staffToken: string,
): Promise<FuzzResponse> {
  const { payload, headers } = await payloadOf(request)
  const { method, path } = request.operation
  const query = queryText(request)
  const response = await app.inject({
    method,
    url: query ? `${path}?${query}` : path,
    remoteAddress: newAddress(),
    headers: { ...headers, ...authorization(request.token, staffToken) },
    ...(payload !== undefined && { payload }),
  })
  return {
    status: response.statusCode,
    contentType: response.headers['content-type'] ?? '',
    body: response.payload,
  }
}
