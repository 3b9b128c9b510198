import type { ReactNode } from 'react'
import { CANNOT_BOOK } from 'shared-ui/copy/booking'
import type { Stay } from 'shared-ui/rules/stay'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { TextPage } from '../../lib/TextPage.tsx'

export type CannotBookProps = {
  title: string
  /** What is wrong. */
  children: ReactNode
  /** The dates to search with, where they are good. */
  stay?: Stay | undefined
}

/** B-02: what the address asks for cannot be booked, and the way back to the search. */
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
