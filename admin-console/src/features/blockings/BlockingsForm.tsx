import { useRef, useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { TextField } from 'shared-ui/components/TextField'
import { FIELD_SENTENCES } from 'shared-ui/copy/problems/problems'
import { BLOCKINGS } from 'shared-ui/copy/rooms/blockings'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import { useFormFields } from 'shared-ui/forms/use-form-fields'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import {
  LONGEST_BLOCKING_REASON,
  MAX_BLOCKING_DAYS_AHEAD,
  type RoomCalendar,
} from 'shared-ui/validators/rooms/blocking'
import { KeyHints } from '../../lib/key-hints/KeyHints.tsx'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { nightsText } from '../../lib/nights/nights-text.ts'
import styles from './BlockingsForm.module.css'
import { CalendarLegend } from './calendar/CalendarLegend.tsx'
import { NightCalendar } from './calendar/NightCalendar.tsx'
import { roomNights } from './calendar/room-nights.ts'
import { useNightSelection } from './calendar/use-night-selection.ts'
import { RefusedNights } from './RefusedNights.tsx'
import { type Action, useChangeBlockings } from './use-change-blockings.ts'

export type BlockingsFormProps = {
  action: Action
  roomId: string
  calendar: RoomCalendar
  /** The current date in Lima. */
  today: CalendarDate
  /** Called with the nights that were changed, and with those that were already in the requested state. */
  onDone: (changed: CalendarDate[], unchanged: CalendarDate[]) => void
}

/** The selected nights as a sentence: '3 noches: lun, 7 dic 2026 – mié, 9 dic 2026'. */
const selectionText = (selection: readonly CalendarDate[]): string =>
  selection.length === 0
    ? BLOCKINGS.noneSelected
    : BLOCKINGS.selectedNights(selection.length, nightsText(selection))

/** The form that blocks or unblocks nights. Any free night from today can be blocked; only blocked ones can be unblocked. */
export function BlockingsForm({ action, roomId, calendar, today, onDone }: BlockingsFormProps) {
  const saved = useRef<readonly CalendarDate[]>([])
  const [reason, setReason] = useState('')
  const nights = roomNights(calendar)
  const latest = addDays(today, MAX_BLOCKING_DAYS_AHEAD)
  const canSelect = (night: CalendarDate): boolean =>
    action === 'unblock'
      ? nights.get(night) === 'blocked'
      : night >= today && night <= latest && !nights.has(night)
  const { selection, lost, press, clear, pointer, keys } = useNightSelection(canSelect)
  const change = useChangeBlockings(action, roomId, calendar.blockings)
  const form = useFormFields({
    draft: { nights: selection },
    // The calendar changes the selection.
    onDraftChange: () => undefined,
    check: ({ nights }) => (nights.length === 0 ? { nights: FIELD_SENTENCES.nothing_selected } : {}),
    onSubmit: ({ nights: sent }) =>
      change.mutate(
        { nights: sent, reason },
        {
          onSuccess: ({ unchanged }) => {
            clear()
            setReason('')
            form.resetErrors()
            saved.current = sent
            onDone(
              sent.filter((night) => !unchanged.includes(night)),
              unchanged,
            )
          },
        },
      ),
  })
  if (action === 'unblock' && calendar.blockings.length === 0 && !change.isPending)
    return <NothingBlocked roomId={roomId} />
  return (
    <form className={styles.form} {...form.element}>
      <p className={styles.hint}>
        {BLOCKINGS[action].hint} <span className={styles.byMouse}>{BLOCKINGS.ranges}</span>
        <span className={styles.byTouch}>{BLOCKINGS.rangesByTouch}</span>
      </p>
      <LeaveGuard hasUnsaved={() => selection.some((night) => !saved.current.includes(night))} />
      <NightCalendar
        nights={nights}
        today={today}
        latest={latest}
        opensAt={(action === 'unblock' && calendar.blockings[0]?.date) || today}
        selection={selection}
        error={form.field('nights').error}
        canSelect={canSelect}
        onPress={press}
        handlers={{ ...pointer, ...keys }}
      />
      <CalendarLegend />
      <KeyHints hints={BLOCKINGS.keyHints} />
      <p role="status">{selectionText(selection)}</p>
      {lost.length > 0 && !change.isPending && !change.error && (
        <Alert tone="warning">{BLOCKINGS[action].lost(lost.length, nightsText(lost))}</Alert>
      )}
      {action === 'block' && <ReasonField reason={reason} onReasonChange={setReason} />}
      <div className={styles.actions}>
        <SubmitButton form={{ ...form, isPending: change.isPending }}>
          {BLOCKINGS[action].submit}
        </SubmitButton>
        {selection.length > 0 && (
          <Button variant="quiet" onClick={clear}>
            {BLOCKINGS.clear}
          </Button>
        )}
      </div>
      {change.error && (
        <Alert>
          <RefusedNights problem={change.error} sent={change.variables?.nights} />
        </Alert>
      )}
    </form>
  )
}

type ReasonFieldProps = { reason: string; onReasonChange: (reason: string) => void }

/** Why the nights are blocked, for the staff. */
const ReasonField = ({ reason, onReasonChange }: ReasonFieldProps) => (
  <TextField
    label={BLOCKINGS.reason}
    hint={BLOCKINGS.reasonHint}
    maxLength={LONGEST_BLOCKING_REASON}
    optional
    value={reason}
    onValueChange={onReasonChange}
  />
)

/** Empty state when no night is blocked, with a link to block some. */
function NothingBlocked({ roomId }: { roomId: string }) {
  return (
    <EmptyState
      title={BLOCKINGS.empty}
      action={
        <ButtonRouteLink to="/room-block/$roomID" params={{ roomID: roomId }}>
          {BLOCKINGS.blockSome}
        </ButtonRouteLink>
      }
    >
      {BLOCKINGS.emptyText}
    </EmptyState>
  )
}
