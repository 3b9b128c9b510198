import { StateBadge } from 'shared-ui/components/StateBadge'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { STAFF_PANEL } from 'shared-ui/copy/staff/staff-panel'
import type { StaffMemberResponse } from 'shared-ui/validators/staff/staff'
import list from '../../lib/table/card-list.module.css'
import plain from '../../lib/table/plain-table.module.css'
import { MemberName } from './MemberName.tsx'
import { StaffActions, type StaffActionsProps } from './StaffActions.tsx'
import styles from './StaffTable.module.css'

export type StaffTableProps = Pick<StaffActionsProps, 'onAction'> & { members: StaffMemberResponse[] }

const words = STAFF_PANEL.columns

/** Present and former members on a wide screen, as a table. */
export function StaffTable({ members, onAction }: StaffTableProps) {
  return (
    <table className={`${plain.table} ${styles.table}`}>
      <caption>
        <VisuallyHidden>{STAFF_PANEL.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.username}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.lastSignIn}</th>
          <th scope="col">
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member._id} id={member._id} tabIndex={-1} data-inactive={!member.active || undefined}>
            <th scope="row">
              <MemberName member={member} />
            </th>
            <td>{member.username}</td>
            <td>
              <AccountState active={member.active} />
            </td>
            <td className={styles.moment}>{STAFF_PANEL.lastSignIn(member.lastSignInAt)}</td>
            <td>
              <StaffActions member={member} onAction={onAction} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same on a phone, as a list of cards. */
export function StaffCards({ members, onAction }: StaffTableProps) {
  return (
    <ul className={list.cards} role="list" aria-label={STAFF_PANEL.title}>
      {members.map((member) => (
        <li
          key={member._id}
          id={member._id}
          tabIndex={-1}
          className={`${list.card} ${styles.card}`}
          data-inactive={!member.active || undefined}
        >
          <p className={styles.name}>
            <MemberName member={member} />
          </p>
          <AccountState active={member.active} />
          <p className={styles.facts}>
            {member.username}
            <br />
            {STAFF_PANEL.lastSignInLine(member.lastSignInAt)}
          </p>
          <StaffActions member={member} onAction={onAction} />
        </li>
      ))}
    </ul>
  )
}

const AccountState = ({ active }: Pick<StaffMemberResponse, 'active'>) => (
  <StateBadge tone={active ? 'settled' : 'ended'}>
    {active ? STAFF_PANEL.active : STAFF_PANEL.inactive}
  </StateBadge>
)
