import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { STAFF_DONE, STAFF_PANEL } from 'shared-ui/copy/staff/staff-panel'
import { RowLink } from '../../lib/created/RowLink.tsx'
import { useShowCreated } from '../../lib/created/show-created.ts'
import { DoneNotice } from '../../lib/notices/DoneNotice.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { staffQueries } from '../../lib/queries/staff-queries.ts'
import { OwnAccount } from './OwnAccount.tsx'
import type { OpenAction } from './open-action.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { StaffList } from './StaffList.tsx'

/** The staff: members are added, renamed, given a new password, deactivated and reactivated in dialogs. */
export function StaffScreen() {
  const [open, setOpen] = useState<OpenAction | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const own = useQuery(staffQueries.list()).data?.find(({ isYou }) => isYou)
  const showCreated = useShowCreated()
  const start = (action: OpenAction) => {
    setDone(null)
    showCreated(null)
    setOpen(action)
  }
  const close = () => setOpen(null)
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
      {own && <OwnAccount />}
      {open && (
        <StaffDialog
          open={open}
          onCancel={close}
          onAdded={(name, id) => {
            close()
            showCreated({ sentence: STAFF_DONE.added(name), link: <RowLink id={id} /> })
          }}
          onDone={finish}
        />
      )}
    </Page>
  )
}
