import { TODAY_PANEL } from 'shared-ui/copy/reservations/today'
import { clientName } from '../reservation-words.ts'
import styles from './DayStays.module.css'
import { whatsappAddress } from './phone-links.ts'

export type ClientPhoneProps = { client: { names: string; surnames: string; phone: string } }

/** The client's phone number, which a press calls, and a link to WhatsApp if it can be a mobile. */
export function ClientPhone({ client }: ClientPhoneProps) {
  const { phone } = client
  const name = clientName(client)
  const whatsapp = whatsappAddress(phone)
  return (
    <p className={styles.phone}>
      <a href={`tel:${phone}`} aria-label={TODAY_PANEL.call(name, phone)}>
        {phone}
      </a>
      {whatsapp && (
        <a
          className={styles.screenOnly}
          href={whatsapp}
          target="_blank"
          rel="noreferrer"
          aria-label={TODAY_PANEL.whatsappTo(name)}
        >
          {TODAY_PANEL.whatsapp}
        </a>
      )}
    </p>
  )
}
