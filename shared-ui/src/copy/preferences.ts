/** Light or dark, as staff like it on their device. */
export const THEME = {
  label: 'Apariencia',
  choices: { system: 'Como el sistema', light: 'Clara', dark: 'Oscura' },
} as const

/** The sheet of what can be done by key, and of how the console looks. */
export const PREFERENCES = {
  open: 'Atajos y apariencia',
  title: 'Atajos y apariencia',
  keysTitle: 'Atajos de teclado',
  switch: 'Usar atajos de una tecla',
  switchHint:
    'Desactívelos si dicta al equipo o si pulsa teclas sin querer. Nunca actúan mientras escribe en un campo.',
  keyColumn: 'Teclas',
  actionColumn: 'Qué hacen',
  /** Stands between two keys, one pressed after the other. */
  between: 'y luego',
  goTo: (page: string): string => `Ir a ${page}`,
  actions: {
    create: 'Agregar, donde la página tenga ese botón',
    search: 'Buscar en la página',
    help: 'Abrir esta hoja',
    leave: 'Cerrar la hoja o la pregunta abierta',
  },
  escape: 'Esc',
} as const
