import { requestApi } from 'shared-ui/api/api-client'
import { ApiProblem } from 'shared-ui/api/problems'
import { SIGN_IN, type SignInDraft } from 'shared-ui/copy/sign-in'
import { SignInResponse } from 'shared-ui/validators/staff-session'
import { staffSession } from '../../lib/session/staff-session.ts'

/** Signs in and stores the token, which switches every subscriber of the session to the console. */
export async function signIn(draft: SignInDraft): Promise<void> {
  const { token } = await requestApi('sign-in', SignInResponse, { method: 'post', json: draft })
  if (!staffSession.start(token)) throw new ApiProblem({ status: 401, message: SIGN_IN.clockWrong })
}
