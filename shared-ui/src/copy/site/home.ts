/** The home page; its texts about the lodge are in `content`. */
export const HOME_PAGE = {
  factsTitle: 'Lo que conviene saber',
  hours: 'Entrada y salida',
  roomsTitle: 'Habitaciones',
} as const
