import { ROOM_TEXTS } from 'content'
import { type RefObject, useEffect, useRef } from 'react'
import { SelectField } from 'shared-ui/components/SelectField'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { formatPersons } from 'shared-ui/copy/format'
import { SEARCH } from 'shared-ui/copy/rooms/rooms-page'
import { useIsLive } from '../../../lib/document/use-is-live.ts'
import { StayFields } from '../../../lib/stay/StayFields.tsx'
import { useStayForm } from '../../../lib/stay/use-stay-form.ts'
import { MAX_PERSONS } from '../../../lib/stay-search.ts'
import styles from './AvailabilityPanel.module.css'
import { chosenEarlier } from './chosen-earlier.ts'
import { RESULTS_ID, SEARCH_ID } from './results-id.ts'
import type { RequestedRoom } from './use-requested-room.ts'
import type { StaySearchModel } from './use-stay-search.ts'

/**
 * The search form for free rooms. Without its code the browser submits it to the page's own address, and the server renders the
 * results.
 */
export function AvailabilityPanel({
  search,
}: {
  /** The search for dates of the page. */
  search: StaySearchModel
}) {
  const { today, stay, requested, setStay, submit } = search
  const form = useStayForm({ stay, today, onStayChange: setStay, onSubmit: submit })
  useChosenEarlier(form.element.ref, search)
  // Before that the button sends whatever is in the fields to the server.
  const isLive = useIsLive()
  return (
    <div className={styles.frame}>
      <form
        className={styles.panel}
        data-requested={requested ? '' : undefined}
        action={`#${RESULTS_ID}`}
        aria-labelledby={SEARCH_ID}
        {...form.element}
      >
        <h2 className={styles.title} id={SEARCH_ID} tabIndex={-1}>
          {requested ? titleFor(requested) : SEARCH.title}
        </h2>
        <StayFields form={form} today={today} />
        {!requested && <PersonsField search={search} />}
        <div className={styles.submit}>
          <SubmitButton form={{ ...form, isReady: form.isReady || !isLive, isPending: false }}>
            {requested ? SEARCH.goOn : SEARCH.submit}
          </SubmitButton>
        </div>
        <p className={styles.saving}>{ROOM_TEXTS.saving}</p>
      </form>
    </div>
  )
}

const titleFor = ({ name }: RequestedRoom): string =>
  name === null ? SEARCH.titleForRoom : SEARCH.titleFor(name)

const ANY = 'any'

const PERSONS = [
  { value: ANY, label: SEARCH.anyPersons },
  ...Array.from({ length: MAX_PERSONS }, (_, index) => ({
    value: String(index + 1),
    label: formatPersons(index + 1),
  })),
]

/** Filters the rooms by their capacity at once. */
function PersonsField({ search }: { search: StaySearchModel }) {
  return (
    <SelectField
      label={SEARCH.persons}
      name="persons"
      choices={PERSONS}
      value={search.persons === null ? ANY : String(search.persons)}
      onValueChange={(value) => search.setPersons(value === ANY ? null : Number(value))}
    />
  )
}

/** Takes over the dates and persons that a visitor chose before the code had loaded, which hydration would discard. */
function useChosenEarlier(form: RefObject<HTMLFormElement | null>, search: StaySearchModel): void {
  const first = useRef(search)
  useEffect(() => {
    const { stay, persons, setStay, setPersons } = first.current
    const chosen = chosenEarlier(new FormData(form.current ?? undefined), { stay, persons })
    if (chosen.stay) setStay(chosen.stay)
    if (chosen.persons !== undefined) setPersons(chosen.persons)
  }, [form])
}
