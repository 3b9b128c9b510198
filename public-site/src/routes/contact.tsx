import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '../features/contact/ContactScreen.tsx'

export const Route = createFileRoute('/contact')({ component: ContactScreen })
