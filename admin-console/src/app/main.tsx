import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { staffSession } from '../lib/session/staff-session.ts'
import { createConsoleQueryClient, keepInStep } from './query-client.ts'
import { createConsoleRouter } from './router.tsx'
import './styles.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no element #root to draw into')

const queryClient = createConsoleQueryClient()
keepInStep(queryClient, staffSession)

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createConsoleRouter(queryClient)} />
    </QueryClientProvider>
  </StrictMode>,
)
