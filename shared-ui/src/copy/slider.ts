/** Words of a slider of pictures (P-03). */
export const SLIDER = {
  kind: 'carrusel',
  slide: 'imagen',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Detener',
  play: 'Reanudar',
  place: (index: number, count: number): string => `${index} de ${count}`,
} as const
