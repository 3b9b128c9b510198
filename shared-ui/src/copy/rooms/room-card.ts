import { formatNights } from '../format.ts'

/** Words of the room card. */
export const ROOM_CARD_WORDS = {
  room: (identifier: string): string => `Habitación ${identifier}`,
  picture: (category: string, identifier: string): string =>
    `Interior de la habitación ${identifier}, ${category}`,
  perNight: 'por noche, con IGV',
  withoutIgv: (price: string): string => `${price} + IGV`,
  total: (nights: number): string => `Total de ${formatNights(nights)}, con IGV`,
  more: 'Ver más',
  moreOf: (identifier: string): string => ` de la habitación ${identifier}`,
  cut: '…',
} as const
