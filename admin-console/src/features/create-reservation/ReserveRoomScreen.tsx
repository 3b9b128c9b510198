import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { RESERVE_ROOM } from 'shared-ui/copy/create-reservation'
import { fieldSentence } from 'shared-ui/copy/problems'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { type Stay, stayProblem } from 'shared-ui/rules/stay'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { roomQueries } from '../../lib/room-queries.ts'
import { ReserveRoomForm } from './ReserveRoomForm.tsx'

export type ReserveRoomScreenProps = {
  roomId: string
  /** As the address says it, so not yet known to be one. */
  stay: Stay
  /** The lodge's day (W-03). */
  today: CalendarDate
  onReserved: () => void
}

/** one room for one stay, and whose it is to be. */
export function ReserveRoomScreen({ roomId, stay, today, onReserved }: ReserveRoomScreenProps) {
  // Judged once: a form that is being filled at midnight stays, and the server says that its entry is past (E-03).
  const [problem] = useState(() => stayProblem(stay, today))
  const room = useQuery({ ...roomQueries.detail(roomId), enabled: problem === null })
  if (problem) {
    return (
      <NotReservable title={RESERVE_ROOM.wrongDates.title} wayOn={RESERVE_ROOM.wrongDates.wayOn}>
        {fieldSentence(problem)}
      </NotReservable>
    )
  }
  if (isRefusal(room.error, 'room_not_found') || room.data?.archivedAt) {
    return (
      <NotReservable title={RESERVE_ROOM.notFound.title} wayOn={RESERVE_ROOM.back}>
        {RESERVE_ROOM.notFound.text}
      </NotReservable>
    )
  }
  if (room.data) {
    return (
      <Page title={RESERVE_ROOM.title} actions={<BackToSearch stay={stay} />}>
        <ReserveRoomForm room={room.data} stay={stay} onReserved={onReserved} />
      </Page>
    )
  }
  return (
    <Page title={RESERVE_ROOM.title} actions={<BackToSearch stay={stay} />}>
      <LoadingPanel
        message={RESERVE_ROOM.loading}
        error={room.error && <ProblemText problem={room.error} />}
        onRetry={() => void room.refetch()}
      />
    </Page>
  )
}

function BackToSearch({ stay }: { stay: Stay }) {
  return (
    <ButtonRouteLink to="/create-reservation" search={{ inDate: stay.entry, outDate: stay.departure }}>
      {RESERVE_ROOM.back}
    </ButtonRouteLink>
  )
}

type NotReservableProps = { title: string; wayOn: string; children: string }

/** What the address asks for cannot be, and the way back to the search. */
function NotReservable({ title, wayOn, children }: NotReservableProps) {
  return (
    <Page title={title}>
      <EmptyState
        title={children}
        action={<ButtonRouteLink to="/create-reservation">{wayOn}</ButtonRouteLink>}
      />
    </Page>
  )
}
