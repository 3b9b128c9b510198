/**
 * Returns a queue that runs tasks one after another in order, so that their memory is never needed twice at once. A
 * failed task does not stop the next.
 */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
