import { groupedByFour, SECOND_FACTOR_DIALOGS } from 'shared-ui/copy/staff/second-factor'
import { codeProblems } from 'shared-ui/copy/staff/sign-in-code'
import { useForm } from 'shared-ui/forms/use-form'
import type { SecondFactorStarted } from 'shared-ui/validators/staff/second-factor'
import { CodeField } from '../../../lib/forms/CodeField.tsx'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { QrCode } from '../../../lib/qr/QrCode.tsx'
import styles from './ConnectAppDialog.module.css'
import { confirmSecondFactor } from './use-second-factor.ts'

export type ConnectAppDialogProps = {
  started: SecondFactorStarted
  onCancel: () => void
  /** Called with the recovery codes. */
  onConnected: (recoveryCodes: string[]) => void
}

/** Shows the secret for the app, as a QR code and as text, and asks for a first code of it. */
export function ConnectAppDialog({ started, onCancel, onConnected }: ConnectAppDialogProps) {
  const form = useForm({
    initial: { code: '' },
    check: codeProblems,
    send: confirmSecondFactor,
    onSent: ({ recoveryCodes }) => onConnected(recoveryCodes),
  })
  return (
    <FormDialog
      title={SECOND_FACTOR_DIALOGS.connectTitle}
      before={<Secret {...started} />}
      cancel={SECOND_FACTOR_DIALOGS.cancel}
      submit={SECOND_FACTOR_DIALOGS.activate}
      form={{ ...form, hasUnsaved: () => false }}
      onCancel={onCancel}
    >
      <CodeField {...form.field('code')} hint={SECOND_FACTOR_DIALOGS.codeHint} />
    </FormDialog>
  )
}

const Secret = ({ secret, uri }: SecondFactorStarted) => (
  <div className={styles.steps}>
    <p>{SECOND_FACTOR_DIALOGS.scan}</p>
    <QrCode className={styles.code} url={uri} title={SECOND_FACTOR_DIALOGS.qrTitle} />
    <a href={uri}>{SECOND_FACTOR_DIALOGS.openApp}</a>
    <p>
      {SECOND_FACTOR_DIALOGS.key}
      <br />
      <code className={styles.key}>{groupedByFour(secret)}</code>
    </p>
  </div>
)
