import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { buildApi } from '../../src/app.ts'
import { createServer } from '../../src/http/create-server.ts'
import type { DescribedEndpoint } from '../../src/http/endpoints/endpoint.ts'
import type { Lodge } from '../../src/lodge.ts'

/** A field of a request that is not an object or list: its path and its schema. */
export type RequestField = { path: string; schema: v.GenericSchema }

/** Returns every endpoint of the API with its request schemas. */
export async function endpointsOf(lodge: Lodge): Promise<DescribedEndpoint[]> {
  const server = createServer(lodge)
  // A set, since Fastify adds a HEAD route to every GET route.
  const endpoints = new Set<DescribedEndpoint>()
  await server.register(async (api: FastifyInstance) => {
    api.addHook('onRoute', ({ config }) => {
      if (config?.endpoint) endpoints.add(config.endpoint)
    })
    await buildApi(lodge)(api)
  })
  await server.ready()
  await server.close()
  return [...endpoints]
}

/** Returns the fields of one endpoint: `POST /room/create body.identifier`. */
export const fieldsOfEndpoint = ({ method, url, query, body }: DescribedEndpoint): RequestField[] => [
  ...(query ? fieldsOf(query, `${method} ${url} query`) : []),
  ...(body ? fieldsOf(body, `${method} ${url} body`) : []),
]

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

const LEAVES = new Set(['string', 'number', 'boolean', 'picklist', 'literal', 'custom', 'union'])

/** Returns the fields of a schema. Throws for an unknown kind of schema, so that no field is missed. */
export function fieldsOf(schema: v.GenericSchema, path: string): RequestField[] {
  if (LEAVES.has(schema.type)) return [{ path, schema }]
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries !== null) {
    return Object.entries(schema.entries).flatMap(([name, entry]) =>
      fieldsOf(schemaOf(entry, path), `${path}.${name}`),
    )
  }
  // The pipe after an optional value belongs to the field.
  if ('wrapped' in schema && 'pipe' in schema) return [{ path, schema }]
  if ('wrapped' in schema) return fieldsOf(schemaOf(schema.wrapped, path), path)
  if ('item' in schema) return fieldsOf(schemaOf(schema.item, path), `${path}[]`)
  if (schema.type === 'variant' && 'options' in schema && Array.isArray(schema.options)) {
    const fields = schema.options.flatMap((option) => fieldsOf(schemaOf(option, path), path))
    return [...new Map(fields.map((field) => [field.path, field])).values()]
  }
  throw new Error(`${path} has a schema of an unknown kind: ${schema.type}`)
}

function schemaOf(value: unknown, path: string): v.GenericSchema {
  if (!isSchema(value)) throw new Error(`${path} is not a schema`)
  return value
}

/** Texts of every format that some field accepts. */
const SAMPLE_TEXTS = [
  'a',
  'abcdefgh',
  'a'.repeat(24),
  '5',
  '12.50',
  'ana@example.pe',
  '2027-03-15',
  '0198c5a0-7c1e-7b3a-9d2f-0123456789ab',
  '+51984000111',
]

/** Returns the sample texts that a field accepts. */
export const acceptedTexts = ({ schema }: RequestField): string[] =>
  SAMPLE_TEXTS.filter((text) => v.is(schema, text))

/** A text with U+0000 before, within and after it. */
export const withNul = (text: string): string[] => [
  `\0${text}`,
  `${text.slice(0, 1)}\0${text.slice(1)}`,
  `${text}\0`,
]
