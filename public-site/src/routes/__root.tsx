import { createRootRoute } from '@tanstack/react-router'
import { Frame } from '../features/frame/Frame.tsx'

export const Route = createRootRoute({ component: Frame })
