import { callApi } from 'shared-ui/api/api-client'
import { ApiProblem } from 'shared-ui/api/problems'
import { SIGN_IN } from 'shared-ui/copy/sign-in'
import { SignInAnswer, type SignInRequest } from 'shared-ui/validators/staff-session'
import type * as v from 'valibot'
import { staffSession } from '../../lib/session/staff-session.ts'
import { useDeed } from '../../lib/use-deed.ts'

/** The form as typed. */
export type SignInDraft = v.InferInput<typeof SignInRequest>

async function signIn(draft: SignInDraft): Promise<void> {
  const { token } = await callApi('sign-in', SignInAnswer, { method: 'post', json: draft })
  if (!staffSession.start(token)) throw new ApiProblem({ status: 401, message: SIGN_IN.clockWrong })
}

/** signs in and keeps the token; whoever follows the session then sees the console. */
export const useSignIn = () => useDeed({ mutationFn: signIn })
