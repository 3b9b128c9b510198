import { Button } from 'shared-ui/components/Button'
import { STAY_ACTION_LABELS, STAY_ACTION_WORDS } from 'shared-ui/copy/reservations/stays'
import type { StayAction } from 'shared-ui/rules/reservations/states/stay-states'
import { clientName } from '../reservation-words.ts'
import type { MarkableStay } from './marked-stay.ts'
import styles from './StayButtons.module.css'

export type StayButtonsProps = {
  stay: MarkableStay
  /** The actions that are offered, in order. */
  actions: readonly StayAction[]
  /** The action whose request runs for this stay, or null. */
  pending: StayAction | null
  onMark: (stay: MarkableStay, action: StayAction) => void
}

/** The buttons of the front desk for one stay. */
export function StayButtons({ stay, actions, pending, onMark }: StayButtonsProps) {
  if (actions.length === 0) return null
  return (
    <span className={styles.buttons}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'check_in' || action === 'check_out' ? 'primary' : 'secondary'}
          pending={pending === action}
          aria-label={STAY_ACTION_LABELS[action](clientName(stay.client))}
          onClick={() => onMark(stay, action)}
        >
          {STAY_ACTION_WORDS[action]}
        </Button>
      ))}
    </span>
  )
}
