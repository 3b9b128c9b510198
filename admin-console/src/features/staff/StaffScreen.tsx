import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { STAFF_PANEL } from 'shared-ui/copy/staff/staff-panel'
import { DoneNotice } from '../../lib/notices/DoneNotice.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { staffQueries } from '../../lib/queries/staff-queries.ts'
import type { OpenAction } from './open-action.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { StaffList } from './StaffList.tsx'

/** The staff: members are added, renamed, given a new password, deactivated and reactivated in dialogs. */
export function StaffScreen() {
  const [open, setOpen] = useState<OpenAction | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const own = useQuery(staffQueries.list()).data?.find(({ isYou }) => isYou)
  const start = (action: OpenAction) => {
    setDone(null)
    setOpen(action)
  }
  const finish = (sentence: string) => {
    setDone(sentence)
    setOpen(null)
  }
  const add = (
    <Button variant="primary" data-shortcut="create" onClick={() => start({ action: 'add' })}>
      {STAFF_PANEL.add}
    </Button>
  )
  return (
    <Page
      title={STAFF_PANEL.title}
      actions={
        <>
          {own && (
            <Button onClick={() => start({ action: 'password', member: own })}>
              {STAFF_PANEL.ownPassword}
            </Button>
          )}
          {add}
        </>
      }
    >
      {done !== null && <DoneNotice>{done}</DoneNotice>}
      <StaffList add={add} onAction={(action, member) => start({ action, member })} />
      {open && <StaffDialog open={open} onCancel={() => setOpen(null)} onDone={finish} />}
    </Page>
  )
}
