import { Button } from 'shared-ui/components/Button'
import { SEARCH_ROOM } from 'shared-ui/copy/create-reservation'
import { ENTRY_FIELD_ID } from './StayForm.tsx'

/** Button that moves the focus to the dates, shown if no room is available. */
export function ChangeDates() {
  return (
    <Button onClick={() => document.getElementById(ENTRY_FIELD_ID)?.focus()}>
      {SEARCH_ROOM.changeDates}
    </Button>
  )
}
