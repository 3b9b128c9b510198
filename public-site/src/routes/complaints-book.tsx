import { createFileRoute } from '@tanstack/react-router'
import { ComplaintsScreen } from '../features/complaints/ComplaintsScreen.tsx'

export const Route = createFileRoute('/complaints-book')({ component: ComplaintsScreen })
