import { type PaymentProvider, ProviderUnavailable } from '../payments/payment-provider.ts'
import type { ProviderRegistry } from '../payments/provider-registry.ts'
import type { ServiceRecord } from './service-record.ts'

/** Outcomes of which the provider itself said nothing clear. */
const WITHOUT_RESPONSE = new Set(['unknown', 'unclear'])

/** Returns the same providers, whose exchanges are recorded. */
export const watchPayments = (registry: ProviderRegistry, services: ServiceRecord): ProviderRegistry => ({
  ...registry,
  current: watched(registry.current, services),
  find: (identity) => {
    const provider = registry.find(identity)
    return provider && watched(provider, services)
  },
})

function watched(provider: PaymentProvider, services: ServiceRecord): PaymentProvider {
  async function recorded<Result extends object | void>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await work
      if (result && 'kind' in result && WITHOUT_RESPONSE.has(String(result.kind))) services.failed('payments')
      else services.succeeded('payments')
      return result
    } catch (error) {
      if (error instanceof ProviderUnavailable) services.failed('payments')
      throw error
    }
  }
  return {
    ...provider,
    startSession: (request) => recorded(provider.startSession(request)),
    charge: (request) => recorded(provider.charge(request)),
    lookup: (purchaseNumber) => recorded(provider.lookup(purchaseNumber)),
    cancel: (charge) => recorded(provider.cancel(charge)),
    refund: (request) => recorded(provider.refund(request)),
  }
}
