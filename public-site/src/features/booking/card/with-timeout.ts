/** M-11: how long the provider's script, its fields and its token may each take, in ms. */
const PROVIDER_TIMEOUT_MS = 30_000

/** The timers by which a wait is limited; a test passes its own. */
export type Timers = {
  setTimeout: (run: () => void, milliseconds: number) => number
  clearTimeout: (timer: number) => void
}

export const BROWSER_TIMERS: Timers = {
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/** The card provider did not answer in time. What still comes is ignored. */
export class ProviderTimeout extends Error {
  constructor() {
    super(`The card provider did not answer within ${PROVIDER_TIMEOUT_MS / 1000} s`)
    this.name = 'ProviderTimeout'
  }
}

/** The result of `work`; rejects with `ProviderTimeout` where it takes longer than 30 s. */
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
