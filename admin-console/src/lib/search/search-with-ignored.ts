import * as v from 'valibot'

/** Search parameters of a URL: the page's own, and the names of those that were ignored before. */
export type SearchWithIgnored<Search> = Partial<Search & { ignored: string }>

/** Whether a parameter is present and not empty. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && value !== null

/** Returns the known names that occur in a space-separated text. */
export const namesIn = <Name extends string>(text: string, names: readonly Name[]): Name[] =>
  names.filter((name) => text.split(' ').includes(name))

/**
 * Parses the search parameters with `schema`, which drops invalid ones, and reports their names in `ignored`. They stay in the
 * URL, so that a reload reports them again.
 */
export function parseSearchReportingIgnored<Schema extends v.GenericSchema<unknown, Record<string, string>>>(
  schema: Schema,
  address: Record<string, unknown>,
): v.InferOutput<Schema> & { ignored: string } {
  const search: v.InferOutput<Schema> = v.parse(schema, address)
  const names = Object.keys(search)
  const dropped = names.filter((name) => isGiven(address[name]) && address[name] !== search[name])
  const reportedBefore = namesIn(typeof address['ignored'] === 'string' ? address['ignored'] : '', names)
  return { ...search, ignored: (dropped.length > 0 ? dropped : reportedBefore).join(' ') }
}
