import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import { failureText } from './failure-text.ts'
import type { PeriodicTask } from './job-handlers.ts'

/**
 * Returns a function that starts the tasks that are due, never one twice at the same time. Failures are logged and the task runs
 * again at its next time. A next time further ahead than the interval was set before the clock was set back, and counts as due.
 */
export function schedulePeriodic(
  tasks: readonly PeriodicTask[],
  { clock, log }: { clock: Clock; log: FastifyBaseLogger },
): () => Promise<void> {
  const nextAt = new Map<PeriodicTask, number>()
  const running = new Set<PeriodicTask>()

  async function runOne(task: PeriodicTask): Promise<void> {
    running.add(task)
    nextAt.set(task, clock() + task.everyMs)
    try {
      await task.run()
    } catch (error) {
      log.error({ task: task.name, failure: failureText(error) }, 'A periodic task failed')
    } finally {
      running.delete(task)
    }
  }

  return async () => {
    const now = clock()
    const isDue = (task: PeriodicTask) => {
      const next = nextAt.get(task) ?? now
      return next <= now || next > now + task.everyMs
    }
    const due = tasks.filter((task) => !running.has(task) && isDue(task))
    await Promise.all(due.map(runOne))
  }
}
