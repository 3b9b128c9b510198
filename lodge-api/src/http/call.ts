import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { StaffMember } from '../modules/staff-session/staff-member.ts'
import { readParts } from './field-problems.ts'
import { limiter, type RateLimit } from './rate-limit.ts'

/**
 * Who may make a call (C-02). `anyone`: a token is not looked at. `either`: anyone, but a token that is sent must hold, and
 * staff may get more. `staff`: a valid token, or 401.
 */
export type Access = 'anyone' | 'either' | 'staff'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What every kind of call declares; `url` is below `/api`. `summary` and `description` are for the OpenAPI page (C-08). */
type Declared<TAccess extends Access, TQuery, TBody> = {
  method: Method
  url: string
  summary: string
  description?: string
  access: TAccess
  query?: TQuery
  body?: TBody
  limits?: readonly RateLimit[]
}

export type CallDeclaration<TAccess extends Access, TQuery, TBody, TAnswer> = Declared<
  TAccess,
  TQuery,
  TBody
> & {
  answer: TAnswer
}

type BinaryDeclaration<TQuery> = Declared<Access, TQuery, undefined> & {
  method: 'GET'
  contentTypes: readonly string[]
}

export type PartSchema = v.GenericSchema | undefined
type Parsed<TSchema> = TSchema extends v.GenericSchema ? v.InferOutput<TSchema> : undefined
type StaffOf<TAccess> = TAccess extends 'staff'
  ? StaffMember
  : TAccess extends 'either'
    ? StaffMember | null
    : null

/** A call as its handler gets it: everything parsed, and who makes it already known. */
export type Call<TAccess extends Access, TQuery, TBody> = {
  query: Parsed<TQuery>
  body: Parsed<TBody>
  staff: StaffOf<TAccess>
  request: FastifyRequest
  reply: FastifyReply
}

/** Bytes with what a cache needs: the `etag` without quotes, and the whole `Cache-Control`. */
export type BinaryAnswer = {
  bytes: Uint8Array
  contentType: string
  etag: string
  cacheControl: string
}

/** A declared call as the OpenAPI description tells it. */
export type DescribedCall = Declared<Access, PartSchema, PartSchema> & {
  answer: v.GenericSchema | readonly string[]
  /** Whether the body is a form with a photo in it. */
  takesPhoto?: true
}

async function identify(app: FastifyInstance, access: Access, request: FastifyRequest) {
  const mayBeAnyone = access === 'anyone' || (access === 'either' && !request.headers.authorization)
  return mayBeAnyone ? null : app.identifyStaff(request)
}

/** What makes a call of a request: checks limits, then who asks, and only then reads what was sent. */
export function callReader<TAccess extends Access, TQuery extends PartSchema, TBody extends PartSchema>(
  app: FastifyInstance,
  declared: Declared<TAccess, TQuery, TBody>,
  readBody: (request: FastifyRequest) => unknown = (request) => request.body,
) {
  const checkLimits = limiter(app, declared.limits ?? [])
  const querySchema = declared.query ?? v.unknown()
  const bodySchema = declared.body ?? v.unknown()
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await checkLimits(request)
    const staff = await identify(app, declared.access, request)
    const [query, body] = readParts([
      { schema: querySchema, value: request.query },
      { schema: bodySchema, value: await readBody(request) },
    ])
    const parsed = { query, body, staff, request, reply }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the schemas; TypeScript cannot follow optional ones
    return parsed as Call<TAccess, TQuery, TBody>
  }
}

/**
 * Declares one JSON call. Query and body are parsed by their schemas, all faults told at once (V-10) and unknown fields
 * dropped; what the handler gives is parsed by `answer` before it is sent, so that nothing leaves undeclared.
 */
export function defineCall<
  TAccess extends Access,
  TAnswer extends v.GenericSchema,
  TQuery extends PartSchema = undefined,
  TBody extends PartSchema = undefined,
>(
  app: FastifyInstance,
  declaration: CallDeclaration<TAccess, TQuery, TBody, TAnswer>,
  handle: (
    call: Call<TAccess, TQuery, TBody>,
  ) => Promise<v.InferInput<NoInfer<TAnswer>>> | v.InferInput<NoInfer<TAnswer>>,
): void {
  app.describedCalls.push(declaration)
  const read = callReader(app, declaration)
  app.route({
    method: declaration.method,
    url: declaration.url,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const answer = await handle(await read(request, reply))
      return v.parse(declaration.answer, answer)
    },
  })
}

/** Declares a call that answers with bytes: a photo. A repeat with the same `etag` is answered 304 without them (C-07). */
export function defineBinaryCall<TQuery extends PartSchema = undefined>(
  app: FastifyInstance,
  declaration: BinaryDeclaration<TQuery>,
  handle: (call: Call<Access, TQuery, undefined>) => Promise<BinaryAnswer>,
): void {
  const { contentTypes, ...described } = declaration
  app.describedCalls.push({ ...described, answer: contentTypes })
  const read = callReader(app, declaration)
  app.get(declaration.url, async (request, reply) => {
    const answer = await handle(await read(request, reply))
    const etag = `"${answer.etag}"`
    reply.header('etag', etag).header('cache-control', answer.cacheControl)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type(answer.contentType).send(answer.bytes)
  })
}
