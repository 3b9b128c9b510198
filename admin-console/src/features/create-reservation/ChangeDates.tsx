import { Button } from 'shared-ui/components/Button'
import { SEARCH_ROOM } from 'shared-ui/copy/create-reservation'
import { ENTRY_FIELD_ID } from './StayForm.tsx'

/** W-09: where nothing is free, back to the dates. */
export function ChangeDates() {
  return (
    <Button onClick={() => document.getElementById(ENTRY_FIELD_ID)?.focus()}>
      {SEARCH_ROOM.changeDates}
    </Button>
  )
}
