import { createFileRoute } from '@tanstack/react-router'
import { ConfirmScreen } from '../features/newsletter/ConfirmScreen.tsx'
import { readToken } from '../lib/read-token.ts'

export const Route = createFileRoute('/newsletter/confirm')({ validateSearch: readToken, component: Confirm })

function Confirm() {
  return <ConfirmScreen token={readToken(Route.useSearch()).token ?? ''} />
}
