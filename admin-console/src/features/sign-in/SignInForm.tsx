import { useForm } from '@tanstack/react-form'
import { type SubmitEvent, useRef } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { focusFirstFault } from 'shared-ui/components/Field'
import { TextField } from 'shared-ui/components/TextField'
import { fieldSentence } from 'shared-ui/copy/problems'
import { SIGN_IN } from 'shared-ui/copy/sign-in'
import { SignInRequest } from 'shared-ui/validators/staff-session'
import { ProblemText } from '../../lib/ProblemText.tsx'
import styles from './SignInForm.module.css'
import { type SignInDraft, useSignIn } from './use-sign-in.ts'

export type SignInFormProps = {
  /** Filled in already, where it is known who works here; the focus then starts on the password. */
  username?: string | undefined
}

/** username and password, the error beneath (E-02), nothing sent twice (W-06). */
export function SignInForm({ username = '' }: SignInFormProps) {
  const { form, signIn } = useSignInForm(username)
  const element = useRef<HTMLFormElement>(null)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    await form.handleSubmit()
    if (element.current) focusFirstFault(element.current)
  }
  return (
    <form className={styles.form} ref={element} noValidate onSubmit={(event) => void send(event)}>
      <form.Field name="username">
        {(field) => (
          <TextField
            label={SIGN_IN.username}
            value={field.state.value}
            error={faultOf(field.state.meta)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            data-initial-focus={username === '' ? '' : undefined}
            onValueChange={field.handleChange}
            onBlur={field.handleBlur}
          />
        )}
      </form.Field>
      <form.Field name="password">
        {(field) => (
          <TextField
            label={SIGN_IN.password}
            type="password"
            value={field.state.value}
            error={faultOf(field.state.meta)}
            autoComplete="current-password"
            required
            data-initial-focus={username === '' ? undefined : ''}
            onValueChange={field.handleChange}
            onBlur={field.handleBlur}
          />
        )}
      </form.Field>
      <form.Subscribe selector={(state) => state.canSubmit}>
        {(canSubmit) => (
          <Button type="submit" variant="primary" notReady={!canSubmit} pending={signIn.isPending}>
            {SIGN_IN.submit}
          </Button>
        )}
      </form.Subscribe>
      {signIn.error && (
        <Alert>
          <ProblemText problem={signIn.error} />
        </Alert>
      )}
    </form>
  )
}

function useSignInForm(username: string) {
  const signIn = useSignIn()
  const defaultValues: SignInDraft = { username, password: '' }
  const form = useForm({
    defaultValues,
    validators: { onMount: SignInRequest, onChange: SignInRequest },
    // What went wrong stands under the form, from the mutation itself.
    onSubmit: ({ value }) => signIn.mutate(value),
    // What is missing then shows, though nobody has left its field yet.
    onSubmitInvalid: ({ formApi }) => {
      for (const field of ['username', 'password'] as const) {
        formApi.setFieldMeta(field, (meta) => ({ ...meta, isBlurred: true }))
      }
    },
  })
  return { form, signIn }
}

type FieldMeta = { isBlurred: boolean; errors: readonly ({ message: string } | undefined)[] }

/** What is wrong with a field, once its writer has left it or tried to send. */
function faultOf(meta: FieldMeta): string | undefined {
  const message = meta.errors[0]?.message
  return meta.isBlurred && message !== undefined ? fieldSentence(message) : undefined
}
