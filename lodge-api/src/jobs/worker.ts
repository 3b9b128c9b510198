import { failureText } from './failure-text.ts'
import type { PeriodicTask } from './job-handlers.ts'
import { claimJob, countDueJobs } from './job-repository.ts'
import { schedulePeriodic } from './periodic-tasks.ts'
import { type JobRunner, runJob } from './run-job.ts'

/** Longer than any handler takes, in ms: after it a job counts as abandoned by a crashed server and may be claimed again. */
export const CLAIM_MS = 5 * 60_000
/** Mails that one server sends at the same time. Charges and refunds run as periodic tasks, which do not wait for mails. */
const LANES = 4

export type WorkerParts = JobRunner & { periodic?: readonly PeriodicTask[] }

export type Worker = {
  /** Runs the periodic tasks and jobs that are due, until none is left. Returns how many jobs ran. */
  runDue(): Promise<number>
  /** Starts nothing new, and waits for what is running. */
  stop(): Promise<void>
}

/** Like `Promise.all`, but waits for all promises even if one fails, so that a stop leaves nothing running. */
async function allSettledOrThrow<Result>(promises: Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** Creates a worker that runs when `runDue` is called. Any number of workers may share a database. */
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
    const counts = await allSettledOrThrow(Array.from({ length: Math.max(0, free) }, runLane))
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

/** Starts a worker that looks for due jobs every `everyMs` (one second by default) until it is stopped. */
export function startWorker(parts: WorkerParts & { everyMs?: number }): Worker {
  const worker = createWorker(parts)
  const round = () => {
    worker.runDue().catch((error: unknown) => {
      // The database is unreachable: jobs are rows, so they wait.
      parts.log.error({ failure: failureText(error) }, 'Due jobs could not be read')
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
