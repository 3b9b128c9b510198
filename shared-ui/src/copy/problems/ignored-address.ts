/** The search parameters of a URL that were ignored because they are invalid, by their names. */
export const IGNORED_ADDRESS = {
  sentence: (names: readonly string[]): string =>
    names.length === 1
      ? `La dirección traía un dato que no se entiende y no se aplicó: ${names[0]}.`
      : `La dirección traía datos que no se entienden y no se aplicaron: ${names.join(', ')}.`,
  /** The number of rows. */
  groups: 'Cuántas filas se muestran',
} as const
