import { createFileRoute } from '@tanstack/react-router'
import { ConfirmScreen } from '../features/newsletter/ConfirmScreen.tsx'
import { useLinkToken } from '../lib/use-link-token.ts'

export const Route = createFileRoute('/newsletter/confirm')({ component: Confirm })

function Confirm() {
  return <ConfirmScreen token={useLinkToken()} />
}
