/** How long to wait for the network before using the cache, in ms: with a weak signal a request may hang for minutes. */
const RESPONSE_TIMEOUT_MS = 3000

/** Timeout soon after a failure, in ms: a visitor who waited for the page does not wait as long again for its plant and picture. */
const SHORT_TIMEOUT_MS = 500
/** How long a failure shortens later timeouts, in ms. */
const REMEMBERED_MS = 15_000

/** When the network last failed, in epoch milliseconds; 0 once it has responded again. */
let failedAt = 0

/** Like `withinTimeout`, for the request of a page: always waits for the full timeout. */
export const withinPageTimeout = (request: Promise<Response>): Promise<Response | undefined> =>
  responseWithin(request, RESPONSE_TIMEOUT_MS)

/**
 * Returns the response if it comes in time, or undefined if the request fails or takes longer; the caller still has the promise.
 * An error page of a proxy in front of a server that is down does not count as a response.
 */
export const withinTimeout = (request: Promise<Response>): Promise<Response | undefined> =>
  responseWithin(request, Date.now() - failedAt < REMEMBERED_MS ? SHORT_TIMEOUT_MS : RESPONSE_TIMEOUT_MS)

async function responseWithin(
  request: Promise<Response>,
  milliseconds: number,
): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))
  const response = await Promise.race([request.catch(() => undefined), late])
  const hasResponded = response !== undefined && isFromLodge(response)
  failedAt = hasResponded ? 0 : Date.now()
  return hasResponded ? response : undefined
}

/** The lodge's own server sends its errors as JSON, unlike a proxy in front of it. */
const isFromLodge = ({ status, headers }: Response): boolean =>
  status < 500 || (headers.get('content-type')?.includes('json') ?? false)
