import { formatPersons, formatPrice, formatSoles } from 'shared-ui/copy/format'
import { ROOM_PAGE, roomFacts } from 'shared-ui/copy/rooms/room-page'
import { pageSummary } from 'shared-ui/copy/site/page-summary'
import { whatsappLink } from 'shared-ui/copy/site/whatsapp-link'
import { nightPriceWithIgv } from 'shared-ui/rules/money/money'
import type { Room } from 'shared-ui/validators/rooms/room'
import { FactLine } from '../../../lib/page/FactLine.tsx'
import { PageHead } from '../../../lib/page/PageHead.tsx'
import { roomPhotoAddress } from '../../../lib/queries/room-queries.ts'
import { RoomPhoto } from './RoomPhoto.tsx'
import styles from './RoomScreen.module.css'

/** A room's photo, names, price, facts and description. */
export function RoomDetail({ room }: { room: Room }) {
  const { identifier, category, description, capacity, photo } = room
  return (
    <div className={styles.detail}>
      <RoomHead room={room} />
      {photo !== null && <RoomPhoto room={{ ...room, photo }} />}
      <div className={styles.text}>
        <header>
          <p className={styles.identifier}>{ROOM_PAGE.room(identifier)}</p>
          <h1>{category}</h1>
        </header>
        <Price pricePerNight={room.pricePerNight} />
        <dl className={styles.facts}>
          <FactLine name={ROOM_PAGE.capacity}>{formatPersons(capacity)}</FactLine>
          {roomFacts(identifier).map(({ name, text }) => (
            <FactLine key={name} name={name}>
              {text}
            </FactLine>
          ))}
        </dl>
        <p className={styles.description}>{description}</p>
        <p>
          <a href={whatsappLink(ROOM_PAGE.askText(identifier))}>{ROOM_PAGE.ask}</a>
        </p>
      </div>
    </div>
  )
}

/** A night's price, with tax first. `pricePerNight` in soles without IGV. */
function Price({ pricePerNight }: { pricePerNight: number }) {
  return (
    <p className={styles.price}>
      <strong>{formatSoles(nightPriceWithIgv(pricePerNight))}</strong> {ROOM_PAGE.perNight}
      <br />
      <small>{ROOM_PAGE.withoutIgv(formatPrice(pricePerNight))}</small>
    </p>
  )
}

function RoomHead({ room }: { room: Room }) {
  const { _id, identifier, category, description, photo } = room
  return (
    <PageHead
      title={ROOM_PAGE.title(identifier, category)}
      description={pageSummary(description)}
      path={`/rooms/${_id}`}
      picture={
        photo === null
          ? undefined
          : {
              path: roomPhotoAddress({ _id, photo }, 1024),
              width: 1024,
              height: 768,
              alt: ROOM_PAGE.picture(identifier, category),
            }
      }
    />
  )
}
