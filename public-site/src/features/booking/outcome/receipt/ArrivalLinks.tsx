import { LODGE } from 'content'
import { ButtonLink } from 'shared-ui/components/ButtonLink'
import { THANKS } from 'shared-ui/copy/booking/payment-receipt'
import { formatDate } from 'shared-ui/copy/format'
import { lodgeAddress } from 'shared-ui/copy/site/lodge-address'
import { FRAME } from 'shared-ui/copy/site/public-frame'
import { whatsappLink } from 'shared-ui/copy/site/whatsapp-link'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { calendarAddress } from '../../../../lib/calendar-address.ts'
import { DIRECTIONS_LINK, MAP_LINK } from '../../../../lib/reach-links.ts'
import type { Booking } from '../../state/booking-request.ts'
import styles from './ArrivalLinks.module.css'

export type ArrivalLinksProps = {
  booking: Booking
  /** The reservation's id. */
  reservation: string
  /** The token of the client's own page; empty if this page does not know it any more. */
  token: string
}

/** What a client may do once the reservation is confirmed: see it, put it into a calendar, find the way, write to the lodge. */
export function ArrivalLinks({ booking, reservation, token }: ArrivalLinksProps) {
  const greeting = THANKS.whatsappText(reservationNumber(reservation), formatDate(booking.stay.entry))
  return (
    <section className={styles.arrival} aria-label={THANKS.title}>
      {token && <OwnPage token={token} />}
      <div>
        <h3>{THANKS.arrive}</h3>
        <p>{lodgeAddress()}</p>
        <p>{FRAME.footer.hours(LODGE.checkIn.from, LODGE.checkIn.to, LODGE.checkOut)}</p>
      </div>
      <ul className={styles.links} role="list">
        <li>
          <OutsideLink href={DIRECTIONS_LINK}>{THANKS.directions}</OutsideLink>
        </li>
        <li>
          <OutsideLink href={MAP_LINK}>{THANKS.map}</OutsideLink>
        </li>
        <li>
          <OutsideLink href={whatsappLink(greeting)}>{THANKS.whatsapp}</OutsideLink>
        </li>
      </ul>
      <p className={styles.hint}>{THANKS.newTab}</p>
    </section>
  )
}

/** A new document for the client's page, since the router would look for an element with the token as its id to scroll to. */
function OwnPage({ token }: { token: string }) {
  return (
    <div className={styles.own}>
      <ButtonLink href={`/my-reservation#${token}`}>{THANKS.view}</ButtonLink>
      <ButtonLink href={calendarAddress(token)} download>
        {THANKS.calendar}
      </ButtonLink>
      <p className={styles.hint}>{THANKS.viewHint}</p>
    </div>
  )
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
