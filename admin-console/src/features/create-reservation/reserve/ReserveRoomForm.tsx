import { Alert } from 'shared-ui/components/Alert'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { RESERVE_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import { useForm } from 'shared-ui/forms/use-form'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import { StaffClientFields } from '../../../lib/client/StaffClientFields.tsx'
import { staffClientWarnings } from '../../../lib/client/staff-client.ts'
import { ReservationTextFields } from '../../../lib/reservation-texts/ReservationTextFields.tsx'
import { RefusalText } from './RefusalText.tsx'
import styles from './ReserveRoomForm.module.css'
import { StayBill } from './StayBill.tsx'
import { EMPTY_RESERVATION, reservationProblems, staffReservation } from './staff-reservation.ts'
import { useCreateReservation } from './use-create-reservation.ts'

export type ReserveRoomFormProps = {
  room: Room
  stay: Stay
  /** Called with the id of the reservation and the name of its client. */
  onReserved: (id: string, client: string) => void
}

/** Form for a reservation by staff: price, channel, details and client. The input is retained after an error. */
export function ReserveRoomForm({ room, stay, onReserved }: ReserveRoomFormProps) {
  const creation = useCreateReservation(room._id)
  const form = useForm({
    initial: EMPTY_RESERVATION,
    check: reservationProblems,
    warn: staffClientWarnings,
    send: (draft) => creation.mutateAsync(staffReservation({ room, stay }, draft)),
    onSent: ({ id }, { names, surnames }) => onReserved(id, `${names.trim()} ${surnames.trim()}`),
  })
  return (
    <form className={styles.form} {...form.element}>
      <div className={styles.stay}>
        <StayBill room={room} stay={stay} />
        <ReservationTextFields field={form.field} />
      </div>
      <div className={styles.client}>
        <h2>{RESERVE_ROOM.client}</h2>
        <div>
          <StaffClientFields
            field={form.field}
            withoutEmail={form.draft.withoutEmail}
            onWithoutEmailChange={(withoutEmail) => form.set('withoutEmail', withoutEmail)}
          />
        </div>
        <SubmitButton form={form}>{RESERVE_ROOM.submit}</SubmitButton>
        {form.problem ? (
          <Alert>
            <RefusalText problem={form.problem} />
          </Alert>
        ) : null}
        <LeaveGuard hasUnsaved={form.hasUnsaved} />
      </div>
    </form>
  )
}
