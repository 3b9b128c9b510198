import { pino } from 'pino'
import { DAY_MS, MINUTE_MS, SECOND_MS } from 'shared-ui/rules/dates/durations'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase, type OpenTestDatabase } from '../../test/databases/databases.ts'
import type { Database } from '../database/connect.ts'
import { instantText } from '../database/instants.ts'
import { deleteOldDoneJobs, rescheduleJobs } from './housekeeping.ts'
import type { JobHandlers, JobOutcome, PeriodicTask } from './job-handlers.ts'
import { enqueueJob } from './job-queue.ts'
import { claimJob, releaseClaims } from './job-repository.ts'
import { CLAIM_MS, createWorker, startWorker } from './worker.ts'

const START = Date.parse('2026-11-28T15:00:00Z')

let database: Database
let now: number
const clock = () => now
const log = pino({ level: 'silent' })

const startEach = (open: OpenTestDatabase) =>
  beforeEach(async () => {
    now = START
    database = await open()
  })

/** Payload of a mail about the message with the given id. */
const aboutMessage = (subjectId: string) => ({ template: 'contact-message', subjectId }) as const

const enqueue = (subjectId: string, runAt?: number) =>
  enqueueJob(database.kysely, now, {
    kind: 'visitor-mail',
    payload: aboutMessage(subjectId),
    ...(runAt === undefined ? {} : { runAt }),
  })

const jobs = () => database.kysely.selectFrom('job').selectAll().orderBy('id').execute()

type Handler = JobHandlers['visitor-mail']
const nothing = async (): Promise<JobOutcome> => undefined
const workerFor = (handler: Handler, periodic: PeriodicTask[] = []) =>
  createWorker({
    database,
    clock,
    log,
    handlers: { mail: nothing, 'visitor-mail': handler },
    periodic,
  })

/** A handler that records the ids it receives. */
function noting(outcome: () => Promise<JobOutcome> = nothing) {
  const seen: string[] = []
  const handler: Handler = async ({ subjectId }) => {
    seen.push(subjectId)
    return outcome()
  }
  return { seen, handler }
}

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

describeOnEachDatabase('outbox', (open) => {
  startEach(open)

  it('B-10 stores no job of a transaction that was rolled back', async () => {
    const undone = database.transaction(async (transaction) => {
      await enqueueJob(transaction, now, { kind: 'visitor-mail', payload: aboutMessage('7') })
      throw new Error('the reservation failed')
    })
    await expect(undone).rejects.toThrow('the reservation failed')
    expect(await jobs()).toEqual([])
  })

  it('B-10 stores the job of a committed transaction and runs it once', async () => {
    await database.transaction((transaction) =>
      enqueueJob(transaction, now, { kind: 'visitor-mail', payload: aboutMessage('7') }),
    )
    const { seen, handler } = noting()
    const worker = workerFor(handler)
    expect(await worker.runDue()).toBe(1)
    expect(await worker.runDue()).toBe(0)
    expect(seen).toEqual(['7'])
    expect(await jobs()).toMatchObject([{ done_at: '2026-11-28T15:00:00.000Z', claimed_until: null }])
  })
})

describeOnEachDatabase('worker', (open) => {
  startEach(open)

  it('B-10 runs a job at its time and not before', async () => {
    await enqueue('1', START + 5 * SECOND_MS)
    const { seen, handler } = noting()
    const worker = workerFor(handler)
    now = START + 5 * SECOND_MS - 1
    expect(await worker.runDue()).toBe(0)
    now += 1
    expect(await worker.runDue()).toBe(1)
    expect(seen).toEqual(['1'])
  })

  it('B-10 takes over the job of a crashed server once its claim has expired', async () => {
    await enqueue('1')
    await claimJob(database, { now, until: now + CLAIM_MS })
    const { seen, handler } = noting()
    const worker = workerFor(handler)
    now = START + CLAIM_MS - 1
    expect(await worker.runDue()).toBe(0)
    now += 1
    expect(await worker.runDue()).toBe(1)
    expect(seen).toEqual(['1'])
  })

  it('B-10 takes over the claimed jobs of the only server immediately after its crash', async () => {
    await enqueue('1')
    await claimJob(database, { now, until: now + CLAIM_MS })
    await releaseClaims(database.kysely)
    const { seen, handler } = noting()
    expect(await workerFor(handler).runDue()).toBe(1)
    expect(seen).toEqual(['1'])
  })

  it('B-11 does not run a job that another worker is running', async () => {
    for (let index = 0; index < 30; index += 1) await enqueue(String(index))
    const { seen, handler } = noting()
    const workers = [workerFor(handler), workerFor(handler), workerFor(handler)]
    const counts = await Promise.all(workers.map((worker) => worker.runDue()))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(seen.map(Number).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, index) => index),
    )
  })

  it('B-11 discards the result of a worker whose claim has expired', async () => {
    await enqueue('1')
    const { opened, open: openGate } = gate()
    let finished = 0
    const finish = async () => {
      finished += 1
    }
    const slow = workerFor(async () => {
      await opened
      return { finish }
    })
    const slowRound = slow.runDue()
    await expect.poll(async () => (await jobs())[0]?.claimed_until).not.toBeNull()
    now += CLAIM_MS
    await workerFor(async () => ({ finish })).runDue()
    openGate()
    await slowRound
    expect(finished).toBe(1)
    expect(await jobs()).toMatchObject([
      { attempts: 0, last_error: null, done_at: '2026-11-28T15:05:00.000Z' },
    ])
  })

  it('case 17 records a failure and waits longer after each', async () => {
    await enqueue('1')
    const worker = workerFor(async () => {
      throw new Error('connection refused')
    })
    const waits: number[] = []
    for (let round = 0; round < 5; round += 1) {
      await worker.runDue()
      const [job] = await jobs()
      waits.push(Date.parse(job?.run_at ?? '') - now)
      now = Date.parse(job?.run_at ?? '')
    }
    expect(waits).toEqual([10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS])
    expect(await jobs()).toMatchObject([
      { attempts: 5, last_error: 'Error: connection refused', done_at: null, failed_at: null },
    ])
  })

  it('B-11 gives up a mail after twenty failures and does not retry it', async () => {
    await enqueueJob(database.kysely, now, {
      kind: 'mail',
      payload: { template: 'reservation-confirmed', reservationId: 'r' },
    })
    const handlers: JobHandlers = {
      mail: () => Promise.reject(new Error('refused')),
      'visitor-mail': nothing,
    }
    const worker = createWorker({ database, clock, log, handlers })
    for (let day = 0; day < 30; day += 1) {
      await worker.runDue()
      now += DAY_MS
    }
    expect(await jobs()).toMatchObject([
      { attempts: 20, failed_at: '2026-12-17T15:00:00.000Z', last_error: 'Error: refused', done_at: null },
    ])
  })

  it("B-11 marks a job done in the same transaction as the handler's writes", async () => {
    await enqueue('1')
    const worker = workerFor(async () => ({
      finish: async (transaction) => {
        await transaction.insertInto('setting').values({ name: 'mailed', value: '1' }).execute()
        throw new Error('disk full')
      },
    }))
    await worker.runDue()
    expect(await jobs()).toMatchObject([{ attempts: 1, done_at: null }])
    expect(await database.kysely.selectFrom('setting').selectAll().execute()).toEqual([])
  })

  it('B-10 leaves an unknown kind of job to a newer server', async () => {
    await enqueue('1')
    await database.kysely.updateTable('job').set({ kind: 'invented-later' }).execute()
    expect(await workerFor(nothing).runDue()).toBe(0)
    expect(await jobs()).toMatchObject([{ claimed_until: null, attempts: 0 }])
  })

  it('B-10 runs other jobs while one is slow', async () => {
    const { opened, open: openGate } = gate()
    const seen: string[] = []
    const worker = workerFor(async ({ subjectId }) => {
      if (subjectId === '0') await opened
      seen.push(subjectId)
    })
    await enqueue('0')
    const slowRound = worker.runDue()
    await expect.poll(async () => (await jobs())[0]?.claimed_until).not.toBeNull()
    await enqueue('1')
    await worker.runDue()
    expect(seen).toEqual(['1'])
    openGate()
    await slowRound
    expect(seen).toEqual(['1', '0'])
  })

  it('B-10 waits for running jobs at a stop and starts no other', async () => {
    const { opened, open: openGate } = gate()
    const { seen, handler } = noting(async () => {
      await opened
      return undefined
    })
    const worker = workerFor(handler)
    await enqueue('0')
    const round = worker.runDue()
    await expect.poll(() => seen).toEqual(['0'])
    await enqueue('1')
    let hasStopped = false
    const stopped = worker.stop().then(() => {
      hasStopped = true
    })
    await jobs()
    expect(hasStopped).toBe(false)
    openGate()
    await stopped
    expect(await round).toBe(1)
    expect(await worker.runDue()).toBe(0)
    expect(seen).toEqual(['0'])
    expect((await jobs()).filter((job) => job.done_at !== null)).toHaveLength(1)
  })

  it('B-10 runs jobs by itself from start to stop', async () => {
    const { seen, handler } = noting()
    const handlers: JobHandlers = { mail: nothing, 'visitor-mail': handler }
    const worker = startWorker({ database, clock, log, handlers, everyMs: 5 })
    await enqueue('3')
    await expect.poll(() => seen).toEqual(['3'])
    await worker.stop()
    await enqueue('4')
    expect(await worker.runDue()).toBe(0)
    expect(seen).toEqual(['3'])
  })
})

describeOnEachDatabase('periodic tasks', (open) => {
  startEach(open)

  it('M-06 runs charges and refunds while every mail hangs', async () => {
    let runs = 0
    const completer = {
      name: 'completer',
      everyMs: SECOND_MS,
      run: async () => {
        runs += 1
      },
    }
    const { opened, open: openGate } = gate()
    const { seen, handler } = noting(async () => {
      await opened
      return undefined
    })
    for (let index = 0; index < 10; index += 1) await enqueue(String(index))
    const worker = workerFor(handler, [completer])
    const hanging = worker.runDue()
    await expect.poll(() => seen.length).toBe(4)
    now += SECOND_MS
    expect(await worker.runDue()).toBe(0)
    expect(runs).toBe(2)
    expect(seen).toHaveLength(4)
    openGate()
    await hanging
    expect(seen).toHaveLength(10)
  })

  it('B-08 runs at the start and then at each interval', async () => {
    let runs = 0
    const sweep = {
      name: 'sweep',
      everyMs: MINUTE_MS,
      run: async () => {
        runs += 1
      },
    }
    const worker = workerFor(nothing, [sweep])
    await worker.runDue()
    await worker.runDue()
    expect(runs).toBe(1)
    now += MINUTE_MS
    await worker.runDue()
    expect(runs).toBe(2)
  })

  it('B-08 runs again after a failure without delaying jobs', async () => {
    let runs = 0
    const failing = {
      name: 'failing',
      everyMs: MINUTE_MS,
      run: async () => {
        runs += 1
        throw new Error('no')
      },
    }
    await enqueue('1')
    const worker = workerFor(nothing, [failing])
    expect(await worker.runDue()).toBe(1)
    now += MINUTE_MS
    await worker.runDue()
    expect(runs).toBe(2)
  })

  it('O-07 continues when the clock is set back by hours, with tasks and with mails', async () => {
    let runs = 0
    const sweep = {
      name: 'sweep',
      everyMs: MINUTE_MS,
      run: async () => {
        runs += 1
      },
    }
    const { seen, handler } = noting()
    const worker = workerFor(handler, [sweep, rescheduleJobs(database, clock)])
    await worker.runDue()
    await enqueue('1')
    await enqueue('2')
    await database.kysely
      .updateTable('job')
      .set({
        attempts: 1,
        last_failed_at: instantText(START),
        run_at: instantText(START + MINUTE_MS),
        created_at: instantText(START - DAY_MS),
      })
      .where('payload', 'like', '%"2"%')
      .execute()
    now = START - 120 * MINUTE_MS
    await worker.runDue()
    expect(runs).toBe(2)
    await worker.runDue()
    expect(seen.toSorted()).toEqual(['1', '2'])
    await worker.runDue()
    expect(runs).toBe(2)
  })

  it('O-07 leaves jobs of another server whose clock is minutes ahead', async () => {
    await enqueue('1')
    now = START - 2 * MINUTE_MS
    const { seen, handler } = noting()
    await workerFor(handler, [rescheduleJobs(database, clock)]).runDue()
    expect(seen).toEqual([])
  })

  it('B-10 deletes jobs done a month ago and given-up ones after a year, but no others', async () => {
    const [old, recent, failed, abandoned] = [
      await enqueue('1'),
      await enqueue('2'),
      await enqueue('3'),
      await enqueue('4'),
    ]
    const mark = (id: string, fate: { done_at: string } | { failed_at: string }) =>
      database.kysely.updateTable('job').set(fate).where('id', '=', id).execute()
    await mark(old, { done_at: instantText(START - 31 * DAY_MS) })
    await mark(recent, { done_at: instantText(START - 29 * DAY_MS) })
    await mark(failed, { failed_at: instantText(START - 31 * DAY_MS) })
    await mark(abandoned, { failed_at: instantText(START - 367 * DAY_MS) })
    await workerFor(nothing, [deleteOldDoneJobs(database, clock)]).runDue()
    expect((await jobs()).map((job) => job.id)).toEqual([recent, failed].toSorted())
  })
})
