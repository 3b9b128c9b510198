/**
 * Runs pieces of work one after another, in the order they came, so that the memory they need is never needed twice at
 * once. One that fails does not keep the next from its turn.
 */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
