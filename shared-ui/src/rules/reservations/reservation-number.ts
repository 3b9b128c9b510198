/** The number by which guests and staff refer to a reservation: the end of its id, '52CC4B20'. */
export const reservationNumber = (id: string): string => id.slice(-8).toUpperCase()
