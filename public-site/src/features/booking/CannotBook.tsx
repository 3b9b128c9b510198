import type { ReactNode } from 'react'
import { CANNOT_BOOK } from 'shared-ui/copy/booking/booking'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { ButtonRouteLink } from '../../lib/page/links.tsx'
import { TextPage } from '../../lib/page/text-page/TextPage.tsx'

export type CannotBookProps = {
  title: string
  /** The reason. */
  children: ReactNode
  /** The dates to search with, if they are valid. */
  stay?: Stay | undefined
}

/** Shown when the room or dates of the address cannot be booked, with a link to the search. */
export function CannotBook({ title, children, stay }: CannotBookProps) {
  return (
    <TextPage title={title}>
      <p>{children}</p>
      <p>
        <ButtonRouteLink
          variant="primary"
          to="/rooms"
          search={stay ? { inDate: stay.entry, outDate: stay.departure } : {}}
        >
          {CANNOT_BOOK.back}
        </ButtonRouteLink>
      </p>
    </TextPage>
  )
}
