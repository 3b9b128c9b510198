import { useNavigate } from '@tanstack/react-router'
import { CREATED } from 'shared-ui/copy/console/created'
import { BLOCKINGS } from 'shared-ui/copy/rooms/blockings'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { useShowCreated } from '../../lib/created/show-created.ts'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { useTodayInLima } from '../../lib/nights/today-in-lima.ts'
import { BlockingsScreen, type BlockingsScreenProps } from './BlockingsScreen.tsx'

/** The page that blocks or unblocks nights of a room from today on, and then returns to the rooms. */
export function RoomBlockings({ action, roomId }: Pick<BlockingsScreenProps, 'action' | 'roomId'>) {
  const navigate = useNavigate()
  const showCreated = useShowCreated()
  const arrive = async (nights: CalendarDate[], room: string | undefined) => {
    await navigate({ to: '/rooms-panel' })
    const link = (
      <ButtonRouteLink to="/board" search={{ from: nights.toSorted()[0] }}>
        {CREATED.openBoard}
      </ButtonRouteLink>
    )
    showCreated({ sentence: CREATED.nights(room, BLOCKINGS[action].done(nights.length)), link })
  }
  return (
    <BlockingsScreen
      key={roomId}
      action={action}
      roomId={roomId}
      today={useTodayInLima()}
      onDone={(nights, room) => void arrive(nights, room)}
    />
  )
}
