import { failureText } from '../../../jobs/failure-text.ts'
import type { Lodge } from '../../../lodge.ts'
import { completeRefund, endRefundLeases, listDueRefunds } from '../../refunds/refund-completer.ts'
import { releaseAllLeases } from '../purchases-repository.ts'
import { completePurchase, listDuePurchases } from './purchase-completer.ts'

/** Provider exchanges that one server runs at the same time, so that one that hangs does not delay the others. */
const LANES = 8

export type PaymentCompleter = {
  /** Takes one step of every charge and refund that is due; resolves when those steps have ended. */
  runDue(): Promise<void>
  /** Starts nothing new, and waits for what is running. */
  stop(): Promise<void>
}

type Step = { key: string; run: () => Promise<void> }

/** Creates a completer that runs when `runDue` is called. Any number of completers may share a database. */
export function createPaymentCompleter(lodge: Lodge): PaymentCompleter {
  const running = new Map<string, Promise<void>>()
  let isStopping = false

  async function listSteps(): Promise<Step[]> {
    const purchases = await listDuePurchases(lodge, LANES)
    const refunds = await listDueRefunds(lodge, LANES)
    return [
      ...purchases.map((number) => ({ key: String(number), run: () => completePurchase(lodge, number) })),
      ...refunds.map((id) => ({ key: id, run: () => completeRefund(lodge, id) })),
    ]
  }

  async function runStep({ key, run }: Step): Promise<void> {
    try {
      await run()
    } catch (error) {
      // The row stays due, so the next round tries again.
      lodge.log.error({ key, failure: failureText(error) }, 'A step of a payment failed')
    } finally {
      running.delete(key)
    }
  }

  return {
    async runDue() {
      if (isStopping || running.size >= LANES) return
      const steps = (await listSteps()).filter(({ key }) => !running.has(key))
      const admitted = isStopping ? [] : steps.slice(0, LANES - running.size)
      const started = admitted.map((step) => {
        const promise = runStep(step)
        running.set(step.key, promise)
        return promise
      })
      await Promise.all(started)
    },
    async stop() {
      isStopping = true
      await Promise.all(running.values())
    },
  }
}

const EVERY_MS = 1_000

/** Starts a completer that looks for due payments every second until it is stopped. */
export function startPaymentCompleter(lodge: Lodge): PaymentCompleter {
  const completer = createPaymentCompleter(lodge)
  const round = () => {
    completer.runDue().catch((error: unknown) => {
      lodge.log.error({ failure: failureText(error) }, 'Due payments could not be listed')
    })
  }
  const timer = setInterval(round, EVERY_MS)
  timer.unref()
  round()
  return {
    ...completer,
    stop() {
      clearInterval(timer)
      return completer.stop()
    },
  }
}

/**
 * Ends every lease. Only for a server that knows it is the only one: steps that an earlier server was killed in continue
 * immediately instead of when their lease ends.
 */
export async function endLeases({ database }: Lodge): Promise<void> {
  await releaseAllLeases(database.kysely)
  await endRefundLeases(database.kysely)
}
