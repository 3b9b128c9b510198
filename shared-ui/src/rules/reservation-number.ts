/** By which guest and staff name a reservation to each other: the end of its id, '52CC4B20'. */
export const reservationNumber = (id: string): string => id.slice(-8).toUpperCase()
