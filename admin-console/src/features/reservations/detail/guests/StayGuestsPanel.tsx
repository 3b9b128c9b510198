import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { formatPersons } from 'shared-ui/copy/format'
import { GUESTS, type GuestDraft } from 'shared-ui/copy/guests/guests'
import { isMinorAlone, missingGuests } from 'shared-ui/rules/guests/guests'
import type { GuestResponse } from 'shared-ui/validators/reservations/guest'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { DoneNotice } from '../../../../lib/notices/DoneNotice.tsx'
import { Panel } from '../../../../lib/page/Panel.tsx'
import { GuestDialog } from './GuestDialog.tsx'
import { GuestsList, guestName } from './GuestsList.tsx'
import { clientAsGuest, isClientRegistered } from './guest-draft.ts'
import { RemoveGuestDialog } from './RemoveGuestDialog.tsx'
import styles from './StayGuestsPanel.module.css'
import { useExpectGuests } from './use-guests.ts'

/** The open dialog. */
type Open = { add: GuestDraft | undefined } | { edit: GuestResponse } | { remove: GuestResponse } | null

export type StayGuestsPanelProps = {
  /** The reservation whose guests are shown. */
  reservation: ReservationDetail
  /** Prints the registration sheet, with the guests or without them. */
  onPrint: (sheet: 'registration' | 'blank_registration') => void
}

/** Huéspedes: who sleeps in the room, how many are still to be registered, and the sheet to sign. */
export function StayGuestsPanel({ reservation, onPrint }: StayGuestsPanelProps) {
  const [open, setOpen] = useState<Open>(null)
  const [removed, setRemoved] = useState<GuestResponse | null>(null)
  const { _id, guests, inDate } = reservation
  const close = () => setOpen(null)
  const show = (next: Open) => {
    setRemoved(null)
    setOpen(next)
  }
  const onRemoved = (guest: GuestResponse) => {
    close()
    setRemoved(guest)
  }
  const isConfirmed = reservation.state === 'confirmed'
  if (!isConfirmed && guests.length === 0) return null
  return (
    <Panel title={GUESTS.title}>
      {isConfirmed ? (
        <StillMissing reservation={reservation} />
      ) : (
        <p className={styles.note}>{GUESTS.notConfirmed}</p>
      )}
      {isMinorAlone(guests, inDate) && <Alert tone="warning">{GUESTS.minorAlone}</Alert>}
      <GuestsList
        guests={guests}
        entry={inDate}
        actions={
          isConfirmed ? { onEdit: (edit) => show({ edit }), onRemove: (remove) => show({ remove }) } : null
        }
      />
      {removed && <DoneNotice>{GUESTS.removed(guestName(removed))}</DoneNotice>}
      {isConfirmed && <AddButtons reservation={reservation} onAdd={(add) => show({ add })} />}
      <div className={styles.actions}>
        <Button onClick={() => onPrint('registration')}>{GUESTS.sheet}</Button>
        <Button onClick={() => onPrint('blank_registration')}>{GUESTS.blankSheet}</Button>
      </div>
      {open && 'add' in open && (
        <GuestDialog reservationId={_id} guest={null} known={open.add} onClose={close} />
      )}
      {open && 'edit' in open && <GuestDialog reservationId={_id} guest={open.edit} onClose={close} />}
      {open && 'remove' in open && (
        <RemoveGuestDialog
          reservationId={_id}
          guest={open.remove}
          onRemoved={() => onRemoved(open.remove)}
          onClose={close}
        />
      )}
    </Panel>
  )
}

type AddButtonsProps = {
  reservation: ReservationDetail
  onAdd: (known: GuestDraft | undefined) => void
}

function AddButtons({ reservation, onAdd }: AddButtonsProps) {
  const { client, guests, room } = reservation
  if (guests.length >= room.capacity) {
    return <p className={styles.note}>{GUESTS.full(formatPersons(room.capacity))}</p>
  }
  return (
    <div className={styles.actions}>
      {client.names !== '' && !isClientRegistered(client, guests) && (
        <Button
          variant={guests.length === 0 ? 'primary' : 'secondary'}
          onClick={() => onAdd(clientAsGuest(client))}
        >
          {GUESTS.addClient}
        </Button>
      )}
      <Button onClick={() => onAdd(undefined)}>{GUESTS.add}</Button>
    </div>
  )
}

/** How many guests are missing; one press says that no more persons come than those who are registered. */
function StillMissing({ reservation }: { reservation: ReservationDetail }) {
  const { _id, guests, expectedGuests } = reservation
  const expecting = useExpectGuests(_id)
  const registered = guests.length
  const missing = missingGuests({ expected: expectedGuests, registered })
  if (missing === 0) return <p className={styles.note}>{GUESTS.complete(registered)}</p>
  return (
    <>
      <div className={styles.missing}>
        <p>{GUESTS.missing(missing)}</p>
        {registered > 0 && (
          <Button variant="quiet" pending={expecting.isPending} onClick={() => expecting.mutate(registered)}>
            {GUESTS.allHere(registered)}
          </Button>
        )}
      </div>
      {expecting.error && (
        <Alert>
          <ProblemText problem={expecting.error} />
        </Alert>
      )}
    </>
  )
}
