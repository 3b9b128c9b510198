import { useNavigate } from '@tanstack/react-router'

/**
 * Returns a function that signs out on arrival at the sign-in page, so that a form with unsaved input can ask first
 * (`sign-out-on-arrival.ts`).
 */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '/administrative-panel', state: { signOut: true } })
}
