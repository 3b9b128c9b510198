import { createLink } from '@tanstack/react-router'
import { ButtonLink } from 'shared-ui/components/ButtonLink'

/** A link within the site that looks like a button. */
export const ButtonRouteLink = createLink(ButtonLink)
