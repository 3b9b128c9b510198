/** How long something that is kept waits for the line: with one bar of signal, a request may hang for minutes. */
const RESPONSE_TIMEOUT_MS = 3000

/** Who has just waited in vain for the page does not wait as long again for the plant, and again for its picture. */
const SHORT_TIMEOUT_MS = 500
const REMEMBERED_MS = 15_000

/** When the line last failed, in milliseconds of this browser's clock; 0 where it has carried something since. */
let failedAt = 0

/** What the line answers to a page, if it does so in time; else as `withinTimeout`. */
export const withinPageTimeout = (line: Promise<Response>): Promise<Response | undefined> =>
  waitFor(line, RESPONSE_TIMEOUT_MS)

/**
 * What the line answers to what a page asks for, if it does so in time; undefined where it fails or takes longer, which the
 * caller still sees from the promise itself. Whatever stands before a server that is down answers in its place: that is no answer.
 */
export const withinTimeout = (line: Promise<Response>): Promise<Response | undefined> =>
  waitFor(line, Date.now() - failedAt < REMEMBERED_MS ? SHORT_TIMEOUT_MS : RESPONSE_TIMEOUT_MS)

async function waitFor(line: Promise<Response>, milliseconds: number): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))
  const answer = await Promise.race([line.catch(() => undefined), late])
  const isAnswered = answer !== undefined && isOurs(answer)
  failedAt = isAnswered ? 0 : Date.now()
  return isAnswered ? answer : undefined
}

/** The lodge's own server words its failures as JSON (C-01); its pages fail only while it starts or stops. */
const isOurs = ({ status, headers }: Response): boolean =>
  status < 500 || (headers.get('content-type')?.includes('json') ?? false)
