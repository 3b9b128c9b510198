import { requestApi } from 'shared-ui/api/api-client'
import { ApiProblem } from 'shared-ui/api/problems'
import { SIGN_IN, type SignInDraft } from 'shared-ui/copy/staff/sign-in'
import { BROWSER_HEADER, SignInResponse } from 'shared-ui/validators/staff/staff-session'
import { knownBrowser, rememberBrowser } from '../../lib/session/known-browser.ts'
import { staffSession } from '../../lib/session/staff-session.ts'

type Credentials = SignInDraft & { code?: string; newPassword?: string }

/** Signs in and stores the token, which switches every subscriber of the session to the console. */
export async function signIn(credentials: Credentials): Promise<void> {
  const known = knownBrowser()
  const { token, browser } = await requestApi('sign-in', SignInResponse, {
    method: 'post',
    json: credentials,
    headers: known === null ? {} : { [BROWSER_HEADER]: known },
  })
  rememberBrowser(browser)
  if (!staffSession.start(token)) throw new ApiProblem({ status: 401, message: SIGN_IN.clockWrong })
}

/** Credentials that were right, and what the server asks for too. */
export type FirstStep = { draft: SignInDraft; next: 'second_factor_needed' | 'new_password_needed' }

const isNextStep = (code: string | undefined): code is FirstStep['next'] =>
  code === 'second_factor_needed' || code === 'new_password_needed'

/** Signs in and returns null, or the credentials with what the server asks for too. */
export async function signInUntil(credentials: Credentials): Promise<FirstStep | null> {
  try {
    await signIn(credentials)
    return null
  } catch (problem) {
    if (!(problem instanceof ApiProblem && isNextStep(problem.code))) throw problem
    const { username, newPassword, password } = credentials
    return { draft: { username, password: newPassword ?? password }, next: problem.code }
  }
}
