import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { fieldSentence } from 'shared-ui/copy/problems/problems'
import { RESERVE_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type Stay, stayProblem } from 'shared-ui/rules/reservations/stay'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import { ReserveRoomForm, type ReserveRoomFormProps } from './ReserveRoomForm.tsx'

export type ReserveRoomScreenProps = {
  /** The id of the room, as in the address. */
  roomId: string
  /** The stay of the address, not validated yet. */
  stay: Stay
  /** Today in the lodge's time zone. */
  today: CalendarDate
  /** Called with the stored reservation. */
  onReserved: ReserveRoomFormProps['onReserved']
}

/** Page to reserve a room for a stay. */
export function ReserveRoomScreen({ roomId, stay, today, onReserved }: ReserveRoomScreenProps) {
  // Validated once, so that a form open at midnight stays open; the server rejects an entry that is past by then.
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
  return (
    <Page title={RESERVE_ROOM.title} actions={<BackToSearch stay={stay} />}>
      <QueryView query={room} message={RESERVE_ROOM.loading}>
        {(data) => <ReserveRoomForm room={data} stay={stay} onReserved={onReserved} />}
      </QueryView>
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

/** Shown if the room or the dates of the address cannot be reserved, with a link to the search. */
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
