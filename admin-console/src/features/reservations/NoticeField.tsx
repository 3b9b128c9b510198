import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { STAFF_CLIENT } from 'shared-ui/copy/reservations/staff-client'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { Notice } from 'shared-ui/validators/reservations/reservation-changes'

export type NoticeFieldProps = {
  label: string
  client: Pick<ReservationDetail['client'], 'email'>
  notice: Notice
  onNoticeChange: (notice: Notice) => void
}

/** Whether the guest gets a mail about a change or a cancellation; a guest without an address is not promised one. */
export function NoticeField({ label, client, notice, onNoticeChange }: NoticeFieldProps) {
  if (client.email === '') return <p>{STAFF_CLIENT.notNotified}</p>
  return (
    <CheckboxField
      label={label}
      checked={notice === 'mail'}
      onCheckedChange={(checked) => onNoticeChange(checked ? 'mail' : 'none')}
    />
  )
}
