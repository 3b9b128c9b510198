import { Unreachable } from './problems.ts'

/** Delays before code that did not arrive is requested again, in ms. */
const RETRY_DELAYS = [300, 1500]

/** How the browsers report code that did not arrive; other errors come from the code itself. */
const NOT_ARRIVED =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/**
 * Runs a dynamic import, and repeats it twice if the code does not arrive. If the server has another release by now, it throws the
 * kind of error upon which the router reloads the page when the code is to be shown, once per release. Otherwise it throws
 * `Unreachable`: a reload would show the browser's own error page. The build wraps every `import()` in it
 * (scripts/building/retried-code.ts).
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  let lost: unknown
  for (const delay of [...RETRY_DELAYS, null]) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof Error) || !NOT_ARRIVED.test(error.message)) throw error
      lost = error
    }
    await throwIfReplaced(lost)
    if (delay !== null) await new Promise((resume) => setTimeout(resume, delay))
  }
  throw new Unreachable({ cause: lost })
}

/** Throws if the server no longer has the file that this page started with: each release has another one. */
async function throwIfReplaced(cause: unknown): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (entry === undefined || !(await isGone(entry))) return
  // The router reloads once per message, and Safari's own message names no file.
  throw new Error(`Failed to fetch dynamically imported module of the release of ${entry}`, { cause })
}

async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return status === 404
  } catch {
    // The network failed, which says nothing about the file.
    return false
  }
}
