const realNow = Date.now

/** Wraps `beforeEach` of a story: the clock is fixed at an instant (ISO 8601) until the story ends or `setClock` moves it. */
export const atMoment = (instant: string, setUp: () => () => void) => () => {
  setClock(instant)
  const tidyUp = setUp()
  return () => {
    Date.now = realNow
    tidyUp()
  }
}

/** Moves the clock of a story that uses `atMoment`. */
export const setClock = (instant: string): void => {
  Date.now = () => Date.parse(instant)
}
