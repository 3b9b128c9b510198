import { Ellipsis } from 'lucide-react'
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import styles from './RowMenu.module.css'

export type RowMenuProps = {
  /** The accessible name of the button that opens the menu. */
  label: string
  /** `RowMenuItem`s. */
  children: ReactNode
}

/** The space in px between the button and its menu. */
const GAP = 4

/** Places the menu below its button, or above it at the bottom of the window, with the right edges aligned. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const fitsBelow = at.bottom + GAP + menu.offsetHeight <= window.innerHeight
  menu.style.right = `${document.documentElement.clientWidth - at.right}px`
  menu.style.top = fitsBelow ? `${at.bottom + GAP}px` : `${at.top - GAP - menu.offsetHeight}px`
}

/** The further actions of a row, in a popover that closes with a press outside, Escape, scrolling or a choice. */
export function RowMenu({ label, children }: RowMenuProps) {
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const menu = event.currentTarget
    if (event.newState === 'closed' || !button.current) return
    place(menu, button.current)
    // The menu does not move with its row.
    window.addEventListener('scroll', () => menu.hidePopover(), { capture: true, once: true, passive: true })
  }
  return (
    <>
      <button ref={button} className={styles.open} type="button" popoverTarget={menuId}>
        <Ellipsis aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <div className={styles.menu} id={menuId} popover="auto" onToggle={handleToggle}>
        {children}
      </div>
    </>
  )
}

export type RowMenuItemProps = {
  /** The accessible name, if the text does not say what the action affects. */
  label?: string
  tone?: 'danger'
  onSelect: () => void
  children: ReactNode
}

/** An action of a `RowMenu`. */
export function RowMenuItem({ label, tone, onSelect, children }: RowMenuItemProps) {
  return (
    <button
      className={styles.item}
      type="button"
      aria-label={label}
      data-tone={tone}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onSelect()
      }}
    >
      {children}
    </button>
  )
}
