/** Words of the dialog with enlarged pictures. */
export const PICTURE_VIEWER = {
  enlarge: (picture: string): string => `Ampliar: ${picture}`,
  close: 'Cerrar',
} as const

/** Words of the picture slider. */
export const SLIDER = {
  kind: 'carrusel',
  slide: 'imagen',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Detener',
  play: 'Reanudar',
  place: (index: number, count: number): string => `${index} de ${count}`,
} as const
