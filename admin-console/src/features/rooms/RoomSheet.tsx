import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { roomName, VIEW_ROOM } from 'shared-ui/copy/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import type { Room } from 'shared-ui/validators/room'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { Facts } from '../../lib/page/Facts.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { Panel } from '../../lib/page/Panel.tsx'
import { BlockedPanel } from './BlockedPanel.tsx'
import { ComingPanel } from './ComingPanel.tsx'
import { RoomPhoto } from './RoomPhoto.tsx'
import styles from './RoomSheet.module.css'

/** all there is to know of a room. */
export function RoomSheet({ room, today }: { room: Room; today: CalendarDate }) {
  return (
    <Page
      title={VIEW_ROOM.title}
      lead={roomName(room)}
      actions={<ButtonRouteLink to="/rooms-panel">{VIEW_ROOM.back}</ButtonRouteLink>}
    >
      <div className={styles.sheet}>
        <Panel title={VIEW_ROOM.room}>
          <RoomPhoto room={room} />
          <Facts
            facts={[
              { label: VIEW_ROOM.identifier, value: room.identifier },
              { label: VIEW_ROOM.category, value: room.category },
              { label: VIEW_ROOM.pricePerNight, value: formatPrice(room.pricePerNight) },
              { label: VIEW_ROOM.capacity, value: formatPersons(room.capacity) },
              { label: VIEW_ROOM.description, value: room.description },
            ]}
          />
        </Panel>
        <div className={styles.column}>
          <ComingPanel room={room} today={today} />
          <BlockedPanel room={room} />
        </div>
      </div>
    </Page>
  )
}
