import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import type { Grouping, GroupingKind } from 'shared-ui/validators/garden/grouping'
import { RowLink } from '../../lib/created/RowLink.tsx'
import { useShowCreated } from '../../lib/created/show-created.ts'
import { DoneNotice } from '../../lib/notices/DoneNotice.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { DeleteGroupingDialog } from './DeleteGroupingDialog.tsx'
import { GroupingDialog } from './GroupingDialog.tsx'
import { GroupingsList } from './GroupingsList.tsx'
import { WORDS } from './grouping-kinds.ts'

/** The dialog that is open. */
type Open = { action: 'create' } | { action: 'update' | 'delete'; grouping: Grouping }

/** The zones or families: a list with dialogs to change them. */
export function GroupingsScreen({
  kind,
}: {
  /** Zones or families. */
  kind: GroupingKind
}) {
  const words = WORDS[kind]
  const [open, setOpen] = useState<Open | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const showCreated = useShowCreated()
  const start = (action: Open) => {
    setDone(null)
    showCreated(null)
    setOpen(action)
  }
  const finish = (sentence: string) => {
    setDone(sentence)
    setOpen(null)
  }
  const close = () => setOpen(null)
  const add = (
    <Button variant="primary" data-shortcut="create" onClick={() => start({ action: 'create' })}>
      {words.add}
    </Button>
  )
  return (
    <Page title={words.title} actions={add}>
      {done !== null && <DoneNotice>{done}</DoneNotice>}
      <GroupingsList
        kind={kind}
        add={add}
        onEdit={(grouping) => start({ action: 'update', grouping })}
        onDelete={(grouping) => start({ action: 'delete', grouping })}
      />
      {open?.action === 'create' && (
        <GroupingDialog
          kind={kind}
          grouping={null}
          onCancel={close}
          onSaved={(name, id) => {
            close()
            showCreated({ sentence: words.created(name), link: <RowLink id={id} /> })
          }}
        />
      )}
      {open?.action === 'update' && (
        <GroupingDialog
          kind={kind}
          grouping={open.grouping}
          onCancel={close}
          onSaved={(name) => finish(words.updated(name))}
        />
      )}
      {open?.action === 'delete' && (
        <DeleteGroupingDialog
          kind={kind}
          grouping={open.grouping}
          onCancel={close}
          onDeleted={() => finish(words.deleted(open.grouping.name))}
        />
      )}
    </Page>
  )
}
