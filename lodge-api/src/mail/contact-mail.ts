import { MAIL_WORDS } from 'shared-ui/copy/mails'
import { CONTACT_MAIL as WORDS } from 'shared-ui/copy/visitor-mails'
import type { Executor } from '../database/connect.ts'
import type { ContactMessageTable } from '../database/tables/visitor-tables.ts'
import { heading, linesOf, type MailDocument, oneLine, paragraph, rows } from './mail-document.ts'

/** What somebody wrote, or nothing where it has been erased meanwhile. */
export const readContactMessage = (
  executor: Executor,
  id: string,
): Promise<ContactMessageTable | undefined> =>
  executor.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()

/** P-13: to the lodge, which answers to whoever wrote. */
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
