const data = (count: number): string => (count === 1 ? '1 dato' : `${count} datos`)

/** How much is missing in a form: how many required fields are empty, and how many fields are invalid. */
export function missingSentence({ missing, invalid }: { missing: number; invalid: number }): string {
  if (missing === 0) return `Corrija ${data(invalid)}.`
  const start = `${missing === 1 ? 'Falta' : 'Faltan'} ${data(missing)}`
  return invalid === 0 ? `${start}.` : `${start} y hay ${data(invalid)} por corregir.`
}

/** Leaving a form with unsaved input. */
export const LEAVE_FORM = {
  title: '¿Salir sin guardar?',
  text: 'Lo que escribió aquí se perderá.',
} as const
