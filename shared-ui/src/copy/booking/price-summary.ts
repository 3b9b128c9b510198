import { IGV_PERCENT } from '../../rules/money/money.ts'

/** Words of the bill of a stay. */
export const PRICE_SUMMARY_WORDS = {
  title: 'Precio de la estadía',
  pricePerNight: 'Precio por noche',
  nights: 'Noches',
  price: 'Subtotal',
  igv: `IGV ${IGV_PERCENT} %`,
  total: 'Total',
} as const
