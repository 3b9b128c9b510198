/** The page of an unknown URL. */
export const NOT_FOUND_PAGE = {
  title: 'Página no encontrada',
  description: 'Esta dirección no existe en el sitio.',
  text: 'El sendero que buscaba no está en este mapa. Puede que la dirección tenga un error, o que la página haya cambiado de lugar.',
  home: 'Volver al inicio',
  rooms: 'Ver las habitaciones',
  pictureAlt: 'Un sendero que se pierde entre las hierbas.',
} as const
