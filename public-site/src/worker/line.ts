/** How long something that is kept waits for the line: with one bar of signal, a request may hang for minutes. */
export const PATIENCE_MS = 3000

/**
 * What the line answers, if it does so in time; undefined where it fails or takes longer, which the caller still sees from
 * the promise itself. Pages in front of a server that is down answer in its place: they count as no answer.
 */
export async function withPatience(line: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answer = await Promise.race([line.catch(() => undefined), late])
  return answer && isOurs(answer) ? answer : undefined
}

/** The lodge's own server words its failures as JSON (C-01); its pages fail only while it starts or stops. */
const isOurs = ({ status, headers }: Response): boolean =>
  status < 500 || (headers.get('content-type')?.includes('json') ?? false)
