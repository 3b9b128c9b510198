import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { auditAnyTime } from '../money/auditor/audit.ts'
import type { Books, SentMail } from '../money/auditor/books.ts'

/** The records that the auditor compares, and the file names in the mail folder, at one point in time. */
export type CrashBooks = Books & { mailFiles: string[] }

/** Returns the names in a folder, or none if it does not exist yet. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const MAIL_FILE = /^(.+)\.eml$/

/** Returns the mails in a folder with their text. Mail files are created atomically. */
export async function mailsIn(folder: string): Promise<(SentMail & { text: string })[]> {
  const jobs = filesIn(folder).flatMap((name) => MAIL_FILE.exec(name)?.[1] ?? [])
  return Promise.all(
    jobs.map(async (job) => {
      const { subject = '', text = '' } = await simpleParser(readFileSync(join(folder, `${job}.eml`)))
      return { job, subject, text }
    }),
  )
}

/** Returns the violations of what must hold after every kill, as sentences. */
export const wrongAtAnyTime = (books: CrashBooks): string[] => [...auditAnyTime(books), ...wrongFiles(books)]

/** A confirmation marked as sent exists while its reservation is active, and every mail has a job. */
function wrongFiles({ mailFiles, mailJobs, reservations }: CrashBooks): string[] {
  const files = new Set(mailFiles)
  const jobs = new Set(mailJobs.map(({ id }) => `${id}.eml`))
  // A mail about a reservation that was cancelled or deleted before the mail was sent is not sent.
  const active = reservations.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
  const lost = mailJobs
    .filter(({ id, done_at }) => done_at !== null && !files.has(`${id}.eml`))
    .filter(({ payload }) => payload.includes('"reservation-confirmed"'))
    .filter(({ payload }) => active.some((id) => payload.includes(id)))
    .map(({ id }) => `mail lost: ${id} is marked as sent but missing`)
  const withoutJob = mailFiles
    .filter((name) => MAIL_FILE.test(name) && !jobs.has(name))
    .map((name) => `mail without job: ${name}`)
  return [...lost, ...withoutJob]
}

const OPEN = ['charging', 'unknown', 'returning']

/** Counts the open work: payments without a final state, and mails not sent. `claimed` mails wait for a dead worker. */
export function openWork({ purchases, refunds, mailJobs }: CrashBooks): {
  payments: number
  mails: number
  claimed: number
} {
  const waiting = mailJobs.filter(({ done_at }) => done_at === null)
  return {
    payments:
      purchases.filter(({ state }) => OPEN.includes(state)).length +
      refunds.filter(({ state }) => state === 'waiting' || state === 'asking').length,
    mails: waiting.length,
    claimed: waiting.filter(({ claimed_until }) => claimed_until !== null).length,
  }
}
