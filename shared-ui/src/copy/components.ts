/** Words of the components of both apps. */
export const COMPONENT_WORDS = {
  optional: 'opcional',
  choose: 'Elija una opción',
  close: 'Cerrar',
  yes: 'Sí',
  no: 'No',
  retry: 'Reintentar',
  loading: 'Cargando',
  loadMore: 'Cargar más',
  skipToContent: 'Ir al contenido',
} as const

/** The title of an empty list: 'No hay plantas'. */
export const nothingThere = (what: string): string => `No hay ${what}`
