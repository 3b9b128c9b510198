import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { StayAction } from 'shared-ui/rules/reservations/states/stay-states'
import { nightsLeft } from 'shared-ui/rules/reservations/states/stay-transitions'
import type { MarkableStay } from './marked-stay.ts'

/** The actions that may be asked about before they are sent. */
export type EndAction = 'check_out' | 'no_show'

/** What is asked before a stay is ended: what becomes of its balance, the payment of it, and what becomes of its nights. */
export type StayQuestion = 'balance' | 'payment' | 'rest'

/** A stay that is being ended, and the question that is open. */
export type AskedStay = { stay: MarkableStay; action: EndAction; question: StayQuestion }

const isEnd = (action: StayAction): action is EndAction => action === 'check_out' || action === 'no_show'

/** The question before an action is sent, or null: a guest who owes does not leave unasked, and unused nights can be sold. */
export function firstQuestion(stay: MarkableStay, action: StayAction, today: CalendarDate): AskedStay | null {
  if (action === 'check_out' && stay.balance > 0) return { stay, action, question: 'balance' }
  return isEnd(action) ? questionAfterBalance(stay, action, today) : null
}

/** The question once the balance is settled or left open, or null. */
export const questionAfterBalance = (
  stay: MarkableStay,
  action: EndAction,
  today: CalendarDate,
): AskedStay | null => (nightsLeft(stay, today) ? { stay, action, question: 'rest' } : null)
