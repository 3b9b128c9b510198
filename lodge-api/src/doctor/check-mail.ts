import { DOCTOR } from 'shared-ui/copy/server/doctor'
import type { Config } from '../config.ts'
import { checkSmtp } from '../mail/transport/smtp-transport.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, error } = findingsOf('mail')

/** Checks that the mail server accepts an encrypted connection and the credentials. Sends nothing. */
export async function checkMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (smtpUrl === null) return [warning(DOCTOR.mailFiles)]
  try {
    const { isEncrypted } = await checkSmtp(smtpUrl)
    return [isEncrypted ? ok(DOCTOR.mailOk) : warning(DOCTOR.mailPlain)]
  } catch (cause) {
    const isPlain = cause instanceof Error && 'code' in cause && cause.code === 'ETLS'
    const detail = cause instanceof Error ? cause.message : String(cause)
    return [error(isPlain ? DOCTOR.mailNeedsTls : DOCTOR.mailFailed(detail))]
  }
}
