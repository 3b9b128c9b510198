import { NASTY_VALUES } from './nasty-values.ts'
import type { FuzzedOperation, JsonSchema } from './operations.ts'
import type { FuzzRequest } from './request-arbitraries.ts'

/** A nasty value for one field of an endpoint; `path` begins with `query` or `body`. */
export type FieldCase = { operation: FuzzedOperation; path: readonly string[]; value: unknown }

/** The paths of all fields of a schema, objects and lists included. */
function pathsOf({ properties, items }: JsonSchema, path: readonly string[]): (readonly string[])[] {
  const below = items ? pathsOf(items, [...path, '0']) : []
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) => pathsOf(field, [...path, name]))
  return [path, ...fields, ...below]
}

/** Returns every field of every endpoint with each nasty value. */
export const fieldCasesOf = (operations: readonly FuzzedOperation[]): FieldCase[] =>
  operations.flatMap((operation) => {
    const [, ...query] = pathsOf(operation.query, ['query'])
    const body = operation.body ? pathsOf(operation.body.schema, ['body']) : []
    return [...query, ...body].flatMap((path) =>
      NASTY_VALUES.map((value): FieldCase => ({ operation, path, value })),
    )
  })

/** Returns an accepted request with the field replaced. */
export function withField(request: FuzzRequest, { path, value }: FieldCase): FuzzRequest {
  const { query, body } = replaced({ query: request.query, body: request.body }, path, value) as FuzzRequest
  return { ...request, query, body }
}

function replaced(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(whole)) return [replaced(whole[0], rest, value), ...whole.slice(1)]
  const fields = typeof whole === 'object' && whole !== null ? whole : {}
  const field: unknown = Object.entries(fields).find(([key]) => key === name)?.[1]
  return { ...fields, [name]: replaced(field, rest, value) }
}
