/** The header's menu, in its order. */
export const MENU = {
  home: 'Inicio',
  restaurant: 'Restaurante',
  rooms: 'Habitaciones',
  contact: 'Contacto',
} as const

/** Words around every public page. */
export const FRAME = {
  menuName: 'Menú principal',
  footer: {
    find: 'Dónde estamos',
    write: 'Escríbanos',
    stay: 'Su estadía',
    follow: 'Síganos',
    legal: 'Información legal',
    terms: 'Términos y condiciones',
    privacy: 'Política de privacidad',
    esnna: 'Protección de niñas, niños y adolescentes',
    complaints: 'Libro de Reclamaciones',
    notices: 'Licencias de terceros',
    rooms: 'Habitaciones',
    garden: 'Jardín botánico',
    ruc: (ruc: string): string => `RUC ${ruc}`,
    hours: (from: string, to: string, out: string): string =>
      `Entrada de ${from} a ${to}. Salida hasta las ${out}.`,
  },
  loadingPage: 'Cargando la página',
  testMode: 'Modo de prueba: no se cobra de verdad',
} as const

/** The title of a page in the browser's tab. */
export const pageTitle = (page: string, lodge: string): string => `${page} · ${lodge}`
