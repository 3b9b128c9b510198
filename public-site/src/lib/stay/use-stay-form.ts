import { FIELD_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Problems } from 'shared-ui/forms/form-fields'
import { type FormFields, useFormFields } from 'shared-ui/forms/use-form-fields'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { faultyDate, type Stay, stayProblem, withEntry } from 'shared-ui/rules/reservations/stay'

export type StayFormOptions = {
  stay: Stay
  /** Today in Lima; null in a page that only the build rendered, which checks nothing. */
  today: CalendarDate | null
  onStayChange: (stay: Stay) => void
  /** Called with a stay that can be booked. */
  onSubmit: (stay: Stay) => void
}

/** The fields of a stay. */
export type StayForm = FormFields<Stay>

/** A form of entry and departure with the rules of a booking. An entry that passes the departure moves it. */
export function useStayForm({ stay, today, onStayChange, onSubmit }: StayFormOptions): StayForm {
  return useFormFields<Stay>({
    draft: stay,
    onDraftChange: (change) => {
      const next = change(stay)
      onStayChange(next.entry === stay.entry ? next : withEntry(next, next.entry))
    },
    check: (draft) => (today === null ? {} : stayProblems(draft, today)),
    // The address of a page may have dates that cannot be booked.
    shownAtOnce: ['entry', 'departure'],
    onSubmit,
  })
}

function stayProblems(stay: Stay, today: CalendarDate): Problems<Stay> {
  const problem = stayProblem(stay, today)
  return problem ? { [faultyDate(problem)]: FIELD_SENTENCES[problem] } : {}
}
