import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every other path: after sign-in like all of them, then the page that says there is nothing. */
export const Route = createFileRoute('/_console/_staff/$')({
  loader: () => {
    throw notFound()
  },
})
