import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { ErrorAnswer } from 'shared-ui/validators/error-answer'
import type * as v from 'valibot'
import type { DescribedCall } from './call.ts'
import { PHOTO_FIELD } from './upload-form.ts'

/** An OpenAPI 3.1 description; only what is written here is typed. */
export type OpenApi = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

type Parameter = { name: string; in: 'query'; required: boolean; schema: JsonSchema | boolean }
type Content = Record<string, { schema: object }>
type Answer = { description: string; content?: Content }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Answer>
}

// Checks that are functions have no words in JSON Schema; the description leaves them out, the server does not.
const asSchema = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const described = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore', typeMode })
  delete described.$schema
  return described
}

/** Describes every call, made from the validators the server itself checks with (C-08). `prefix` is where they lie. */
export function describeCalls(calls: readonly DescribedCall[], prefix: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const path = `${prefix}${call.url}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lodge API',
      version: '1.0.0',
      description:
        'Rooms, reservations and payments of the lodge. Amounts are in soles; days are YYYY-MM-DD in Lima; outDate is the last night, not the departure.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: asSchema(ErrorAnswer, 'output') },
      securitySchemes: { staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation(call: DescribedCall): Operation {
  const [tag = ''] = call.url.split('/').filter(Boolean)
  return {
    operationId: `${call.method.toLowerCase()}${pascalCase(call.url)}`,
    tags: [tag],
    summary: call.summary,
    ...(call.description && { description: call.description }),
    ...securityOf(call),
    ...(call.query && { parameters: parametersOf(call.query) }),
    ...(call.body && { requestBody: { required: true, content: bodyContent(call, call.body) } }),
    responses: { 200: successOf(call), ...failuresOf(call) },
  }
}

const pascalCase = (path: string): string =>
  path
    .split(/[-/]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const jsonContent = (schema: object): Content => ({ 'application/json': { schema } })

function bodyContent({ takesPhoto }: DescribedCall, body: v.GenericSchema): Content {
  const schema = asSchema(body, 'input')
  if (!takesPhoto) return jsonContent(schema)
  const photo = { type: 'string', format: 'binary' } as const
  return {
    'multipart/form-data': {
      schema: { ...schema, properties: { ...schema.properties, [PHOTO_FIELD]: photo } },
    },
  }
}

function securityOf({ access }: DescribedCall): Pick<Operation, 'security'> {
  if (access === 'anyone') return {}
  return { security: access === 'staff' ? [{ staff: [] }] : [{}, { staff: [] }] }
}

function parametersOf(query: v.GenericSchema): Parameter[] {
  const { properties = {}, required = [] } = asSchema(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function successOf({ answer }: DescribedCall): Answer {
  if ('kind' in answer) return { description: 'Done', content: jsonContent(asSchema(answer, 'output')) }
  const binary = { schema: { type: 'string', format: 'binary' } }
  return { description: 'The file', content: Object.fromEntries(answer.map((type) => [type, binary])) }
}

/** C-01: every failure has the same shape; its `errorCode` and status tell which it is. */
function failuresOf(call: DescribedCall): Record<string, Answer> {
  const content = jsonContent({ $ref: '#/components/schemas/Error' })
  return {
    ...((call.query ?? call.body) && { 400: { description: 'The request breaks a rule', content } }),
    ...(call.access !== 'anyone' && { 401: { description: 'The session does not hold', content } }),
    ...(call.limits && {
      429: { description: 'Too many calls; Retry-After says how long to wait', content },
    }),
    default: { description: 'Any other failure, by its errorCode', content },
  }
}
