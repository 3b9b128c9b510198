import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { ErrorResponse } from 'shared-ui/validators/http/error-response'
import type * as v from 'valibot'
import type { DescribedEndpoint } from './endpoint.ts'
import { PHOTO_FIELD } from './upload-form.ts'

const ERROR_SCHEMA = 'Error'

/** The options of `@fastify/swagger`: describes every route that has an endpoint by the schemas that validate it. */
export const OPENAPI_OPTIONS: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.1',
    info: {
      title: 'Lodge API',
      version: '1.0.0',
      description:
        'Rooms, reservations and payments of the lodge. Amounts are in soles; days are YYYY-MM-DD in Lima; outDate is the last night, not the departure. Every failure is sent as {errorMessage, errorCode, fields?}, with its sentences in Spanish.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  },
  transform: ({ route, url }) => {
    const endpoint = route.config?.endpoint
    return { schema: endpoint ? describe(endpoint) : { hide: true }, url }
  },
  // `Error` is the only schema that endpoints share (`addErrorSchema`).
  refResolver: { buildLocalReference: () => ERROR_SCHEMA },
}

/** Adds the schema of every failure, which the responses refer to. */
export const addErrorSchema = (app: FastifyInstance): void => {
  app.addSchema({ $id: ERROR_SCHEMA, ...asSchema(ErrorResponse, 'output') })
}

// Function checks cannot be expressed in JSON Schema; the description leaves them out.
function asSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode,
  })
  return described
}

function describe(endpoint: DescribedEndpoint): FastifySchema {
  const { method, url, summary, description, query, body } = endpoint
  const [tag = ''] = url.split('/').filter(Boolean)
  return {
    operationId: `${method.toLowerCase()}${pascalCase(url)}`,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...securityOf(endpoint),
    ...(query && { querystring: asSchema(query, 'input') }),
    ...(body && bodyOf(endpoint, body)),
    response: { 200: successOf(endpoint), ...failuresOf(endpoint) },
  }
}

const pascalCase = (path: string): string =>
  path
    .split(/[-/]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function securityOf({ access }: DescribedEndpoint): Pick<FastifySchema, 'security'> {
  if (access === 'anyone') return {}
  return { security: access === 'staff' ? [{ staff: [] }] : [{}, { staff: [] }] }
}

function bodyOf({ takesPhoto }: DescribedEndpoint, body: v.GenericSchema) {
  const schema = asSchema(body, 'input')
  if (!takesPhoto) return { body: schema }
  const photo = { type: 'string', format: 'binary' }
  return {
    consumes: ['multipart/form-data'],
    body: { ...schema, properties: { ...schema.properties, [PHOTO_FIELD]: photo } },
  }
}

type Content = { description: string; content: Record<string, { schema: object }> }

const jsonContent = (description: string, schema: object): Content => ({
  description,
  content: { 'application/json': { schema } },
})

function successOf({ response }: DescribedEndpoint): Content {
  if ('kind' in response) return jsonContent('The request succeeded.', asSchema(response, 'output'))
  const file = { schema: { type: 'string', format: 'binary' } }
  return { description: 'The file.', content: Object.fromEntries(response.map((type) => [type, file])) }
}

/** Describes the failures of an endpoint. All have the same shape; status and `errorCode` distinguish them. */
function failuresOf({
  query,
  body,
  access,
  limits,
  failureLimit,
}: DescribedEndpoint): Record<string, Content> {
  const failure = (description: string) => jsonContent(description, { $ref: `${ERROR_SCHEMA}#` })
  return {
    ...((query ?? body) && { 400: failure('The request is invalid; `fields` says where.') }),
    ...(access !== 'anyone' && { 401: failure('The token is missing, invalid or expired.') }),
    ...((limits ?? failureLimit) && {
      429: failure('Too many requests; the header Retry-After says how many seconds to wait.'),
    }),
    default: failure('Any other failure, by its `errorCode`.'),
  }
}
