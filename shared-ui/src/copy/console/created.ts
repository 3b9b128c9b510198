/** The notices after something was created, each with a link to it. */
export const CREATED = {
  reservation: (client: string): string => `Se registró la reservación de ${client}.`,
  room: (name: string): string => `Se registró la habitación ${name}.`,
  plant: (name: string): string => `Se registró la planta ${name}.`,
  /** Without the name of the room until that is known. */
  nights: (room: string | undefined, done: string): string =>
    room === undefined ? done : `${room}: ${done}`,
  openReservation: 'Ver la reservación',
  openRoom: 'Ver la habitación',
  openPlant: 'Ver la planta',
  openBoard: 'Ver en el tablero',
  openInList: 'Ver en la lista',
} as const
