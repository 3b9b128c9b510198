import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import styles from './Dialog.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

export type DialogProps = {
  title: string
  children: ReactNode
  /** The buttons at the foot, in reading order; the last is the main deed. */
  actions?: ReactNode
  /**
   * Leaves the dialog: called by Escape and by its ✕. Without it the dialog cannot be left but through its actions, as
   * when a payment is under way (W-07).
   */
  onDismiss?: (() => void) | undefined
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog' | undefined
}

/**
 * A modal dialog on the browser's own `<dialog>` (W-07): open while it is rendered. The focus starts on its title, or on
 * the child marked `data-initial-focus`, stays inside, and goes back where it was when the dialog is taken away.
 */
export function Dialog({ title, children, actions, onDismiss, role }: DialogProps) {
  const titleId = useId()
  const dialog = useModalDialog(onDismiss)
  return (
    <dialog {...dialog} className={styles.dialog} role={role} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId} tabIndex={-1} data-dialog-title>
          {title}
        </h2>
        {onDismiss && (
          <button
            className={styles.close}
            type="button"
            aria-label={COMPONENT_WORDS.close}
            onClick={onDismiss}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  )
}
