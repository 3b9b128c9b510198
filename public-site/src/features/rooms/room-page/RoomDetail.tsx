import {
  ROOM_PAGE,
  type RoomFact,
  type RoomTexts,
  roomFacts,
  roomSummary,
} from 'shared-ui/copy/rooms/room-page'
import { ROOM_FACT_PLACEHOLDERS, ROOM_PAGE_LISTS } from 'shared-ui/rules/room-page-marks'
import { FactLine } from '../../../lib/page/FactLine.tsx'
import { PageHead } from '../../../lib/page/PageHead.tsx'
import { RepeatedInPage } from '../../../lib/page/RepeatedInPage.tsx'
import { roomPhotoAddress } from '../../../lib/queries/room-queries.ts'
import { RoomPhoto } from './RoomPhoto.tsx'
import styles from './RoomScreen.module.css'
import { placeholderTexts } from './served-room.ts'

/** A room's photo, names, price, facts and description. */
export function RoomDetail({ texts }: { texts: RoomTexts }) {
  const { identifier, category, description, photo } = texts
  const facts = placeholderTexts() ? [ROOM_FACT_PLACEHOLDERS] : roomFacts(identifier)
  return (
    <div className={styles.detail}>
      <RoomHead texts={texts} />
      <RepeatedInPage list={ROOM_PAGE_LISTS.photo} items={photo === '' ? [] : [photo]} keyOf={String}>
        {() => <RoomPhoto texts={texts} />}
      </RepeatedInPage>
      <div className={styles.text}>
        <header>
          <p className={styles.identifier}>{ROOM_PAGE.room(identifier)}</p>
          <h1>{category}</h1>
        </header>
        <p className={styles.price}>
          <strong>{texts.priceWithIgv}</strong> {ROOM_PAGE.perNight}
          <br />
          <small>{texts.priceWithoutIgv}</small>
        </p>
        <dl className={styles.facts}>
          <FactLine name={ROOM_PAGE.capacity}>{texts.persons}</FactLine>
          <RepeatedInPage<RoomFact> list={ROOM_PAGE_LISTS.facts} items={facts} keyOf={({ name }) => name}>
            {({ name, text }) => <FactLine name={name}>{text}</FactLine>}
          </RepeatedInPage>
        </dl>
        <p className={styles.description}>{description}</p>
        <p>
          <a href={texts.askLink}>{ROOM_PAGE.ask}</a>
        </p>
      </div>
    </div>
  )
}

function RoomHead({ texts }: { texts: RoomTexts }) {
  const { _id, identifier, category } = texts
  return (
    <PageHead
      title={ROOM_PAGE.title(identifier, category)}
      description={roomSummary(texts)}
      path={`/rooms/${_id}`}
      picture={{
        path: roomPhotoAddress(texts, 1024),
        width: 1024,
        height: 768,
        alt: ROOM_PAGE.picture(identifier, category),
      }}
    />
  )
}
