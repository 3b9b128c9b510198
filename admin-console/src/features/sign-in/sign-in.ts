import { requestApi } from 'shared-ui/api/api-client'
import { ApiProblem } from 'shared-ui/api/problems'
import { SIGN_IN, type SignInDraft } from 'shared-ui/copy/staff/sign-in'
import { BROWSER_HEADER, SignInResponse } from 'shared-ui/validators/staff/staff-session'
import { knownBrowser, rememberBrowser } from '../../lib/session/known-browser.ts'
import { staffSession } from '../../lib/session/staff-session.ts'

/** Signs in and stores the token, which switches every subscriber of the session to the console. */
export async function signIn(credentials: SignInDraft & { code?: string }): Promise<void> {
  const known = knownBrowser()
  const { token, browser } = await requestApi('sign-in', SignInResponse, {
    method: 'post',
    json: credentials,
    headers: known === null ? {} : { [BROWSER_HEADER]: known },
  })
  rememberBrowser(browser)
  if (!staffSession.start(token)) throw new ApiProblem({ status: 401, message: SIGN_IN.clockWrong })
}

/** Signs in with a password alone. Returns false if the server asks for a code too. */
export async function signInWithPassword(credentials: SignInDraft): Promise<boolean> {
  try {
    await signIn(credentials)
    return true
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'second_factor_needed') return false
    throw problem
  }
}
