/** P-02: the first page's own words; what it says of the lodge is in `content`. */
export const HOME_PAGE = {
  factsTitle: 'Lo que conviene saber',
  hours: 'Entrada y salida',
  roomsTitle: 'Habitaciones',
} as const
