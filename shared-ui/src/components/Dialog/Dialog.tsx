import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import styles from './Dialog.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

export type DialogProps = {
  /** What the dialog is about or asks; its accessible name. */
  title: string
  /** The text or form between title and buttons. */
  children: ReactNode
  /** The buttons in the footer, in reading order; the last is the main action. */
  actions?: ReactNode
  /**
   * Closes the dialog: called by Escape and by its ✕. Without it the dialog can only be closed through its actions, as
   * while a payment is under way.
   */
  onDismiss?: (() => void) | undefined
  /** `alertdialog` for a question that interrupts, whose text is read with its title. */
  role?: 'dialog' | 'alertdialog' | undefined
}

/**
 * A modal dialog on the browser's `<dialog>`, open while it is rendered. The focus starts on its title, or on the child
 * marked `data-initial-focus`, stays inside, and returns to the previous element when the dialog is removed.
 */
export function Dialog({ title, children, actions, onDismiss, role }: DialogProps) {
  const titleId = useId()
  const bodyId = `${titleId}-body`
  const dialog = useModalDialog(onDismiss)
  return (
    <dialog
      {...dialog}
      className={styles.dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
    >
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
      <div className={styles.body} id={bodyId}>
        {children}
      </div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  )
}
