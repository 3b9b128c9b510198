import type { MailFailure } from 'shared-ui/validators/messages/mail'

/**
 * Patterns that classify a stored failure (`failureText`) by the codes of nodemailer, Node and SMTP (RFC 5321, 4.2).
 * The first match counts.
 */
const PATTERNS: readonly [MailFailure, RegExp][] = [
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

/** Returns why a mail could not be sent, from the last error of its job. */
export const mailFailure = (lastError: string): MailFailure =>
  PATTERNS.find(([, pattern]) => pattern.test(lastError))?.[0] ?? 'unknown'
