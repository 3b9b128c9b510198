const data = (count: number): string => (count === 1 ? '1 dato' : `${count} datos`)

/** What keeps a form from being sent: how many fields are empty that must not be, and how many are invalid. */
export function missingSentence({ missing, invalid }: { missing: number; invalid: number }): string {
  if (missing === 0) return `Corrija ${data(invalid)}.`
  const start = `${missing === 1 ? 'Falta' : 'Faltan'} ${data(missing)}`
  return invalid === 0 ? `${start}.` : `${start} y hay ${data(invalid)} por corregir.`
}
