import { type Browser, chromium } from 'playwright-core'
import { SignInResponse } from 'shared-ui/validators/staff/staff-session'
import * as v from 'valibot'
import { findBrowser } from '../scripts/testing/find-browser.ts'
import type { RunningLodge } from './running-lodge.ts'

/** Settings of a lodge with one staff member and without the demonstration data. */
export const STAFFED = {
  LODGE_STAFF_USER: 'recepcion',
  LODGE_STAFF_PASSWORD: 'una clave para medir',
  LODGE_SEED: 'none',
}

/** The `localStorage` key of the console's token. */
export const TOKEN_KEY = 'lodge.staff-token'

/** Disables background work that would be measured as the page's. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser of the tests. */
export async function launchBrowser(): Promise<Browser> {
  const { path } = await findBrowser()
  return chromium.launch({ executablePath: path, args: BROWSER_FLAGS })
}

/** Signs in the staff member and returns the token. */
export async function signIn({ adminUrl }: RunningLodge): Promise<string> {
  const response = await fetch(`${adminUrl}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: STAFFED.LODGE_STAFF_USER, password: STAFFED.LODGE_STAFF_PASSWORD }),
  })
  return v.parse(SignInResponse, await response.json()).token
}
