import type { ReactNode } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export type ConfirmDialogProps = {
  /** The action and what it affects: 'Eliminar la habitación 103 · Doble'. */
  title: string
  /** The consequences, and whether the action can be undone. */
  children?: ReactNode
  /** Called by 'Sí'. */
  onConfirm: () => void
  /** Called by 'No' and by Escape. */
  onCancel: () => void
  /** The action runs: 'Sí' shows a spinner, and the dialog cannot be closed. */
  pending?: boolean | undefined
  /** Why the action failed. The dialog stays open, so that a retry is one press. */
  error?: ReactNode
}

/** Asks for confirmation before something is destroyed. The focus starts on No. */
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
