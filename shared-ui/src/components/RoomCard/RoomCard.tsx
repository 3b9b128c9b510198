import type { ReactNode } from 'react'
import { formatPersons, formatPrice } from '../../copy/format.ts'
import { ROOM_CARD_WORDS } from '../../copy/room-card.ts'
import { Excerpt } from './Excerpt.tsx'
import styles from './RoomCard.module.css'

/** The widths at which the server keeps a room's picture (N-06), in pixels. */
const PICTURE_WIDTHS = [320, 480, 768, 1024] as const

/** What the card tells of a room; a room of the API fits as it is. */
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
  room: RoomCardRoom
  /** The address of the room's picture at about `width` pixels; absent while the room has none. */
  photoUrl?: ((width: number) => string) | undefined
  /** The level of the heading, so that a page's outline has no gaps; by default 3. */
  headingLevel?: 2 | 3 | undefined
  /** `eager` for what is in sight at once; by default pictures wait until they are scrolled to. */
  loading?: 'eager' | 'lazy' | undefined
  /** The `sizes` of the picture; by default a full column on a phone and a third of the page beyond. */
  sizes?: string | undefined
  /** The way on, such as a Reservar link. */
  action?: ReactNode
}

/** P-02, P-11: a room as a plate of the field book: picture, name, what it is like, for how many, for how much. */
export function RoomCard({
  room,
  photoUrl,
  headingLevel = 3,
  loading = 'lazy',
  sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw',
  action,
}: RoomCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
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
        <Heading className={styles.name}>{room.category}</Heading>
        <Excerpt text={room.description} of={ROOM_CARD_WORDS.moreOf(room.identifier)} />
        <p className={styles.capacity}>{formatPersons(room.capacity)}</p>
      </div>
      <div className={styles.foot}>
        <p className={styles.price}>
          <strong>{formatPrice(room.pricePerNight)}</strong>{' '}
          <span>
            {ROOM_CARD_WORDS.perNight}, {ROOM_CARD_WORDS.withoutIgv}
          </span>
        </p>
        {action}
      </div>
    </article>
  )
}
