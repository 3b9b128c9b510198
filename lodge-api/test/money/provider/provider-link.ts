import type { ChargeBehaviour, CompleterBehaviours } from '../behaviours.ts'
import type { ProviderBooks } from './provider-books.ts'

/** The connection of one server process with the provider. */
export type ProviderLink = {
  books: ProviderBooks
  /** Resolves when the scheduler executes the event. */
  happens: (what: string) => Promise<void>
  /** The true time, in epoch ms. */
  now: () => number
  /** Whether the process still runs: a killed process reads no response. */
  isAlive: () => boolean
  chargePlan: (purchaseNumber: string) => { behaviour: ChargeBehaviour; brand: string }
  behaviours: () => CompleterBehaviours
  /** Delay between a charge and its first possible refund, in ms. */
  refundOpensAfterMs: number
  /** Longest time until a request is processed, in ms, even if the client no longer waits. */
  longestTransitMs: number
  /** Resolves after the given time in ms, even if the process has ended. */
  passes: (milliseconds: number) => Promise<void>
  /** References of refund requests in flight. */
  refundsInTransit: Set<string>
  isSessionRefused: () => boolean
}

/** The message of errors raised by the client itself. */
export const CLIENT_ERROR = 'an error of the client'

const never = new Promise<never>(() => undefined)

/** The two halves of a request: its arrival at the provider, and the arrival of the response at the server. */
export function exchangeOver(link: ProviderLink) {
  return {
    /** Returns whether it arrived within the longest transit time. */
    async arrival(what: string): Promise<boolean> {
      const sentAt = link.now()
      await link.happens(`${what} arrives`)
      return link.now() <= sentAt + link.longestTransitMs
    },
    /** Like `arrival`, for a request that takes almost the longest transit time. */
    async lateArrival(): Promise<boolean> {
      await link.passes(link.longestTransitMs * 0.9)
      return true
    },
    async response(what: string): Promise<void> {
      await link.happens(`response to ${what}`)
      if (!link.isAlive()) await never
    },
  }
}
