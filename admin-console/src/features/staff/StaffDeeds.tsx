import { KeyRound, Pencil, UserCheck, UserX } from 'lucide-react'
import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { STAFF_DEEDS, type StaffDeedName } from 'shared-ui/copy/staff-panel'
import type { StaffMemberAnswer } from 'shared-ui/validators/staff'
import styles from './StaffDeeds.module.css'

const SIGNS = { rename: Pencil, password: KeyRound, deactivate: UserX, activate: UserCheck } as const

export type StaffDeedsProps = {
  member: StaffMemberAnswer
  onDeed: (deed: StaffDeedName, member: StaffMemberAnswer) => void
}

/** What can be done with somebody's account. */
export function StaffDeeds({ member, onDeed }: StaffDeedsProps) {
  const deeds: StaffDeedName[] = ['rename', 'password', member.active ? 'deactivate' : 'activate']
  return (
    <div className={styles.deeds}>
      {deeds.map((deed) => {
        const Sign = SIGNS[deed]
        return (
          <Button
            key={deed}
            variant="quiet"
            className={styles.deed}
            title={STAFF_DEEDS[deed].word}
            onClick={() => onDeed(deed, member)}
          >
            <Sign aria-hidden="true" />
            <VisuallyHidden>{STAFF_DEEDS[deed].of(member.name)}</VisuallyHidden>
          </Button>
        )
      })}
    </div>
  )
}
