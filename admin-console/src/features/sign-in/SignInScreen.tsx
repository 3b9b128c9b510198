import { LODGE } from 'content'
import { consoleTitle } from 'shared-ui/copy/console/console-frame'
import { SIGN_IN } from 'shared-ui/copy/staff/sign-in'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignInScreen.module.css'

/** Focuses the username. */
const focusFirstField = (door: HTMLElement | null) => door?.querySelector('input')?.focus()

/** The sign-in page. */
export function SignInScreen() {
  return (
    <main className={styles.door} ref={focusFirstField}>
      <title>{consoleTitle(SIGN_IN.title, LODGE.name)}</title>
      <div className={styles.card}>
        <p className={styles.lodge}>{LODGE.name}</p>
        <h1>{SIGN_IN.title}</h1>
        <p className={styles.intro}>{SIGN_IN.intro}</p>
        <SignInForm />
      </div>
    </main>
  )
}
