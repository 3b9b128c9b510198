import type { PaymentProvider, ProviderIdentity } from './payment-provider.ts'

/** The provider that takes new payments, and every one that earlier payments may still need (M-07). */
export type ProviderRegistry = {
  current: PaymentProvider
  /** The longest that an exchange with any of them can take, in ms. */
  longestExchangeMs: number
  /** The client for a stored purchase; undefined where the settings no longer name its provider, environment and merchant. */
  find(identity: { provider: string; environment: string; merchantId: string }): PaymentProvider | undefined
}

/** Purchases from before identities were stored have no environment: whatever client of their provider there is takes them. */
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
