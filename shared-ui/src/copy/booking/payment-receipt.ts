import { LODGE } from 'content'
import { IGV_PERCENT } from '../../rules/money/money.ts'

/**
 * The record of a card payment, on the final page and printed. It is a 'constancia': the word 'comprobante' belongs to the tax
 * documents (boleta and factura).
 */
export const PAYMENT_RECEIPT = {
  titles: {
    paid: 'Constancia de pago',
    denied: 'Constancia de pago no realizado',
    returning: 'Constancia de devolución en trámite',
    returned: 'Constancia de devolución',
  },
  shop: 'Comercio',
  guest: 'A nombre de',
  product: 'Producto',
  productName: (room: string, category: string): string =>
    `Alojamiento en la habitación ${room}, ${category}`,
  price: 'Subtotal',
  igv: `IGV ${IGV_PERCENT} %`,
  ruc: `RUC ${LODGE.ruc}`,
  /** Followed by the link to the terms. */
  policyBefore: 'Las condiciones para cancelar están en los ',
  policyLink: 'términos y condiciones',
  keep: 'Le conviene imprimir o guardar esta constancia.',
  notTax: 'Esta constancia no reemplaza a la boleta ni a la factura.',
  print: 'Imprimir',
} as const
export type ReceiptKind = keyof typeof PAYMENT_RECEIPT.titles

/** What a guest may do once the reservation is confirmed. */
export const THANKS = {
  title: 'Para su llegada',
  view: 'Ver mi reserva',
  viewHint: 'Véala o cancélela cuando quiera. El mismo enlace llega en su correo.',
  calendar: 'Agregar al calendario',
  arrive: 'Cómo llegar',
  directions: 'Ruta en Google Maps',
  map: 'Mapa en OpenStreetMap',
  newTab: 'Los mapas y WhatsApp se abren en otra pestaña.',
  whatsapp: 'Escribir por WhatsApp',
  /** The message that WhatsApp opens with. */
  whatsappText: (number: string, entry: string): string =>
    `Hola, tengo la reserva ${number} en ${LODGE.name}, con entrada el ${entry}. `,
  receipt: 'Su pago',
} as const
