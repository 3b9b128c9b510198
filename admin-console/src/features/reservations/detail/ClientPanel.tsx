import { STAFF_CLIENT } from 'shared-ui/copy/reservations/staff-client'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { Facts } from '../../../lib/page/Facts.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { PersonalDataButton } from '../../../lib/personal-data/PersonalDataButton.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'

/** The client of a reservation, with links to mail and phone, and a button that sends the confirmation again. */
export function ClientPanel({ reservation }: { reservation: ReservationDetail }) {
  const { _id, client, state } = reservation
  const words = VIEW_RESERVATION.client
  return (
    <Panel title={words.title}>
      <Facts
        facts={[
          { label: words.names, value: client.names },
          { label: words.surnames, value: client.surnames },
          {
            label: words.email,
            // An erased client has no phone either.
            value: client.email ? (
              <a href={`mailto:${client.email}`}>{client.email}</a>
            ) : (
              client.phone && STAFF_CLIENT.noEmail
            ),
          },
          { label: words.phone, value: client.phone && <a href={`tel:${client.phone}`}>{client.phone}</a> },
          { label: words.document, value: client.identificationDocument },
          { label: words.documentNumber, value: client.identificationDocumentNumber },
          { label: words.location, value: client.location },
          { label: words.country, value: client.country },
          { label: words.age, value: client.age > 0 ? VIEW_RESERVATION.years(client.age) : '' },
          { label: words.ruc, value: client.RUC },
        ]}
      />
      {state === 'confirmed' && client.email !== '' && (
        <ResendConfirmation reservationId={_id} email={client.email} />
      )}
      <PersonalDataButton person={client.email || client.identificationDocumentNumber} />
    </Panel>
  )
}
