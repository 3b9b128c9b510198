import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { BLOCKINGS } from 'shared-ui/copy/rooms/blockings'
import { roomName, VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { nightsText } from '../../lib/nights/nights-text.ts'
import { DoneNotice } from '../../lib/notices/DoneNotice.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { blockingQueries } from '../../lib/queries/blocking-queries.ts'
import { roomQueries } from '../../lib/queries/room-queries.ts'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import { BlockingsForm, type BlockingsFormProps } from './BlockingsForm.tsx'
import type { Action } from './use-change-blockings.ts'

export type BlockingsScreenProps = {
  /** Whether the selected nights are blocked or unblocked. */
  action: Action
  /** The id of the room, as in the address. */
  roomId: string
  /** The current date in Lima. */
  today: CalendarDate
  /** Called with the nights and the room's name, if it is known, when none had been changed by somebody else meanwhile. */
  onDone: (nights: CalendarDate[], room: string | undefined) => void
}

/** The calendar of a room's nights, to block or unblock them. */
export function BlockingsScreen({ action, roomId, today, onDone }: BlockingsScreenProps) {
  const room = useQuery(roomQueries.detail(roomId))
  const calendar = useQuery(blockingQueries.ofRoom(roomId))
  const [notice, setNotice] = useState<string | null>(null)
  // If somebody else changed nights meanwhile, the screen stays, beside the calendar that shows it.
  const finish: BlockingsFormProps['onDone'] = (changed, unchanged) => {
    const nights = changed.length
    const already = BLOCKINGS[action].already(unchanged.length, nightsText(unchanged))
    if (unchanged.length === 0) onDone(changed, room.data && roomName(room.data))
    else setNotice(nights === 0 ? already : `${BLOCKINGS[action].done(nights)} ${already}`)
  }
  if (isRefusal(calendar.error, 'room_not_found')) {
    return (
      <Page title={VIEW_ROOM.notFound.title}>
        <EmptyState title={VIEW_ROOM.notFound.text} action={<BackToRooms />} />
      </Page>
    )
  }
  return (
    <Page title={BLOCKINGS[action].title} lead={room.data && roomName(room.data)} actions={<BackToRooms />}>
      {notice !== null && (
        <DoneNotice key={notice} tone="information">
          {notice}
        </DoneNotice>
      )}
      <QueryView query={calendar} message={BLOCKINGS.loading}>
        {(nights) => (
          <BlockingsForm action={action} roomId={roomId} calendar={nights} today={today} onDone={finish} />
        )}
      </QueryView>
    </Page>
  )
}

function BackToRooms() {
  return <ButtonRouteLink to="/rooms-panel">{VIEW_ROOM.back}</ButtonRouteLink>
}
