import { useNavigate } from '@tanstack/react-router'
import { useTodayInLima } from '../../lib/nights/today-in-lima.ts'
import { BlockingsScreen, type BlockingsScreenProps } from './BlockingsScreen.tsx'

/** The page that blocks or unblocks nights of a room from today on, and then returns to the rooms. */
export function RoomBlockings({ action, roomId }: Pick<BlockingsScreenProps, 'action' | 'roomId'>) {
  const navigate = useNavigate()
  return (
    <BlockingsScreen
      key={roomId}
      action={action}
      roomId={roomId}
      today={useTodayInLima()}
      onDone={() => void navigate({ to: '/rooms-panel' })}
    />
  )
}
