import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AuditEntryResponse, AuditKind } from 'shared-ui/validators/staff/audit'

/** Link to the page of each kind of thing, or to the list that contains it. */
const LINKS: Record<AuditKind, (id: string, text: string) => ReactNode> = {
  reservation: (reservationID, text) => (
    <Link to="/view-reservation/$reservationID" params={{ reservationID }}>
      {text}
    </Link>
  ),
  room: (roomID, text) => (
    <Link to="/view-room/$roomID" params={{ roomID }}>
      {text}
    </Link>
  ),
  plant: (plantID, text) => (
    <Link to="/view-plant/$plantID" params={{ plantID }}>
      {text}
    </Link>
  ),
  zone: (_, text) => <Link to="/zones-panel">{text}</Link>,
  family: (_, text) => <Link to="/families-panel">{text}</Link>,
  complaint: (complaintID, text) => (
    <Link to="/view-complaint/$complaintID" params={{ complaintID }}>
      {text}
    </Link>
  ),
  message: (messageID, text) => (
    <Link to="/view-message/$messageID" params={{ messageID }}>
      {text}
    </Link>
  ),
  newsletter: (_, text) => <Link to="/messages-panel/newsletter">{text}</Link>,
  mail: (_, text) => <Link to="/messages-panel/mails">{text}</Link>,
  payment: (_, text) => <Link to="/payments-panel">{text}</Link>,
  concept: (_, text) => <Link to="/cash-panel/concepts">{text}</Link>,
  staff: (_, text) => <Link to="/staff-panel">{text}</Link>,
}

export type AuditThingProps = {
  subject: AuditEntryResponse['subject']
  /** The text of the link. */
  text: string
}

/** The name of a thing, with a link if it still exists. */
export function AuditThing({ subject, text }: AuditThingProps) {
  return subject.exists ? LINKS[subject.kind](subject._id, text) : <strong>{text}</strong>
}
