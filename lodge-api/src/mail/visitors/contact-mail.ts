import { MAIL_WORDS } from 'shared-ui/copy/mails/mails'
import { CONTACT_MAIL as WORDS } from 'shared-ui/copy/mails/visitor-mails'
import type { ContactMessageTable } from '../../database/tables/visitor-tables.ts'
import { heading, linesOf, type MailDocument, oneLine, paragraph, rows } from '../render/mail-document.ts'

/** A visitor's message to the lodge, which can reply to it directly. */
export const contactMail = (message: ContactMessageTable): MailDocument => ({
  subject: oneLine(WORDS.subject(message.names)),
  heading: WORDS.heading,
  notice: null,
  blocks: [
    paragraph(WORDS.intro),
    heading(WORDS.who),
    rows([
      { label: WORDS.names, value: message.names },
      { label: MAIL_WORDS.email, value: message.email },
      { label: MAIL_WORDS.phone, value: message.phone },
    ]),
    heading(WORDS.message),
    ...linesOf(message.message),
  ],
})
