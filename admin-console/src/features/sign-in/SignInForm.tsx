import { requestApi } from 'shared-ui/api/api-client'
import { ApiProblem } from 'shared-ui/api/problems'
import { Alert } from 'shared-ui/components/Alert'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { TextField } from 'shared-ui/components/TextField'
import { SIGN_IN, type SignInDraft, signInProblems } from 'shared-ui/copy/staff/sign-in'
import { useForm } from 'shared-ui/forms/use-form'
import { BROWSER_HEADER, SignInResponse } from 'shared-ui/validators/staff/staff-session'
import styles from '../../lib/forms/stacked-form.module.css'
import { knownBrowser, rememberBrowser } from '../../lib/session/known-browser.ts'
import { staffSession } from '../../lib/session/staff-session.ts'

/** Signs in and stores the token, which switches every subscriber of the session to the console. */
async function signIn(draft: SignInDraft): Promise<void> {
  const known = knownBrowser()
  const { token, browser } = await requestApi('sign-in', SignInResponse, {
    method: 'post',
    json: draft,
    headers: known === null ? {} : { [BROWSER_HEADER]: known },
  })
  rememberBrowser(browser)
  if (!staffSession.start(token)) throw new ApiProblem({ status: 401, message: SIGN_IN.clockWrong })
}

export type SignInFormProps = {
  /** Filled in if the member is known; the password is then focused first. */
  username?: string | undefined
}

/** The form with username and password; its error is shown below. */
export function SignInForm({ username = '' }: SignInFormProps) {
  const form = useForm({ initial: { username, password: '' }, check: signInProblems, send: signIn })
  return (
    <form className={styles.form} {...form.element}>
      <TextField
        {...form.field('username')}
        label={SIGN_IN.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        data-initial-focus={username === '' ? '' : undefined}
      />
      <TextField
        {...form.field('password')}
        label={SIGN_IN.password}
        type="password"
        autoComplete="current-password"
        required
        data-initial-focus={username === '' ? undefined : ''}
      />
      <SubmitButton form={form}>{SIGN_IN.submit}</SubmitButton>
      {form.problem ? (
        <Alert>
          <ProblemText problem={form.problem} />
        </Alert>
      ) : null}
    </form>
  )
}
