import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribeScreen } from '../features/newsletter/UnsubscribeScreen.tsx'
import { readToken } from '../lib/read-token.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: readToken,
  component: Unsubscribe,
})

function Unsubscribe() {
  return <UnsubscribeScreen token={readToken(Route.useSearch()).token ?? ''} />
}
