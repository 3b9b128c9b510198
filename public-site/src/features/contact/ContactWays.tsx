import { LODGE } from 'content'
import { ButtonLink } from 'shared-ui/components/ButtonLink'
import { CONTACT_PAGE } from 'shared-ui/copy/messages/contact'
import { FRAME } from 'shared-ui/copy/site/public-frame'
import { whatsappLink } from 'shared-ui/copy/site/whatsapp-link'
import { phoneLink } from '../../lib/phone-link.ts'
import { MAP_LINK } from '../../lib/reach-links.ts'
import styles from './ContactWays.module.css'

/** The lodge's address, telephone, mail and arrival hours, styled as a luggage label. */
export function ContactWays() {
  return (
    <div className={styles.label}>
      <dl className={styles.ways}>
        <div>
          <dt>{CONTACT_PAGE.address}</dt>
          <dd>
            <address>
              {LODGE.name}
              <br />
              {LODGE.address.street}, {LODGE.address.town}
              <br />
              {LODGE.address.region}, {LODGE.address.country}
            </address>
          </dd>
        </div>
        <div>
          <dt>{CONTACT_PAGE.phone}</dt>
          <dd>
            <a href={phoneLink(LODGE.phone)}>{LODGE.phone}</a>
            <br />
            <a href={whatsappLink(CONTACT_PAGE.whatsappText(LODGE.name))}>{CONTACT_PAGE.whatsapp}</a>
          </dd>
        </div>
        <div>
          <dt>{CONTACT_PAGE.email}</dt>
          <dd>
            <a href={`mailto:${LODGE.email}`}>{LODGE.email}</a>
          </dd>
        </div>
        <div>
          <dt>{CONTACT_PAGE.arrive}</dt>
          <dd>{FRAME.footer.hours(LODGE.checkIn.from, LODGE.checkIn.to, LODGE.checkOut)}</dd>
        </div>
      </dl>
      <div>
        <ButtonLink href={MAP_LINK} target="_blank" rel="noopener">
          {CONTACT_PAGE.map}
        </ButtonLink>
        <p className={styles.note}>
          {CONTACT_PAGE.mapNote} <a href="#como-llegar">{CONTACT_PAGE.arrivingBelow}</a>
        </p>
      </div>
    </div>
  )
}
