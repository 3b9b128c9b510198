import type { PaymentProvider, ProviderIdentity } from './payment-provider.ts'

/** The provider of new payments, and all providers that earlier payments may still need. */
export type ProviderRegistry = {
  current: PaymentProvider
  /** The longest duration of an exchange with any of them, in ms. */
  longestExchangeMs: number
  /** Returns the client of a stored purchase, or undefined if its provider, environment and merchant are no longer configured. */
  find(identity: { provider: string; environment: string; merchantId: string }): PaymentProvider | undefined
}

/** Purchases from before identities were stored have no environment: any configured client of their provider matches. */
const isFor = (identity: ProviderIdentity, stored: Parameters<ProviderRegistry['find']>[0]): boolean =>
  identity.provider === stored.provider &&
  (stored.environment === '' ||
    (identity.environment === stored.environment && identity.merchantId === stored.merchantId))

export const registerProviders = (
  current: PaymentProvider,
  previous: readonly PaymentProvider[] = [],
): ProviderRegistry => ({
  current,
  longestExchangeMs: Math.max(...[current, ...previous].map((provider) => provider.longestExchangeMs)),
  find: (stored) => [current, ...previous].find(({ identity }) => isFor(identity, stored)),
})
