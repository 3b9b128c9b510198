import { failureText } from './failure-text.ts'
import type { PeriodicTask } from './job-handlers.ts'
import { claimJob, countDueJobs } from './job-repository.ts'
import { schedulePeriodic } from './periodic-tasks.ts'
import { type JobRunner, runJob } from './run-job.ts'

/** Longer than any handler takes: after it a job counts as left behind by a crash, and comes back. */
export const CLAIM_MS = 5 * 60_000
/** Mails that one server sends at a time. Charges and refunds run as periodic tasks, which wait for no mail. */
const LANES = 4

export type WorkerParts = JobRunner & { periodic?: readonly PeriodicTask[] }

export type Worker = {
  /** Runs the periodic tasks and jobs that are due by the clock, until none is. Returns how many jobs it ran. */
  runDue(): Promise<number>
  /** Takes on nothing more, and waits for what is running. */
  stop(): Promise<void>
}

/** As `Promise.all`, but when one fails the others are waited for too, so that a stop leaves nothing running. */
async function everyOne<Result>(promises: Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** A worker that runs when it is told to. Any number of them may share a database. */
export function createWorker(parts: WorkerParts): Worker {
  const { database, clock } = parts
  const runPeriodic = schedulePeriodic(parts.periodic ?? [], parts)
  const rounds = new Set<Promise<number>>()
  let lanes = 0
  let stopping = false

  async function runLane(): Promise<number> {
    lanes += 1
    try {
      for (let count = 0; ; count += 1) {
        const now = clock()
        const job = stopping ? null : await claimJob(database, { now, until: now + CLAIM_MS })
        if (!job) return count
        await runJob(parts, job)
      }
    } finally {
      lanes -= 1
    }
  }

  async function runJobs(): Promise<number> {
    const due = lanes < LANES ? await countDueJobs(database.kysely, clock(), LANES) : 0
    const free = Math.min(due, LANES - lanes)
    const counts = await everyOne(Array.from({ length: Math.max(0, free) }, runLane))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  async function runRound(): Promise<number> {
    const periodic = runPeriodic()
    try {
      return await runJobs()
    } finally {
      await periodic
    }
  }

  return {
    async runDue() {
      if (stopping) return 0
      const round = runRound()
      rounds.add(round)
      try {
        return await round
      } finally {
        rounds.delete(round)
      }
    },
    async stop() {
      stopping = true
      await Promise.allSettled(rounds)
    },
  }
}

const EVERY_MS = 1_000

/** A worker that looks for due jobs every second (`everyMs`), from now on until it is stopped. */
export function startWorker(parts: WorkerParts & { everyMs?: number }): Worker {
  const worker = createWorker(parts)
  const round = () => {
    worker.runDue().catch((error: unknown) => {
      // The database is away: jobs are rows, so they wait.
      parts.log.error({ failure: failureText(error) }, 'Jobs could not be looked up')
    })
  }
  const timer = setInterval(round, parts.everyMs ?? EVERY_MS)
  timer.unref()
  round()
  return {
    ...worker,
    stop() {
      clearInterval(timer)
      return worker.stop()
    },
  }
}
