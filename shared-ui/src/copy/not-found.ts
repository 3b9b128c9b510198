/** P-09 */
export const NOT_FOUND_PAGE = {
  title: 'Página no encontrada',
  description: 'Esta dirección no existe en el sitio.',
  text: 'El sendero que buscaba no está en este mapa. Puede que la dirección tenga un error, o que la página haya cambiado de lugar.',
  home: 'Volver al inicio',
  rooms: 'Ver las habitaciones',
  pictureAlt: 'Un sendero del valle que se pierde entre las hierbas.',
} as const

/** What a screen says when it broke. */
export const BROKEN_PAGE = {
  title: 'Esta página no se pudo mostrar',
  text: 'Vuelva a cargarla. Si se repite, llámenos o escríbanos.',
  retry: 'Recargar la página',
} as const
