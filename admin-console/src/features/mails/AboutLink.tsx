import { Link } from '@tanstack/react-router'
import { MAILS_PANEL } from 'shared-ui/copy/mails/mails-panel'
import type { UnsentMailResponse } from 'shared-ui/validators/messages/mail'

/** Link to the subject of a mail, whose page has the recipient's contact details. */
export function AboutLink({ about }: { about: NonNullable<UnsentMailResponse['about']> }) {
  const words = `${MAILS_PANEL.about[about.kind]} ${about.name}`
  switch (about.kind) {
    case 'reservation':
      return (
        <Link to="/view-reservation/$reservationID" params={{ reservationID: about._id }}>
          {words}
        </Link>
      )
    case 'message':
      return (
        <Link to="/view-message/$messageID" params={{ messageID: about._id }}>
          {words}
        </Link>
      )
    case 'complaint':
      return (
        <Link to="/view-complaint/$complaintID" params={{ complaintID: about._id }}>
          {words}
        </Link>
      )
  }
}
