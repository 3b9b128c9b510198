import type { ReactNode } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export type ConfirmDialogProps = {
  /** What will happen to what: 'Eliminar la habitación 103 · Doble'. */
  title: string
  /** What follows from it, and whether it can be undone. */
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** The deed runs: 'Sí' shows it, and the dialog cannot be left meanwhile. */
  pending?: boolean | undefined
  /** Why the deed was refused. The question stays, so that a retry is one press (E-03). */
  error?: ReactNode
}

/** W-08: asks Sí or No before something is destroyed. The focus starts on No. */
export function ConfirmDialog({ title, children, onConfirm, onCancel, pending, error }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onDismiss={pending ? undefined : onCancel}
      actions={
        <>
          <Button disabled={pending} onClick={onCancel} data-initial-focus>
            {COMPONENT_WORDS.no}
          </Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            {COMPONENT_WORDS.yes}
          </Button>
        </>
      }
    >
      {children}
      {error && <Alert>{error}</Alert>}
    </Dialog>
  )
}
