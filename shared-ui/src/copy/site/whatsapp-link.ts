import { LODGE } from 'content'

/** Returns the address that opens a WhatsApp chat with the lodge, with `text` already typed. */
export const whatsappLink = (text: string): string =>
  `https://wa.me/${LODGE.whatsapp}?text=${encodeURIComponent(text)}`
