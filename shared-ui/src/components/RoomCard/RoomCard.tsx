import type { ReactNode } from 'react'
import { formatPersons } from '../../copy/format.ts'
import { ROOM_CARD_WORDS } from '../../copy/rooms/room-card.ts'
import { Excerpt } from './Excerpt.tsx'
import styles from './RoomCard.module.css'
import { RoomPrice } from './RoomPrice.tsx'

/** The widths, in pixels, in which the server stores a room's picture. */
const PICTURE_WIDTHS = [320, 480, 768, 1024] as const

/** The data that the card shows; a room of the API fits as it is. */
export type RoomCardRoom = {
  identifier: string
  category: string
  description: string
  /** Soles without IGV. */
  pricePerNight: number
  /** Persons. */
  capacity: number
}

export type RoomCardProps = {
  /** What the card says about the room; `pricePerNight` in soles without IGV, `capacity` in persons. */
  room: RoomCardRoom
  /** The URL of the room's picture in about `width` pixels; absent if the room has no picture. */
  photoUrl?: ((width: number) => string) | undefined
  /** The level of the heading, so that the page's outline has no gaps; by default 3. */
  headingLevel?: 2 | 3 | undefined
  /** `eager` for pictures above the fold; by default pictures load when they are scrolled to. */
  loading?: 'eager' | 'lazy' | undefined
  /** The `sizes` of the picture; by default the full width on a phone and a third of the page beyond. */
  sizes?: string | undefined
  /** On a phone, `row` puts a small picture beside the name; by default, `plate`, it spans the card. */
  layout?: 'plate' | 'row' | undefined
  /** The nights of the chosen stay: its total is shown too. */
  nights?: number | undefined
  /** The room's name as a link to its page; by default its category. */
  name?: ReactNode
  /** Beds, bath, view and breakfast in a line. */
  facts?: string | undefined
  /** The next step, such as a Reservar link. */
  action?: ReactNode
  /** Replaces price and next step: why the room cannot be booked. */
  instead?: ReactNode
}

/** A room as a card: picture, name, description, capacity and price. */
export function RoomCard({
  room,
  photoUrl,
  headingLevel = 3,
  loading = 'lazy',
  sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw',
  layout = 'plate',
  nights,
  name = room.category,
  facts,
  action,
  instead,
}: RoomCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-layout={layout}>
      <div className={styles.plate}>
        {photoUrl && (
          <img
            src={photoUrl(768)}
            srcSet={PICTURE_WIDTHS.map((width) => `${photoUrl(width)} ${width}w`).join(', ')}
            sizes={sizes}
            width={1024}
            height={768}
            loading={loading}
            decoding="async"
            alt={ROOM_CARD_WORDS.picture(room.category, room.identifier)}
          />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.identifier}>{ROOM_CARD_WORDS.room(room.identifier)}</p>
        <Heading className={styles.name}>{name}</Heading>
        <Excerpt text={room.description} of={ROOM_CARD_WORDS.moreOf(room.identifier)} />
        {facts && <p className={styles.facts}>{facts}</p>}
        <p className={styles.capacity}>{formatPersons(room.capacity)}</p>
      </div>
      <div className={styles.foot}>
        {instead ?? (
          <>
            <RoomPrice pricePerNight={room.pricePerNight} nights={nights} />
            {action}
          </>
        )}
      </div>
    </article>
  )
}
