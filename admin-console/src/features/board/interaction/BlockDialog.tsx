import { useState } from 'react'
import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { TextField } from 'shared-ui/components/TextField'
import { BLOCK_NIGHTS, roomInWords } from 'shared-ui/copy/reservations/board'
import { BLOCKINGS } from 'shared-ui/copy/rooms/blockings'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { countNights, type Period } from 'shared-ui/rules/dates/period'
import type { BoardRoom } from 'shared-ui/validators/reservations/board'
import { LONGEST_BLOCKING_REASON } from 'shared-ui/validators/rooms/blocking'
import { useBlockNights } from './use-block-nights.ts'

export type BlockDialogProps = {
  room: BoardRoom
  nights: Period
  /** Receives the nights that were already blocked. */
  onDone: (unchanged: CalendarDate[]) => void
  onCancel: () => void
}

/** Asks for confirmation, then blocks nights of a room. */
export function BlockDialog({ room, nights, onDone, onCancel }: BlockDialogProps) {
  const block = useBlockNights(room._id)
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      title={BLOCK_NIGHTS.title(roomInWords(room.identifier))}
      onConfirm={() =>
        block.mutate({ ...nights, reason }, { onSuccess: ({ unchanged }) => onDone(unchanged) })
      }
      onCancel={onCancel}
      pending={block.isPending}
      error={block.error && <ProblemText problem={block.error} />}
    >
      <p>{BLOCK_NIGHTS.text(countNights(nights), nights.from, nights.to)}</p>
      <TextField
        label={BLOCKINGS.reason}
        hint={BLOCKINGS.reasonHint}
        maxLength={LONGEST_BLOCKING_REASON}
        optional
        value={reason}
        onValueChange={setReason}
      />
    </ConfirmDialog>
  )
}
