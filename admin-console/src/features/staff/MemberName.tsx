import { STAFF_PANEL } from 'shared-ui/copy/staff/staff-panel'
import type { StaffMemberResponse } from 'shared-ui/validators/staff/staff'
import styles from './MemberName.module.css'

/** A member's name, marked if it is the signed-in user. */
export function MemberName({ member }: { member: StaffMemberResponse }) {
  return (
    <>
      {member.name}
      {member.isYou && ' '}
      {member.isYou && <span className={styles.you}>({STAFF_PANEL.you})</span>}
    </>
  )
}
