import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribeScreen } from '../features/newsletter/UnsubscribeScreen.tsx'
import { useLinkToken } from '../lib/use-link-token.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({ component: Unsubscribe })

function Unsubscribe() {
  return <UnsubscribeScreen token={useLinkToken()} />
}
