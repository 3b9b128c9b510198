/** Requests to the server that the running story has not answered. */
const unanswered: string[] = []

const networkFetch = globalThis.fetch

/** Refuses requests to the server: what a story shows must not depend on one. Files of Storybook itself are still fetched. */
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(new Request(input, init).url)
  if (!pathname.startsWith('/api/')) return networkFetch(input, init)
  unanswered.push(pathname)
  throw new TypeError(`Failed to fetch ${pathname}`)
}

/** Before each story: forgets the requests of others. */
export function forgetRequests(): void {
  unanswered.length = 0
}

/** After each story: throws if it sent a request that it does not answer itself. */
export function expectNoRequests(): void {
  if (unanswered.length === 0) return
  throw new Error(`The story sends requests that it does not answer: ${unanswered.join(', ')}`)
}
