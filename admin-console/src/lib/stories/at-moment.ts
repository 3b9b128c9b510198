const realNow = Date.now

/** Around a story's `beforeEach`: the clock stands at an instant (ISO 8601) until the story ends, or until `setClock` moves it. */
export const atMoment = (instant: string, setUp: () => () => void) => () => {
  setClock(instant)
  const tidyUp = setUp()
  return () => {
    Date.now = realNow
    tidyUp()
  }
}

/** Moves the clock of a story that began with `atMoment`. */
export const setClock = (instant: string): void => {
  Date.now = () => Date.parse(instant)
}
