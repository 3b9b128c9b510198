import { createFileRoute, notFound } from '@tanstack/react-router'

/** Any other path: requires sign-in like all pages, then shows the not-found page. */
export const Route = createFileRoute('/_console/_staff/$')({
  loader: () => {
    throw notFound()
  },
})
