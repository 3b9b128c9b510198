import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { auditAnyTime } from '../money/auditor/audit.ts'
import type { Books, SentMail } from '../money/auditor/books.ts'

/** What the auditor compares, and the names of the files in the mail folder, at one moment. */
export type CrashBooks = Books & { mailFiles: string[] }

/** The names in a folder, none where the first mail has not made it yet. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const MAIL_FILE = /^(.+)\.eml$/

/** The mails in a folder, with their text. A file appears whole. */
export async function mailsIn(folder: string): Promise<(SentMail & { text: string })[]> {
  const jobs = filesIn(folder).flatMap((name) => MAIL_FILE.exec(name)?.[1] ?? [])
  return Promise.all(
    jobs.map(async (job) => {
      const { subject = '', text = '' } = await simpleParser(readFileSync(join(folder, `${job}.eml`)))
      return { job, subject, text }
    }),
  )
}

/** What must never be, however and whenever the server was killed. Sentences; none where all is well. */
export const wrongAtAnyTime = (books: CrashBooks): string[] => [...auditAnyTime(books), ...wrongFiles(books)]

/** A confirmation that is said to be sent is there while its reservation stands, and nothing is sent that nobody ordered. */
function wrongFiles({ mailFiles, mailJobs, reservations }: CrashBooks): string[] {
  const files = new Set(mailFiles)
  const jobs = new Set(mailJobs.map(({ id }) => `${id}.eml`))
  // One about a reservation that was cancelled or deleted before it was sent has nothing left to say.
  const standing = reservations.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
  const lost = mailJobs
    .filter(({ id, done_at }) => done_at !== null && !files.has(`${id}.eml`))
    .filter(({ payload }) => payload.includes('"reservation-confirmed"'))
    .filter(({ payload }) => standing.some((id) => payload.includes(id)))
    .map(({ id }) => `mail lost: ${id} is said to be sent, and is not`)
  const unordered = mailFiles
    .filter((name) => MAIL_FILE.test(name) && !jobs.has(name))
    .map((name) => `mail without order: ${name}`)
  return [...lost, ...unordered]
}

const OPEN = ['charging', 'unknown', 'returning']

/** What is not done yet: payments without an ending, and mails that wait. Those in `claimed` wait for a dead worker. */
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
