import type { MailFailure } from 'shared-ui/validators/mail'

/**
 * What tells one failure from another in what a job keeps of it (`failureText`): codes of nodemailer, of Node, and of SMTP
 * (RFC 5321, 4.2). The first that fits counts.
 */
const SIGNS: readonly [MailFailure, RegExp][] = [
  ['account_refused', /EAUTH|responseCode 53[0458]|Invalid login/],
  ['busy', /responseCode 4\d\d/],
  ['address_refused', /responseCode 5\d\d.*RCPT TO|No recipients|all recipients were rejected/],
  ['mail_refused', /responseCode 5\d\d|EMESSAGE/],
  [
    'unreachable',
    /ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETLS|EPROTOCOL|EPIPE/,
  ],
  ['storage', /ENOSPC|EDQUOT|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST|ENOENT|EIO|EMFILE/],
]

/** Why a mail could not be sent, by the last failure of its job (case 17). */
export const mailFailure = (lastError: string): MailFailure =>
  SIGNS.find(([, sign]) => sign.test(lastError))?.[0] ?? 'unknown'
