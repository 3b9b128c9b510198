import * as v from 'valibot'

/** What an address may carry: the page's own words, and which of them were dropped before. */
export type SearchWithIgnored<Words> = Partial<Words & { ignored: string }>

/** Given in an address, and not just left empty. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && value !== null

/** The names that a text lists, its words apart by spaces. */
export const namesIn = <Name extends string>(text: string, names: readonly Name[]): Name[] =>
  names.filter((name) => text.split(' ').includes(name))

/**
 * The words of an address as a page reads them with `schema`, which drops what it cannot use, and the names of those in
 * `ignored`: dropped, but told. They stay in the address, so that a reload tells them again.
 */
export function parseSearchReportingIgnored<Schema extends v.GenericSchema<unknown, Record<string, string>>>(
  schema: Schema,
  address: Record<string, unknown>,
): v.InferOutput<Schema> & { ignored: string } {
  const words: v.InferOutput<Schema> = v.parse(schema, address)
  const names = Object.keys(words)
  const dropped = names.filter((name) => isGiven(address[name]) && address[name] !== words[name])
  const told = namesIn(typeof address['ignored'] === 'string' ? address['ignored'] : '', names)
  return { ...words, ignored: (dropped.length > 0 ? dropped : told).join(' ') }
}
