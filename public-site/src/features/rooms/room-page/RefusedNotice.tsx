import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { refusedDates } from 'shared-ui/copy/rooms/room-page'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import { roomQueries, takenIn } from '../../../lib/queries/room-queries.ts'
import { WhyTaken } from '../WhyTaken.tsx'
import type { RefusedStay } from './use-selected-stay.ts'

export type RefusedNoticeProps = { room: Room; refused: RefusedStay }

/** Says that dates which the page was opened with cannot be booked, and why and until when if somebody else has them. */
export function RefusedNotice({ room, refused }: RefusedNoticeProps) {
  return (
    <Alert tone="warning">
      <p>{refusedDates(refused)}</p>
      {refused.taken.length > 0 && <WhyRefused room={room} stay={refused.stay} />}
    </Alert>
  )
}

/** Nothing until the reason is known: the nights are named already. */
function WhyRefused({ room, stay }: { room: Room; stay: Stay }) {
  const queries = useQueryClient()
  const { data: taken } = useQuery({ ...roomQueries.taken(stay), select: takenIn(room._id) })
  const isFreeAgain = taken === null
  useEffect(() => {
    // The hold has ended: the calendar, which was loaded before, can select the stay now.
    if (isFreeAgain) void queries.invalidateQueries({ queryKey: roomQueries.nights(room._id).queryKey })
  }, [isFreeAgain, queries, room._id])
  return taken && <WhyTaken room={taken} stay={stay} />
}
