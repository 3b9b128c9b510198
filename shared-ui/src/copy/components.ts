/** Words of the components of both apps. */
export const COMPONENT_WORDS = {
  optional: 'opcional',
  choose: 'Elija una opción',
  close: 'Cerrar',
  yes: 'Sí',
  no: 'No',
  retry: 'Reintentar',
  loadMore: 'Cargar más',
  skipToContent: 'Ir al contenido',
} as const
