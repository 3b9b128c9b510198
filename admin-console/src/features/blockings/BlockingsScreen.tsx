import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { BLOCKINGS } from 'shared-ui/copy/blockings'
import { roomName, VIEW_ROOM } from 'shared-ui/copy/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { blockingQueries } from '../../lib/blocking-queries.ts'
import { DoneNotice } from '../../lib/DoneNotice.tsx'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { nightsText } from '../../lib/nights-text.ts'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { roomQueries } from '../../lib/room-queries.ts'
import { BlockingsForm, type BlockingsFormProps } from './BlockingsForm.tsx'
import type { Action } from './use-change-blockings.ts'

export type BlockingsScreenProps = {
  action: Action
  roomId: string
  /** The lodge's day (W-03). */
  today: CalendarDate
  /** Hears when all of it is done, and nothing of it was done by somebody else meanwhile. */
  onDone: () => void
}

/** the calendar of a room's nights, to block some or to offer them again. */
export function BlockingsScreen({ action, roomId, today, onDone }: BlockingsScreenProps) {
  const room = useQuery(roomQueries.detail(roomId))
  const calendar = useQuery(blockingQueries.ofRoom(roomId))
  const [told, setReported] = useState<string | null>(null)
  // Whoever has to learn of somebody else's change stays here, beside the calendar that shows it.
  const finish: BlockingsFormProps['onDone'] = (nights, unchanged) => {
    const already = BLOCKINGS[action].already(unchanged.length, nightsText(unchanged))
    if (unchanged.length === 0) onDone()
    else setReported(nights === 0 ? already : `${BLOCKINGS[action].done(nights)} ${already}`)
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
      {told !== null && (
        <DoneNotice key={told} tone="information">
          {told}
        </DoneNotice>
      )}
      {calendar.data ? (
        <BlockingsForm
          action={action}
          roomId={roomId}
          calendar={calendar.data}
          today={today}
          onDone={finish}
        />
      ) : (
        <LoadingPanel
          message={BLOCKINGS.loading}
          error={calendar.error && <ProblemText problem={calendar.error} />}
          onRetry={() => void calendar.refetch()}
        />
      )}
    </Page>
  )
}

function BackToRooms() {
  return <ButtonRouteLink to="/rooms-panel">{VIEW_ROOM.back}</ButtonRouteLink>
}
