import * as v from 'valibot'
import type { LodgeFixture } from '../fixtures/lodge-fixture.ts'

/** A JSON Schema as the OpenAPI description contains it; only the keywords that its values depend on. */
export type JsonSchema = {
  type?: string | undefined
  enum?: unknown[] | undefined
  anyOf?: JsonSchema[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  items?: JsonSchema | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minItems?: number | undefined
  format?: string | undefined
}

const Schema: v.GenericSchema<JsonSchema> = v.object({
  type: v.optional(v.string()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.lazy(() => Schema))),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => Schema),
    ),
  ),
  required: v.optional(v.array(v.string())),
  items: v.optional(v.lazy(() => Schema)),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  minItems: v.optional(v.number()),
  format: v.optional(v.string()),
})

const Parameter = v.object({
  name: v.string(),
  in: v.literal('query'),
  required: v.boolean(),
  schema: Schema,
})
const Operation = v.object({
  parameters: v.optional(v.array(Parameter), []),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ schema: Schema })) })),
  security: v.optional(v.array(v.record(v.string(), v.unknown()))),
})
const Method = v.picklist(['get', 'post', 'put', 'delete'])
const Description = v.object({ paths: v.record(v.string(), v.record(Method, Operation)) })

/** An endpoint as the OpenAPI description states it. */
export type FuzzedOperation = {
  /** `POST /api/room/create`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query: JsonSchema
  body: { schema: JsonSchema; isForm: boolean } | null
  /** Whether a request without a staff token must be refused. */
  needsStaff: boolean
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const

/** Reads every endpoint from the server's own OpenAPI description. */
export async function operationsOf(fixture: LodgeFixture): Promise<FuzzedOperation[]> {
  const { body } = await fixture.call('GET', '/openapi.json')
  const { paths } = v.parse(Description, body)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) =>
      operationOf({ path, verb: v.parse(Method, verb) }, operation),
    ),
  )
}

function operationOf(
  { path, verb }: { path: string; verb: keyof typeof METHODS },
  { parameters, requestBody, security }: v.InferOutput<typeof Operation>,
): FuzzedOperation {
  const [content] = Object.entries(requestBody?.content ?? {})
  return {
    name: `${METHODS[verb]} ${path}`,
    method: METHODS[verb],
    path,
    query: {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
    body: content ? { schema: content[1].schema, isForm: content[0].startsWith('multipart/') } : null,
    needsStaff: security !== undefined && security.every((scheme) => 'staff' in scheme),
  }
}
