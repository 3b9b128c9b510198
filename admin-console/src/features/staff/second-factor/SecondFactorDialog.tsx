import { SECOND_FACTOR_DIALOGS } from 'shared-ui/copy/staff/second-factor'
import type { SecondFactorStarted } from 'shared-ui/validators/staff/second-factor'
import { OwnPasswordDialog } from '../../../lib/forms/OwnPasswordDialog.tsx'
import { ConnectAppDialog } from './ConnectAppDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { startSecondFactor, stopSecondFactor } from './use-second-factor.ts'

/** The open dialog, with what the server responded to the one before it. */
export type SecondFactorStep =
  | { step: 'start' | 'stop' }
  | { step: 'connect'; started: SecondFactorStarted }
  | { step: 'codes'; codes: string[] }

export type SecondFactorDialogProps = {
  open: SecondFactorStep
  onStep: (next: SecondFactorStep) => void
  onCancel: () => void
  onStarted: () => void
  onStopped: () => void
}

/** The dialog of a step: password, app, recovery codes; or the removal. */
export function SecondFactorDialog({ open, onStep, onCancel, ...props }: SecondFactorDialogProps) {
  switch (open.step) {
    case 'start':
      return (
        <OwnPasswordDialog
          title={SECOND_FACTOR_DIALOGS.startTitle}
          text={SECOND_FACTOR_DIALOGS.startText}
          submit={SECOND_FACTOR_DIALOGS.next}
          send={startSecondFactor}
          onSent={(started) => onStep({ step: 'connect', started })}
          onCancel={onCancel}
        />
      )
    case 'connect':
      return (
        <ConnectAppDialog
          started={open.started}
          onConnected={(codes) => onStep({ step: 'codes', codes })}
          onCancel={onCancel}
        />
      )
    case 'codes':
      return <RecoveryCodesDialog codes={open.codes} onKept={props.onStarted} />
    case 'stop':
      return (
        <OwnPasswordDialog
          title={SECOND_FACTOR_DIALOGS.stopTitle}
          text={SECOND_FACTOR_DIALOGS.stopText}
          submit={SECOND_FACTOR_DIALOGS.stop}
          send={stopSecondFactor}
          onSent={props.onStopped}
          onCancel={onCancel}
        />
      )
  }
}
