/** Most answers are here by then, and nobody has yet begun to wonder. */
export const HEAD_START_MS = 150

/** A response this young was requested by the loader of the same visit, and the screen does not request it again. In ms. */
export const ONE_VISIT_MS = 2_000

/** Resolves once something asked for is answered or refused, and in any case after `HEAD_START_MS`; never rejects. */
export async function waitForHeadStart(asked: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((end) => {
    timer = setTimeout(end, HEAD_START_MS)
  })
  await Promise.race([asked.catch(() => {}), late])
  clearTimeout(timer)
}
