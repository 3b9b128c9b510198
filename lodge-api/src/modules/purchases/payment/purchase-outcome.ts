import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { Purchase as PurchaseResponse } from 'shared-ui/validators/payments/payment'
import type { Lodge } from '../../../lodge.ts'
import { mailLinkToken } from '../../../mail/link-token.ts'
import { storeGuestToken } from '../../guest-reservations/guest-links-service.ts'
import { findReservation } from '../../reservations/reservations-service.ts'
import { sessionKey } from '../../staff-session/session-key.ts'
import { listItems, type Purchase } from '../purchases-repository.ts'

const orderOf = (purchase: Purchase) => ({
  purchaseNumber: String(purchase.purchase_number),
  amount: solesFromCentimos(purchase.charged ?? purchase.total),
  currency: 'PEN' as const,
  at: purchase.state_at,
})

const cardOf = (purchase: Purchase) => ({ CARD: purchase.card, BRAND: purchase.brand })

const denialOf = (purchase: Purchase) => ({
  order: orderOf(purchase),
  data: {
    ...cardOf(purchase),
    AMOUNT: solesFromCentimos(purchase.total),
    ACTION_CODE: purchase.action_code,
    ACTION_DESCRIPTION: purchase.action_description,
  },
})

/**
 * How long after the confirmation the outcome contains the guest's name and link, in ms. The session key is in the database and its
 * backups, so it must not open a reservation for ever; the mail has a link that stays valid.
 */
const GUEST_SHOWN_MS = 24 * 60 * 60 * 1000

type ConfirmedGuest = Extract<PurchaseResponse, { outcome: 'confirmed' }>['guest']

/**
 * Returns the guest of a confirmed purchase, for the page that thanks for the reservation; null a day after the confirmation. The
 * token is the same in every response, and is stored as its hash like that of a mail.
 */
async function guestOf(lodge: Lodge, purchase: Purchase, reservationId: string): Promise<ConfirmedGuest> {
  const now = lodge.clock()
  const { kysely } = lodge.database
  const isRecent = now - Date.parse(purchase.state_at) <= GUEST_SHOWN_MS
  const reservation = isRecent ? await findReservation(kysely, reservationId) : undefined
  // Staff corrected the address: the links that were given before are revoked.
  if (reservation?.email.toLowerCase() !== purchase.email.toLowerCase()) return null
  const token = mailLinkToken(await sessionKey(lodge), 'guest-link', `purchase ${purchase.purchase_number}`)
  await storeGuestToken(kysely, { token, reservationId }, now)
  return { token, names: reservation.names, surnames: reservation.surnames }
}

async function confirmedResponse(lodge: Lodge, purchase: Purchase): Promise<PurchaseResponse> {
  const [first] = await listItems(lodge.database.kysely, purchase.purchase_number)
  const id = first?.reservation_id ?? ''
  return {
    outcome: 'confirmed',
    id,
    guest: await guestOf(lodge, purchase, id),
    paymentResponse: {
      order: orderOf(purchase),
      dataMap: { ...cardOf(purchase), ACTION_DESCRIPTION: purchase.action_description },
    },
  }
}

/** Returns the public outcome of a purchase. While the charge is being sent the outcome is `unknown`. */
export async function toPurchaseResponse(lodge: Lodge, purchase: Purchase): Promise<PurchaseResponse> {
  const order = orderOf(purchase)
  switch (purchase.state) {
    case 'confirmed':
      return confirmedResponse(lodge, purchase)
    case 'denied':
    case 'denied_late':
      return { outcome: purchase.state, paymentResponse: denialOf(purchase) }
    case 'returning':
    case 'returned':
      return { outcome: purchase.state, paymentResponse: { order, dataMap: cardOf(purchase) } }
    case 'charging':
      return { outcome: 'unknown', paymentResponse: { order } }
    case 'held':
    case 'expired':
    case 'unknown':
    case 'never_charged':
      return { outcome: purchase.state, paymentResponse: { order } }
  }
}
