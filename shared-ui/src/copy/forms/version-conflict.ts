/** Two staff members edited one record. */
export const VERSION_CONFLICT = {
  title: 'Otra persona guardó cambios mientras usted editaba',
  text: 'No se guardó nada de lo suyo y nada se perdió. Los datos que usted no cambió siguen como los guardó la otra persona. Compare las dos versiones y elija; también puede seguir editando.',
  field: 'Dato',
  theirs: 'Lo guardado ahora',
  yours: 'Lo que usted escribió',
  differs: 'distinto',
  /** Only the other person changed it. */
  moved: 'lo cambió otra persona',
  untouched: 'Sin cambio suyo',
  keepMyValue: 'Guardar lo mío',
  acceptSaved: 'Quedarme con lo guardado',
} as const
