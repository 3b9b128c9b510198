/** The theme, light or dark, that staff choose on their device. */
export const THEME = {
  label: 'Apariencia',
  choices: { system: 'Como el sistema', light: 'Clara', dark: 'Oscura' },
} as const

/** The dialog with the keyboard shortcuts and the appearance of the console. */
export const PREFERENCES = {
  open: 'Atajos y apariencia',
  title: 'Atajos y apariencia',
  notices: 'Licencias de terceros',
  keysTitle: 'Atajos de teclado',
  switch: 'Usar atajos de una tecla',
  switchHint:
    'Desactívelos si dicta al equipo o si pulsa teclas sin querer. Nunca actúan mientras escribe en un campo.',
  keyColumn: 'Teclas',
  actionColumn: 'Qué hacen',
  /** Between two keys that are pressed one after the other. */
  between: 'y luego',
  goTo: (page: string): string => `Ir a ${page}`,
  actions: {
    create: 'Agregar, donde la página tenga ese botón',
    search: 'Buscar en la página',
    help: 'Abrir esta hoja',
    find: 'Buscar reservaciones, habitaciones y plantas, también mientras escribe',
    leave: 'Cerrar la hoja o la pregunta abierta',
  },
  escape: 'Esc',
  findKeys: 'Ctrl + K',
} as const
