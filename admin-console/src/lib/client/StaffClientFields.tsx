import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { ClientFields, type ClientFieldsProps } from 'shared-ui/components/ClientFields'
import { STAFF_CLIENT } from 'shared-ui/copy/reservations/staff-client'

export type StaffClientFieldsProps = Pick<ClientFieldsProps, 'field'> & {
  /** Whether the guest has no e-mail address. */
  withoutEmail: boolean
  /** Receives the new state when the box below the address is pressed. */
  onWithoutEmailChange: (withoutEmail: boolean) => void
}

/** The fields of a client for staff, who can say that the guest has no e-mail address. */
export function StaffClientFields({ field, withoutEmail, onWithoutEmailChange }: StaffClientFieldsProps) {
  return (
    <ClientFields
      // What the browser knows is about the staff member, not the guest.
      field={(name) => ({ ...field(name), autoComplete: 'off' })}
      withoutEmail={withoutEmail}
      belowEmail={
        <CheckboxField
          label={STAFF_CLIENT.withoutEmail}
          hint={withoutEmail ? STAFF_CLIENT.withoutEmailHint : undefined}
          checked={withoutEmail}
          onCheckedChange={onWithoutEmailChange}
        />
      }
    />
  )
}
