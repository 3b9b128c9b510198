import { KeyRound, Pencil, UserCheck, UserX } from 'lucide-react'
import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { STAFF_ACTIONS, type StaffActionName } from 'shared-ui/copy/staff/staff-panel'
import type { StaffMemberResponse } from 'shared-ui/validators/staff/staff'
import styles from './StaffActions.module.css'

const SIGNS = { rename: Pencil, password: KeyRound, deactivate: UserX, activate: UserCheck } as const

export type StaffActionsProps = {
  member: StaffMemberResponse
  onAction: (action: StaffActionName, member: StaffMemberResponse) => void
}

/** The actions on a member's account. */
export function StaffActions({ member, onAction }: StaffActionsProps) {
  const actions: StaffActionName[] = ['rename', 'password', member.active ? 'deactivate' : 'activate']
  return (
    <div className={styles.actions}>
      {actions.map((action) => {
        const Sign = SIGNS[action]
        return (
          <Button
            key={action}
            variant="quiet"
            className={styles.action}
            title={STAFF_ACTIONS[action].word}
            onClick={() => onAction(action, member)}
          >
            <Sign aria-hidden="true" />
            <VisuallyHidden>{STAFF_ACTIONS[action].of(member.name)}</VisuallyHidden>
          </Button>
        )
      })}
    </div>
  )
}
