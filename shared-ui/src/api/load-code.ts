import { entryOfPage, isCodeError, readReleaseState } from './code-release.ts'
import { Unreachable } from './problems.ts'

/** Delays before code that did not arrive is requested again, in ms. */
const RETRY_DELAYS = [300, 1500]

/**
 * Runs a dynamic import, and repeats it twice if the code does not arrive. If the server has another release by now, it throws the
 * kind of error upon which the router reloads the page when the code is to be shown, once per release. Otherwise it throws
 * `Unreachable`: a reload would show the browser's own error page. The build of the public site wraps every `import()` in it
 * (scripts/building/retried-code.ts).
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  let lost: unknown
  for (const delay of [...RETRY_DELAYS, null]) {
    try {
      return await load()
    } catch (error) {
      if (!isCodeError(error)) throw error
      lost = error
    }
    await throwIfReplaced(lost)
    if (delay !== null) await new Promise((resume) => setTimeout(resume, delay))
  }
  throw new Unreachable({ cause: lost })
}

async function throwIfReplaced(cause: unknown): Promise<void> {
  const entry = entryOfPage(document)
  if ((await readReleaseState(entry)) !== 'replaced') return
  // The router reloads once per message, and Safari's own message names no file.
  throw new Error(`Failed to fetch dynamically imported module of the release of ${entry}`, { cause })
}
