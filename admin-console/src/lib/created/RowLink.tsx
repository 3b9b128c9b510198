import { ButtonLink } from 'shared-ui/components/ButtonLink'
import { CREATED } from 'shared-ui/copy/console/created'

/** A link to the row or card of a record in the list below, which has the record's id as `id` and `tabIndex` -1. */
export const RowLink = ({ id }: { id: string }) => (
  <ButtonLink href={`#${id}`}>{CREATED.openInList}</ButtonLink>
)
