/** Niubiz's token is valid for 60 minutes; the last five are left for requests in flight (`docs/niubiz.md`). */
const REUSE_MS = 55 * 60_000

export type SecurityToken = {
  /** Returns the cached token, or a new one. */
  current(): Promise<string>
  /** Returns a token other than the refused one; simultaneous refusals share one renewal. */
  replace(refused: string): Promise<string>
}

/** Caches one security token for at most 55 minutes, with at most one renewal in flight. */
export function createSecurityToken(options: {
  clock: () => number
  request: () => Promise<string>
}): SecurityToken {
  let cached: { value: string; at: number } | undefined
  let pending: Promise<string> | undefined

  function renew(): Promise<string> {
    pending ??= options
      .request()
      .then((value) => {
        cached = { value, at: options.clock() }
        return value
      })
      .finally(() => {
        pending = undefined
      })
    return pending
  }

  async function current(): Promise<string> {
    return cached && options.clock() - cached.at < REUSE_MS ? cached.value : renew()
  }

  return {
    current,
    async replace(refused) {
      if (cached?.value === refused) cached = undefined
      return current()
    },
  }
}
