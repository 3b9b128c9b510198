import { type SubmitEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ClientFields } from 'shared-ui/components/ClientFields'
import { focusFirstFault } from 'shared-ui/components/Field'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { TextField } from 'shared-ui/components/TextField'
import { clientProblems, EMPTY_CLIENT } from 'shared-ui/copy/client-form'
import { CHANNEL_SUGGESTIONS, DEFAULT_CHANNEL, RESERVE_ROOM } from 'shared-ui/copy/create-reservation'
import type { Stay } from 'shared-ui/rules/stay'
import { LONGEST_CHANNEL, LONGEST_DETAIL } from 'shared-ui/validators/reservation'
import type { Room } from 'shared-ui/validators/room'
import { RefusalText } from './RefusalText.tsx'
import styles from './ReserveRoomForm.module.css'
import { StayBill } from './StayBill.tsx'
import { staffReservation } from './staff-reservation.ts'
import { useCreateReservation } from './use-create-reservation.ts'

export type ReserveRoomFormProps = {
  room: Room
  stay: Stay
  onReserved: () => void
}

/** what the stay costs, channel and details, and the client; what was typed outlives every refusal (E-03). */
export function ReserveRoomForm({ room, stay, onReserved }: ReserveRoomFormProps) {
  const [client, setClient] = useState(EMPTY_CLIENT)
  const [channel, setChannel] = useState<string>(DEFAULT_CHANNEL)
  const [detail, setDetail] = useState('')
  const [showAll, setShowAll] = useState(false)
  const creation = useCreateReservation(room._id)
  const channels = useId()
  const problems = clientProblems(client)
  const isReady = Object.keys(problems).length === 0

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setShowAll(true))
    if (isReady) {
      const notes = { channel: channel.trim() || DEFAULT_CHANNEL, detail }
      creation.mutate(staffReservation({ room, stay }, notes, client), { onSuccess: onReserved })
    } else focusFirstFault(event.currentTarget)
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <div className={styles.stay}>
        <StayBill room={room} stay={stay} />
        <TextField
          label={RESERVE_ROOM.channel}
          value={channel}
          maxLength={LONGEST_CHANNEL}
          list={channels}
          onValueChange={setChannel}
        />
        <datalist id={channels}>
          {CHANNEL_SUGGESTIONS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextAreaField
          label={RESERVE_ROOM.detail}
          value={detail}
          maxLength={LONGEST_DETAIL}
          optional
          onValueChange={setDetail}
        />
      </div>
      <div className={styles.client}>
        <h2>{RESERVE_ROOM.client}</h2>
        <div>
          <ClientFields draft={client} onDraftChange={setClient} problems={problems} showAll={showAll} />
        </div>
        <div>
          <Button type="submit" variant="primary" notReady={!isReady} pending={creation.isPending}>
            {RESERVE_ROOM.submit}
          </Button>
        </div>
        {creation.error && (
          <Alert>
            <RefusalText problem={creation.error} />
          </Alert>
        )}
      </div>
    </form>
  )
}
