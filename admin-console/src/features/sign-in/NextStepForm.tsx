import { CodeForm } from './CodeForm.tsx'
import { FirstPasswordForm } from './FirstPasswordForm.tsx'
import { type FirstStep, signIn, signInUntil } from './sign-in.ts'

export type NextStepFormProps = {
  firstStep: FirstStep
  /** Called when another step follows this one. */
  onNext: (next: FirstStep) => void
  /** Goes back to username and password. */
  onBack: () => void
}

/** What the server asks for after username and password: the code of the second factor, or a new password in place of a generated one. */
export function NextStepForm({ firstStep: { draft, next }, onNext, onBack }: NextStepFormProps) {
  if (next === 'second_factor_needed')
    return <CodeForm onCode={(code) => signIn({ ...draft, code })} onBack={onBack} />
  const replace = async (newPassword: string) => {
    const following = await signInUntil({ ...draft, newPassword })
    if (following !== null) onNext(following)
  }
  return <FirstPasswordForm onPassword={replace} onBack={onBack} />
}
