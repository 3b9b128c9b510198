import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely'
import type { Executor } from '../connect.ts'

/** Returns a placeholder for a named text parameter of a compiled query. */
export type Parameter<Name extends string> = (name: Name) => string

/**
 * A query that is built and compiled once for each database, and then runs with any values. For queries of the most frequent requests,
 * where Kysely's building takes longer than the statement.
 */
export function compileOnce<Row, Name extends string = never>(
  build: (executor: Executor, parameter: Parameter<Name>) => Compilable<Row>,
) {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  const names = new Map<unknown, Name>()

  // No text of the product contains U+0000, so a placeholder cannot be mistaken for a constant of the query.
  function placeholderOf(name: Name): string {
    const placeholder = `\0${name}`
    names.set(placeholder, name)
    return placeholder
  }

  function queryOf(executor: Executor): CompiledQuery<Row> {
    const { adapter } = executor.getExecutor()
    const known = compiled.get(adapter)
    if (known) return known
    const query = build(executor, placeholderOf).compile()
    compiled.set(adapter, query)
    return query
  }

  return async (executor: Executor, values: Record<Name, string>): Promise<Row[]> => {
    const query = queryOf(executor)
    const parameters = query.parameters.map((parameter) => {
      const name = names.get(parameter)
      return name === undefined ? parameter : values[name]
    })
    const { rows } = await executor.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
