import { DOCTOR } from 'shared-ui/copy/server/doctor'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkPayments } from './check-payments.ts'
import { checkSettings } from './check-settings.ts'
import { type Finding, findingsOf, type Subject } from './finding.ts'

/** Checks everything that a running lodge depends on. Nothing is changed, sent or charged. */
export async function examine(config: Config, clock: Clock): Promise<Finding[]> {
  const checks: [Subject, () => Finding[] | Promise<Finding[]>][] = [
    ['settings', () => checkSettings(config)],
    ['database', () => checkDatabase(config)],
    ['mail', () => checkMail(config)],
    ['payments', () => checkPayments(config, clock)],
    ['disk', () => checkDisk(config)],
    ['backup', () => checkBackups(config, clock)],
  ]
  const findings: Finding[] = []
  for (const [subject, check] of checks) findings.push(...(await orFailure(subject, check)))
  return findings
}

async function orFailure(subject: Subject, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [findingsOf(subject).error(DOCTOR.failed(error instanceof Error ? error.message : String(error)))]
  }
}

/** Formats the findings for the terminal, one line each, with a summary. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ level, subject, text }) => `${DOCTOR.levels[level].padEnd(5)}  ${DOCTOR.subjects[subject]}: ${text}`,
  )
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  return [...lines, '', DOCTOR.summary(count('error'), count('warning'))].join('\n')
}
