/** How long the provider's script, its fields and its token may each take, in ms. */
const PROVIDER_TIMEOUT_MS = 30_000

/** The timer functions; tests pass their own. */
export type Timers = {
  setTimeout: (run: () => void, milliseconds: number) => number
  clearTimeout: (timer: number) => void
}

export const BROWSER_TIMERS: Timers = {
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/** The card provider did not respond in time. A late result is ignored. */
export class ProviderTimeout extends Error {
  constructor() {
    super(`The card provider did not respond within ${PROVIDER_TIMEOUT_MS / 1000} s`)
    this.name = 'ProviderTimeout'
  }
}

/** Returns the result of `work`. Rejects with `ProviderTimeout` if it takes longer than 30 s. */
export async function withTimeout<T>(work: Promise<T>, timers: Timers): Promise<T> {
  let timer = 0
  const end = new Promise<never>((_, reject) => {
    timer = timers.setTimeout(() => reject(new ProviderTimeout()), PROVIDER_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    timers.clearTimeout(timer)
  }
}
