import { Link } from '@tanstack/react-router'
import { LODGE } from 'content'
import { FRAME, MENU } from 'shared-ui/copy/site/public-frame'
import { phoneLink } from '../../lib/phone-link.ts'
import book from '../../pictures/complaints-book.svg'
import styles from './Footer.module.css'

const WORDS = FRAME.footer

/** Only `/rooms` itself is the current page, not the page of a room. */
const EXACT = { exact: true, includeSearch: false }

/** The footer of every page: the lodge's address and contact, and the links that the law requires. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <h2>{WORDS.find}</h2>
          <address>
            {LODGE.address.street}
            <br />
            {LODGE.address.town}
            <br />
            {LODGE.address.region}, {LODGE.address.country}
          </address>
        </section>
        <section>
          <h2>{WORDS.write}</h2>
          <ul role="list">
            <li>
              <a href={phoneLink(LODGE.phone)}>{LODGE.phone}</a>
            </li>
            <li>
              <a href={`mailto:${LODGE.email}`}>{LODGE.email}</a>
            </li>
          </ul>
          {LODGE.social.length > 0 && <h2>{WORDS.follow}</h2>}
          <ul role="list">
            {LODGE.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{WORDS.stay}</h2>
          <ul role="list">
            <li>
              <Link to="/rooms" activeOptions={EXACT}>
                {MENU.rooms}
              </Link>
            </li>
            <li>
              <Link to="/botanical-garden">{WORDS.garden}</Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>{WORDS.legal}</h2>
          <ul role="list">
            <li>
              <Link to="/politics">{WORDS.terms}</Link>
            </li>
            <li>
              <Link to="/privacy">{WORDS.privacy}</Link>
            </li>
            <li>
              <Link to="/esnna">{WORDS.esnna}</Link>
            </li>
            <li>
              <a href="/third-party-notices.txt">{WORDS.notices}</a>
            </li>
            <li>
              <Link className={styles.book} to="/complaints-book">
                <img src={book} width={48} height={48} alt="" loading="lazy" />
                {WORDS.complaints}
              </Link>
            </li>
          </ul>
        </section>
      </div>
      <p className={styles.colophon}>
        {LODGE.legalName} · {WORDS.ruc(LODGE.ruc)} ·{' '}
        {WORDS.hours(LODGE.checkIn.from, LODGE.checkIn.to, LODGE.checkOut)}
      </p>
    </footer>
  )
}
