import fc from 'fast-check'
import type { Example } from './example.ts'
import type { KnownValues } from './known-values.ts'
import { NASTY_BODIES, NASTY_QUERIES, NASTY_VALUES } from './nasty-values.ts'
import type { FuzzedOperation, JsonSchema } from './operations.ts'

/** One request. `rawQuery` and `rawBody` are sent as they are, instead of `query` and `body`. */
export type FuzzRequest = {
  operation: FuzzedOperation
  query: Record<string, unknown>
  body?: unknown
  rawQuery?: string
  rawBody?: string
  token: 'staff' | 'none' | 'wrong'
}

/** What requests are made from: see `known-values.ts` and `examples.ts`. */
export type Material = { known: KnownValues; examples: Readonly<Record<string, Example>> }

/** Values that fit a schema, and mostly the meaning of the field of this name. */
function fitting(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const values = known[name]
  if (values && values.length > 0) return fc.constantFrom(...values)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, name, known)))
  if (schema.properties) return fittingObject(schema, known)
  if (schema.items) {
    return fc.array(fitting(schema.items, name, known), { minLength: schema.minItems ?? 0, maxLength: 3 })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') {
    return fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: Math.min(schema.maximum ?? 100, 100) })
  }
  return fc.constantFrom('Un texto de prueba', 'Otro texto, con «comillas» y ñandú')
}

function fittingObject({ properties = {}, required = [] }: JsonSchema, known: KnownValues) {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name, known)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
}

/** A request that should be accepted. */
export function fittingRequest(
  operation: FuzzedOperation,
  { known, examples }: Material,
): fc.Arbitrary<FuzzRequest> {
  const example = examples[operation.name]
  const query = example
    ? fc.constant(example.query)
    : (fittingObject(operation.query, known) as fc.Arbitrary<Record<string, unknown>>)
  const body = example?.body ? fc.constant(example.body) : bodyOf(operation, known)
  return fc.record({ operation: fc.constant(operation), query, body, token: fc.constant('staff' as const) })
}

const bodyOf = ({ body }: FuzzedOperation, known: KnownValues): fc.Arbitrary<unknown> =>
  body ? fittingObject(body.schema, known) : fc.constant(undefined)

/** Any value: mostly nasty ones, otherwise any JSON or any text of any code units. */
const ANYTHING = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
)

/** Replaces each field by anything, or omits it, with a chance of a third. */
const spoiled = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: ANYTHING })
  }
  const fields = Object.entries(value).map(([name, field]) => [name, spoiled(field)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] })
}

const TOKENS = fc.oneof(
  { weight: 8, arbitrary: fc.constant('staff' as const) },
  { weight: 1, arbitrary: fc.constant('none' as const) },
  { weight: 1, arbitrary: fc.constant('wrong' as const) },
)

/** A request in which some fields are anything, with and without a token; one in ten is no request of the API's shape. */
export function randomRequest(operation: FuzzedOperation, material: Material): fc.Arbitrary<FuzzRequest> {
  const shaped = fc.tuple(fittingRequest(operation, material), TOKENS).chain(([request, token]) =>
    fc.record({
      operation: fc.constant(operation),
      query: spoiled(request.query) as fc.Arbitrary<Record<string, unknown>>,
      body: spoiled(request.body),
      token: fc.constant(token),
    }),
  )
  const shapeless = fc.tuple(fittingRequest(operation, material), TOKENS).chain(([request, token]) =>
    fc.oneof(
      fc.constantFrom(...NASTY_BODIES).map((rawBody) => ({ ...request, token, rawBody })),
      fc.constantFrom(...NASTY_QUERIES).map((rawQuery) => ({ ...request, token, rawQuery })),
      ANYTHING.map((body) => ({ ...request, token, body })),
    ),
  )
  return fc.oneof({ weight: 9, arbitrary: shaped }, { weight: 1, arbitrary: shapeless })
}
