import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { formatMoment, formatPersons, formatPrice } from 'shared-ui/copy/format'
import { DELETE_ROOM, EDIT_ROOM } from 'shared-ui/copy/rooms/room-form'
import { roomName, VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { StaffRoom } from 'shared-ui/validators/rooms/room'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import styles from '../../../lib/page/detail-page.module.css'
import { Facts } from '../../../lib/page/Facts.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { RoomPhoto } from '../../../lib/room-photo/RoomPhoto.tsx'
import { DeleteRoomDialog } from '../DeleteRoomDialog.tsx'
import { BackToRooms } from '../RoomNotFound.tsx'
import type { RemovedRoom } from '../use-delete-room.ts'
import { BlockedPanel } from './BlockedPanel.tsx'
import { ComingPanel } from './ComingPanel.tsx'

export type RoomDetailProps = {
  room: StaffRoom
  today: CalendarDate
  onDeleted: (removed: RemovedRoom) => void
}

/** All facts of a room and its actions; an archived room is read-only. */
export function RoomDetail({ room, today, onDeleted }: RoomDetailProps) {
  const [isConfirming, setConfirming] = useState(false)
  const isOffered = room.archivedAt === null
  return (
    <Page
      title={VIEW_ROOM.title}
      lead={roomName(room)}
      actions={isOffered ? <Actions room={room} onDelete={() => setConfirming(true)} /> : <BackToRooms />}
    >
      {room.archivedAt !== null && (
        <Alert tone="information">{VIEW_ROOM.archived(formatMoment(room.archivedAt))}</Alert>
      )}
      <div className={styles.panels}>
        {/* Panels that load later are last in their column, so that nothing moves when they appear. */}
        <div className={styles.column}>
          <RoomPanel room={room} />
          {isOffered && <BlockedPanel room={room} />}
        </div>
        {isOffered && <ComingPanel room={room} today={today} />}
      </div>
      {isConfirming && (
        <DeleteRoomDialog room={room} onCancel={() => setConfirming(false)} onDeleted={onDeleted} />
      )}
    </Page>
  )
}

function Actions({ room, onDelete }: { room: StaffRoom; onDelete: () => void }) {
  return (
    <>
      <BackToRooms />
      <Button onClick={onDelete}>{DELETE_ROOM.button}</Button>
      <ButtonRouteLink variant="primary" to="/update-room/$roomID" params={{ roomID: room._id }}>
        {EDIT_ROOM.link}
      </ButtonRouteLink>
    </>
  )
}

function RoomPanel({ room }: { room: StaffRoom }) {
  return (
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
  )
}
