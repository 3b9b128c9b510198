import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import type * as v from 'valibot'
import { ConfirmationNeeded } from '../../errors.ts'
import type { SignedInStaff } from '../../modules/staff-session/staff-member.ts'
import {
  checkLimits,
  countAsFailure,
  type FailureLimit,
  type RateLimit,
  uncountUnlessFailed,
} from '../limits/rate-limit.ts'
import { readParts } from './field-problems.ts'

/**
 * Who may send a request. `anyone`: a token is ignored. `either`: a token is optional but must be valid, and staff may
 * get more. `staff`: a valid token is required, else 401.
 */
export type Access = 'anyone' | 'either' | 'staff'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The properties that all kinds of endpoints share. `url` is relative to `/api`. `summary` and `description` go into
 * the OpenAPI description.
 */
export type Declaration<TAccess extends Access, TQuery, TBody> = {
  method: Method
  url: string
  summary: string
  description?: string
  access: TAccess
  query?: TQuery
  body?: TBody
  /** Whether the staff member must have typed their password within the last five minutes, else 403. */
  confirmed?: true
  /** Limits by address, checked before the body is read. */
  limits?: readonly RateLimit[]
  /** A limit on failures, counted after the body is read and before it is checked. */
  failureLimit?: FailureLimit
}

export type EndpointDeclaration<TAccess extends Access, TQuery, TBody, TResponse> = Declaration<
  TAccess,
  TQuery,
  TBody
> & {
  response: TResponse
}

export type PartSchema = v.GenericSchema | undefined
type Parsed<TSchema> = TSchema extends v.GenericSchema ? v.InferOutput<TSchema> : undefined
type StaffOf<TAccess> = TAccess extends 'staff'
  ? SignedInStaff
  : TAccess extends 'either'
    ? SignedInStaff | null
    : null

/** A request as its handler receives it: parsed by the schemas, with the staff member who sent it. */
export type EndpointRequest<TAccess extends Access, TQuery, TBody> = {
  query: Parsed<TQuery>
  body: Parsed<TBody>
  staff: StaffOf<TAccess>
  request: FastifyRequest
}

export type EndpointHandler<TAccess extends Access, TQuery, TBody, TResult> = (
  request: EndpointRequest<TAccess, TQuery, TBody>,
) => Promise<TResult> | TResult

/** An endpoint as OpenAPI describes it. `response` is the schema of its JSON, or the content types of its files. */
export type DescribedEndpoint = Declaration<Access, PartSchema, PartSchema> & {
  response: v.GenericSchema | readonly string[]
  /** Whether the body is a form with a photo. */
  takesPhoto?: true
}

function identify(app: FastifyInstance, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'either' && !request.headers.authorization) return
    request.staff = await app.identifyStaff(request)
  }
}

async function requireConfirmation({ staff }: FastifyRequest): Promise<void> {
  if (!staff?.isConfirmed) throw new ConfirmationNeeded()
}

/**
 * Returns the route of an endpoint without its handler. Limits by address and token are checked before the body is read, the
 * limit on failures before the schemas.
 */
export function routeOf(
  app: FastifyInstance,
  endpoint: DescribedEndpoint,
): Pick<RouteOptions, 'method' | 'url' | 'config' | 'onRequest' | 'preHandler'> {
  const { access, limits, confirmed, failureLimit } = endpoint
  return {
    method: endpoint.method,
    url: endpoint.url,
    config: { endpoint },
    onRequest: [
      ...(limits ? [checkLimits(app, limits)] : []),
      ...(access === 'anyone' ? [] : [identify(app, access)]),
      ...(confirmed ? [requireConfirmation] : []),
    ],
    preHandler: failureLimit ? [countAsFailure(app, failureLimit)] : [],
  }
}

/** The Fastify schema by which a response of status 200 is checked and serialised (`prepareApi`). */
export const responseSchema = ({ response }: { response: v.GenericSchema }): FastifySchema => ({
  response: { 200: response },
})

/** Adapts a declared handler to Fastify's request. Throws `InvalidRequest` with every invalid field at once. */
export function handlerOf<
  TAccess extends Access,
  TQuery extends PartSchema,
  TBody extends PartSchema,
  TResult,
>(
  app: FastifyInstance,
  { query, body, failureLimit }: Declaration<TAccess, TQuery, TBody>,
  handle: EndpointHandler<TAccess, TQuery, TBody, TResult>,
) {
  const run = (request: FastifyRequest, sentBody: unknown = request.body) => {
    const parts = readParts([
      { schema: query, value: request.query },
      { schema: body, value: sentBody },
    ])
    const parsed = { query: parts[0], body: parts[1], staff: request.staff, request }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the schemas; TypeScript cannot follow optional ones
    return handle(parsed as EndpointRequest<TAccess, TQuery, TBody>)
  }
  return failureLimit ? uncountUnlessFailed(app, failureLimit, run) : run
}

/**
 * Declares an endpoint that takes and sends JSON. The schemas parse query and body and drop unknown fields. The
 * response is parsed by its schema before it is sent (`prepareApi`), so that undeclared fields never leave the server.
 */
export function defineEndpoint<
  TAccess extends Access,
  TResponse extends v.GenericSchema,
  TQuery extends PartSchema = undefined,
  TBody extends PartSchema = undefined,
>(
  app: FastifyInstance,
  declaration: EndpointDeclaration<TAccess, TQuery, TBody, TResponse>,
  handle: EndpointHandler<TAccess, TQuery, TBody, v.InferInput<NoInfer<TResponse>>>,
): void {
  const run = handlerOf(app, declaration, handle)
  app.route({
    ...routeOf(app, declaration),
    schema: responseSchema(declaration),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return run(request)
    },
  })
}
