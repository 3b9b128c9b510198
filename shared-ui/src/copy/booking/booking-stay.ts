/** Changing the dates on the booking page. */
export const CHANGE_STAY = {
  dates: 'Cambiar fechas',
  apply: 'Ver el precio con estas fechas',
  otherRooms: 'Ver otras habitaciones',
} as const

/** What cancelling this stay gives back; days as '1 de enero', amounts as 'S/. 665.52'. */
export const STAY_REFUND = {
  first: (day: string, amount: string, percent: number): string =>
    `Hasta el ${day} vuelven ${amount} (${percent} %).`,
  next: (day: string, amount: string, percent: number): string =>
    `Después, hasta el ${day}, vuelven ${amount} (${percent} %).`,
  noneFrom: (day: string): string => `Desde el ${day}, o si no llega, no hay devolución.`,
  none: (days: number): string =>
    `Faltan menos de ${days} días para la entrada: si cancela o no llega, no hay devolución.`,
} as const
