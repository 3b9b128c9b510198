import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { SECOND_FACTOR } from 'shared-ui/copy/staff/second-factor'
import type { SecondFactorState } from 'shared-ui/validators/staff/second-factor'
import { DoneNotice } from '../../../lib/notices/DoneNotice.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { staffQueries } from '../../../lib/queries/staff-queries.ts'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import { SecondFactorDialog, type SecondFactorStep } from './SecondFactorDialog.tsx'
import { useRefetchAfterChange } from './use-second-factor.ts'

/** Whether one's own sign-in asks for a code of an app, with the buttons that activate and remove it. */
export function SecondFactorPanel() {
  const factor = useQuery(staffQueries.secondFactor())
  const [open, setOpen] = useState<SecondFactorStep | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const refetch = useRefetchAfterChange()
  const finish = (sentence: string) => {
    setOpen(null)
    setDone(sentence)
    refetch()
  }
  const begin = (step: 'start' | 'stop') => {
    setDone(null)
    setOpen({ step })
  }
  return (
    <Panel title={SECOND_FACTOR.title}>
      {done !== null && <DoneNotice>{done}</DoneNotice>}
      <QueryView query={factor} message={SECOND_FACTOR.loading}>
        {(state) => <State factor={state} onBegin={begin} />}
      </QueryView>
      {open && (
        <SecondFactorDialog
          open={open}
          onStep={setOpen}
          onCancel={() => setOpen(null)}
          onStarted={() => finish(SECOND_FACTOR.started)}
          onStopped={() => finish(SECOND_FACTOR.stopped)}
        />
      )}
    </Panel>
  )
}

type StateProps = { factor: SecondFactorState; onBegin: (step: 'start' | 'stop') => void }

function State({ factor: { isActive, recoveryCodesLeft }, onBegin }: StateProps) {
  return (
    <>
      <div>
        <StateBadge tone={isActive ? 'settled' : 'ended'}>
          {isActive ? SECOND_FACTOR.active : SECOND_FACTOR.inactive}
        </StateBadge>
      </div>
      <p>{isActive ? SECOND_FACTOR.activeText(recoveryCodesLeft) : SECOND_FACTOR.inactiveText}</p>
      <div>
        <Button onClick={() => onBegin(isActive ? 'stop' : 'start')}>
          {isActive ? SECOND_FACTOR.stop : SECOND_FACTOR.start}
        </Button>
      </div>
    </>
  )
}
