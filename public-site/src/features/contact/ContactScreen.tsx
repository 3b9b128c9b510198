import { ButtonLink } from 'shared-ui/components/ButtonLink'
import { LODGE } from 'shared-ui/copy/lodge'
import { CONTACT_PAGE, FRAME } from 'shared-ui/copy/public-frame'
import { PageHead } from '../../lib/PageHead.tsx'
import { phoneLink } from '../../lib/phone-link.ts'
import { TextPage } from '../../lib/TextPage.tsx'
import styles from './ContactScreen.module.css'

const { latitude, longitude } = LODGE.coordinates
const MAP = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`

/** P-05: where the lodge is and how to write to it. */
export function ContactScreen() {
  return (
    <TextPage title={CONTACT_PAGE.title}>
      <PageHead title={CONTACT_PAGE.title} description={CONTACT_PAGE.description} path="/contact" />
      <p>{CONTACT_PAGE.intro}</p>
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
            <a href={`https://wa.me/${LODGE.whatsapp}`}>{CONTACT_PAGE.whatsapp}</a>
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
        <ButtonLink variant="primary" href={MAP} target="_blank" rel="noopener">
          {CONTACT_PAGE.map}
        </ButtonLink>
        <p className={styles.note}>{CONTACT_PAGE.mapNote}</p>
      </div>
    </TextPage>
  )
}
