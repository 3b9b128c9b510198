import { createFileRoute } from '@tanstack/react-router'
import { EsnnaScreen } from '../features/esnna/EsnnaScreen.tsx'

export const Route = createFileRoute('/esnna')({ component: EsnnaScreen })
