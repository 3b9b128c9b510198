import type { ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { formatDayOfMonth } from 'shared-ui/copy/format'
import { REST_QUESTION } from 'shared-ui/copy/reservations/stays'
import type { NightSpan } from 'shared-ui/rules/reservations/states/stay-transitions'
import { nightCount, stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { RestOfNights } from 'shared-ui/validators/reservations/stay'

export type RestDialogProps = {
  action: 'check_out' | 'no_show'
  /** The client's name. */
  client: string
  /** The nights that the guest does not use. */
  nights: NightSpan
  onChoose: (rest: RestOfNights) => void
  onDismiss: () => void
  /** The choice whose request runs, or null. */
  pending: RestOfNights | null
  /** Why the last request failed. */
  error?: ReactNode
}

/** Asks whether the nights that a guest does not use become free. */
export function RestDialog({ action, client, nights, onChoose, onDismiss, pending, error }: RestDialogProps) {
  const count = nightCount(stayFromNights(nights.first, nights.last))
  return (
    <Dialog
      title={REST_QUESTION.titles[action](client)}
      role="alertdialog"
      onDismiss={pending === null ? onDismiss : undefined}
      actions={(['keep', 'free'] as const).map((rest) => (
        <Button
          key={rest}
          variant={rest === 'free' ? 'primary' : 'secondary'}
          pending={pending === rest}
          disabled={pending !== null && pending !== rest}
          onClick={() => onChoose(rest)}
        >
          {REST_QUESTION.choices[rest]}
        </Button>
      ))}
    >
      <p>{REST_QUESTION.text(count, formatDayOfMonth(nights.first))}</p>
      <p>{REST_QUESTION.money[action]}</p>
      {error && <Alert>{error}</Alert>}
    </Dialog>
  )
}
