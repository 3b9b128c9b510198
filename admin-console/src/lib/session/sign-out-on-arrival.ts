import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { SessionStore } from './session-store.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Ends the session on arrival. The page is left first, so that a form with unsaved input can ask. */
    signOut?: boolean
  }
}

/** Guard of the sign-in page: ends the session if the navigation asks for it. */
export function signOutOnArrival({ session }: { session: SessionStore }, { state }: ParsedLocation): void {
  if (!state.signOut) return
  session.signOut()
  // Without the state, so that a reload after the next sign-in does not sign out again.
  throw redirect({ to: '/administrative-panel', replace: true })
}
