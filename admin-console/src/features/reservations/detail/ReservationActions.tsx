import { Button } from 'shared-ui/components/Button'
import { CANCEL_RESERVATION } from 'shared-ui/copy/reservations/change/cancel-reservation'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import { CORRECT_RESERVATION } from 'shared-ui/copy/reservations/change/correct-reservation'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations/reservations-panel'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import { isChangeable } from 'shared-ui/rules/reservations/begun-stay'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { BackToList } from '../../../lib/notices/BackToList.tsx'

export type ReservationActionsProps = {
  reservation: ReservationDetail
  /** Opens the confirmation of an action. */
  onAsk: (action: 'delete' | 'cancel') => void
  onPrint: () => void
}

/** The actions that the state of a reservation allows. */
export function ReservationActions({ reservation, onAsk, onPrint }: ReservationActionsProps) {
  const { _id, state, stay } = reservation
  return (
    <>
      <BackToList to="/reservations-panel">{VIEW_RESERVATION.back}</BackToList>
      {state === 'confirmed' && stay.state === 'to_come' && (
        <Button onClick={() => onAsk('cancel')}>{CANCEL_RESERVATION.open}</Button>
      )}
      {isChangeable(reservation) && (
        <ButtonRouteLink to="/change-reservation/$reservationID" params={{ reservationID: _id }}>
          {CHANGE_RESERVATION.open}
        </ButtonRouteLink>
      )}
      {state !== 'deleted' && (
        <ButtonRouteLink to="/update-reservation/$reservationID" params={{ reservationID: _id }}>
          {CORRECT_RESERVATION.open}
        </ButtonRouteLink>
      )}
      {state !== 'deleted' && <Button onClick={() => onAsk('delete')}>{DELETE_RESERVATION.button}</Button>}
      <Button variant="primary" onClick={onPrint}>
        {VIEW_RESERVATION.print}
      </Button>
    </>
  )
}
