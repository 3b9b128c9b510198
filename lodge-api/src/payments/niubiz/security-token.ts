/** Niubiz's token lives 60 minutes; five are left for calls under way (niubiz.md). */
const KEPT_FOR_MS = 55 * 60_000

export type SecurityToken = {
  /** The kept token, or a new one. */
  current(): Promise<string>
  /** A token other than the refused one; calls refused together share one renewal. */
  replace(refused: string): Promise<string>
}

/** Keeps one security token at most 55 minutes, with at most one request for a new one in flight. */
export function createSecurityToken(options: {
  clock: () => number
  request: () => Promise<string>
}): SecurityToken {
  let kept: { value: string; at: number } | undefined
  let pending: Promise<string> | undefined

  function renew(): Promise<string> {
    pending ??= options
      .request()
      .then((value) => {
        kept = { value, at: options.clock() }
        return value
      })
      .finally(() => {
        pending = undefined
      })
    return pending
  }

  async function current(): Promise<string> {
    return kept && options.clock() - kept.at < KEPT_FOR_MS ? kept.value : renew()
  }

  return {
    current,
    async replace(refused) {
      if (kept?.value === refused) kept = undefined
      return current()
    },
  }
}
