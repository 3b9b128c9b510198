import { CONTACT, LODGE } from 'content'
import { useSyncExternalStore } from 'react'
import { CONTACT_PAGE } from 'shared-ui/copy/messages/contact'
import styles from './Arriving.module.css'
import { geoLink, mapLinks } from './map-links.ts'

const never = () => () => {}
const isAndroid = () => /\bAndroid\b/.test(navigator.userAgent)

/** Whether `geo:` links open a map app: on Android only. False in the prerendered page. */
const useOpensGeoLinks = (): boolean => useSyncExternalStore(never, isAndroid, () => false)

const { latitude, longitude } = LODGE.coordinates

/** How to arrive from several places, and links to map services. */
export function Arriving() {
  return (
    <section className={styles.arriving} aria-labelledby="como-llegar">
      <h2 id="como-llegar">{CONTACT_PAGE.arriving}</h2>
      <dl className={styles.ways}>
        {CONTACT.arriving.map(({ from, text }) => (
          <div key={from}>
            <dt>{from}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{CONTACT.lastStretch}</p>
      <MapLinks />
    </section>
  )
}

function MapLinks() {
  const opensGeoLinks = useOpensGeoLinks()
  const point = `${latitude}, ${longitude}`
  return (
    <div className={styles.maps}>
      <h3>{CONTACT_PAGE.maps}</h3>
      <ul role="list" className={styles.services}>
        {mapLinks(LODGE.coordinates).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer" aria-label={CONTACT_PAGE.mapIn(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {CONTACT_PAGE.coordinates}{' '}
        {opensGeoLinks ? <a href={geoLink(LODGE.coordinates, LODGE.name)}>{point}</a> : point}
      </p>
    </div>
  )
}
