import { formatMoment } from 'shared-ui/copy/format'
import { BACKUP_FAILED_MAIL as WORDS } from 'shared-ui/copy/mails/visitor-mails'
import type { BackupFailureFacts } from '../backup-facts.ts'
import { type MailDocument, oneLine, paragraph, rows } from '../render/mail-document.ts'

/** Notice to the lodge that the nightly backup keeps failing, with the reason and what to do. */
export const backupMail = ({ failure, failures, lastAt }: BackupFailureFacts): MailDocument => ({
  subject: WORDS.subject,
  heading: WORDS.heading,
  notice: null,
  blocks: [
    paragraph(WORDS.intro),
    paragraph(WORDS.todo),
    rows([
      { label: WORDS.reason, value: oneLine(failure) },
      { label: WORDS.failures, value: String(failures) },
      { label: WORDS.last, value: lastAt === null ? WORDS.never : formatMoment(lastAt) },
    ]),
  ],
})
