import { type Browser, chromium } from 'playwright-core'
import { SignInResponse } from 'shared-ui/validators/staff-session'
import * as v from 'valibot'
import { findBrowser } from '../scripts/testing/find-browser.ts'
import type { RunningLodge } from './running-lodge.ts'

/** Settings of a lodge with one member of staff and nothing that was not written for the measuring. */
export const STAFFED = {
  LODGE_STAFF_USER: 'recepcion',
  LODGE_STAFF_PASSWORD: 'una clave para medir',
  LODGE_SEED: 'none',
}

/** Where the console keeps its token. */
export const TOKEN_KEY = 'lodge.staff-token'

/** What runs beside the page would be measured with it. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of the tests, started anew. */
export async function launchBrowser(): Promise<Browser> {
  const { path } = await findBrowser()
  return chromium.launch({ executablePath: path, args: BROWSER_FLAGS })
}

/** Signs the member of staff in; gives the token. */
export async function signIn({ adminUrl }: RunningLodge): Promise<string> {
  const answer = await fetch(`${adminUrl}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: STAFFED.LODGE_STAFF_USER, password: STAFFED.LODGE_STAFF_PASSWORD }),
  })
  return v.parse(SignInResponse, await answer.json()).token
}
