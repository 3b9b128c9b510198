import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '../lib/hooks/when-idle.ts'
import { staffSession } from '../lib/session/staff-session.ts'
import { createConsoleRouter, preloadErrorScreens } from './router.tsx'
import 'shared-ui/styles/tokens.css'
import 'shared-ui/styles/console.css'
import 'shared-ui/styles/fonts.css'
import 'shared-ui/styles/reset.css'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no element #root to draw into')

const router = createConsoleRouter({ session: staffSession })

createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

// The router would reload at once when code cannot be loaded, also without a network, and show the browser's error page. Its mark
// that it has done so is set beforehand; MissingCodeScreen reloads when the server responds.
window.addEventListener('vite:preloadError', ({ payload }) => {
  sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
})

window.addEventListener('load', () => whenIdle(preloadErrorScreens), { once: true })
