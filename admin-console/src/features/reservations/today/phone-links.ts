/** The country code of Peru, which local numbers leave out. */
const PERU = '51'
const PERUVIAN_MOBILE = /^9\d{8}$/

/**
 * The WhatsApp address of a stored phone number, or null if it may not be a mobile: an international number, or a Peruvian
 * mobile without its country code.
 */
export function whatsappAddress(phone: string): string | null {
  if (phone.startsWith('+')) return `https://wa.me/${phone.slice(1)}`
  return PERUVIAN_MOBILE.test(phone) ? `https://wa.me/${PERU}${phone}` : null
}
