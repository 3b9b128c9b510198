/** What an address carried and a page could not use, by the names it has there. */
export const IGNORED_ADDRESS = {
  sentence: (names: readonly string[]): string =>
    names.length === 1
      ? `La dirección traía un dato que no se entiende y no se aplicó: ${names[0]}.`
      : `La dirección traía datos que no se entienden y no se aplicaron: ${names.join(', ')}.`,
  /** How much of a list is shown. */
  groups: 'Cuántas filas se muestran',
} as const
