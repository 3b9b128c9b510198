import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen } from '../features/terms/TermsScreen.tsx'

export const Route = createFileRoute('/politics')({ component: TermsScreen })
