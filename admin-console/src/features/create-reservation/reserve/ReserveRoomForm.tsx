import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { formatTime } from 'shared-ui/copy/format'
import { RESERVE_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import { STAFF_CLIENT } from 'shared-ui/copy/reservations/staff-client'
import { StaffClientFields } from '../../../lib/client/StaffClientFields.tsx'
import type { StaffClientDraft } from '../../../lib/client/staff-client.ts'
import { ReservationTextFields } from '../../../lib/reservation-texts/ReservationTextFields.tsx'
import { KnownClientOffer } from './KnownClientOffer.tsx'
import { ReserveProblem } from './ReserveProblem.tsx'
import styles from './ReserveRoomForm.module.css'
import { StayBill } from './StayBill.tsx'
import { TakenRoomNotice } from './TakenRoomNotice.tsx'
import { type ReservationFormOptions, useReservationForm } from './use-reservation-form.ts'

export type ReserveRoomFormProps = ReservationFormOptions

/** Form for a reservation by staff: price, channel, details and client. The input is retained after an error. */
export function ReserveRoomForm(props: ReserveRoomFormProps) {
  const { room, stay } = props
  const form = useReservationForm(props)
  const fillIn = (client: Partial<StaffClientDraft>) => {
    form.setDraft((draft) => ({ ...draft, ...client }))
    // The button is gone; the age may have changed since the last visit.
    form.element.ref.current?.querySelector<HTMLInputElement>('[name="age"]')?.focus()
  }
  return (
    <form className={styles.form} {...form.element}>
      <div className={styles.notices}>
        <TakenRoomNotice room={room} stay={stay} />
        {form.recalledFrom !== null && (
          <Alert
            tone="information"
            action={<Button onClick={form.startAgain}>{STAFF_CLIENT.startAgain}</Button>}
          >
            {STAFF_CLIENT.recalled(formatTime(form.recalledFrom))}
          </Alert>
        )}
      </div>
      <div className={styles.stay}>
        <StayBill room={room} stay={stay} />
        <ReservationTextFields field={form.field} />
      </div>
      <div className={styles.client}>
        <h2>{RESERVE_ROOM.client}</h2>
        <KnownClientOffer draft={form.draft} onUse={fillIn} />
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
            <ReserveProblem problem={form.problem} />
          </Alert>
        ) : null}
      </div>
    </form>
  )
}
