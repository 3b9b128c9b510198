import { ROOM_TEXTS } from 'content'
import { ROOM_PAGE } from 'shared-ui/copy/rooms/room-page'
import { FactLine } from '../../../lib/page/FactLine.tsx'
import styles from './RoomServices.module.css'

const { services } = ROOM_TEXTS
const NAMES = ROOM_PAGE.services

/** What every room has: breakfast, heating, parking, mobile signal, television and wifi. */
export function RoomServices() {
  return (
    <section className={styles.services} aria-labelledby="servicios">
      <h2 id="servicios">{ROOM_PAGE.servicesTitle}</h2>
      <dl className={styles.list}>
        <FactLine name={NAMES.breakfast}>{services.breakfast}</FactLine>
        <FactLine name={NAMES.heating}>{services.heating}</FactLine>
        <FactLine name={NAMES.parking}>{services.parking}</FactLine>
        <FactLine name={NAMES.signal}>{services.signal}</FactLine>
        <FactLine name={NAMES.screens}>{services.screens}</FactLine>
      </dl>
    </section>
  )
}
