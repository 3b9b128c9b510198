import { ROOM_TEXTS } from 'content'
import type { SubmitEvent } from 'react'
import { Button } from 'shared-ui/components/Button'
import { focusFirstFault } from 'shared-ui/components/Field'
import { SelectField } from 'shared-ui/components/SelectField'
import { formatPersons } from 'shared-ui/copy/format'
import { SEARCH } from 'shared-ui/copy/rooms/rooms-page'
import { StayFields } from '../../lib/stay/StayFields.tsx'
import { MAX_PERSONS } from '../../lib/stay-search.ts'
import styles from './AvailabilityPanel.module.css'
import { SEARCH_ID } from './results-id.ts'
import type { StaySearchModel } from './use-stay-search.ts'
import type { WantedRoom } from './use-wanted-room.ts'

/** The search form for free rooms. The fields are read-only until today is known, since hydration would discard what is typed. */
export function AvailabilityPanel({ search }: { search: StaySearchModel }) {
  const { today, stay, problem, wanted } = search
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (problem) focusFirstFault(event.currentTarget)
    else if (today) search.submit()
  }
  return (
    <div className={styles.frame}>
      <form
        className={styles.panel}
        data-wanted={wanted ? '' : undefined}
        aria-labelledby={SEARCH_ID}
        onSubmit={send}
        noValidate
      >
        <h2 className={styles.title} id={SEARCH_ID} tabIndex={-1}>
          {wanted ? titleFor(wanted) : SEARCH.title}
        </h2>
        <StayFields stay={stay} problem={problem} today={today} onStayChange={search.setStay} />
        {!wanted && <PersonsField search={search} />}
        <Button className={styles.submit} variant="primary" type="submit" notReady={problem !== null}>
          {wanted ? SEARCH.goOn : SEARCH.submit}
        </Button>
        <p className={styles.saving}>{ROOM_TEXTS.saving}</p>
      </form>
    </div>
  )
}

const titleFor = ({ name }: WantedRoom): string =>
  name === null ? SEARCH.titleForRoom : SEARCH.titleFor(name)

const ANY = 'any'

const PERSONS = [
  { value: ANY, label: SEARCH.anyPersons },
  ...Array.from({ length: MAX_PERSONS }, (_, index) => ({
    value: String(index + 1),
    label: formatPersons(index + 1),
  })),
]

/** Filters the rooms by their capacity at once. Disabled until the page is hydrated, as the dates are read-only. */
function PersonsField({ search }: { search: StaySearchModel }) {
  return (
    <SelectField
      label={SEARCH.persons}
      choices={PERSONS}
      value={search.persons === null ? ANY : String(search.persons)}
      disabled={search.today === null}
      onValueChange={(value) => search.setPersons(value === ANY ? null : Number(value))}
    />
  )
}
