// Declares `page` of the commands.
/// <reference types="@vitest/browser-playwright" />
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import type { BrowserCommand } from 'vitest/node'

const POLL_MS = 10
/** A request that takes longer, in ms, is not awaited. */
const LIMIT_MS = 5_000

const openRequests = new WeakMap<Page, Set<Request>>()

/** The command that waits until the page has no open request, such as for the code of a lazy component or a font. */
export const waitForRequests: BrowserCommand = async ({ page }) => {
  const open = requestsOf(page)
  for (let waited = 0; open.size > 0 && waited < LIMIT_MS; waited += POLL_MS) await sleep(POLL_MS)
}

/** The open requests of a page from the first call on. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const known = openRequests.get(page)
  if (known) return known
  const open = new Set<Request>()
  openRequests.set(page, open)
  page.on('request', (request) => open.add(request))
  const close = (request: Request) => open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return open
}
