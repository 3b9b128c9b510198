import { createFileRoute } from '@tanstack/react-router'
import { RestaurantScreen } from '../features/restaurant/RestaurantScreen.tsx'

export const Route = createFileRoute('/restaurant')({ component: RestaurantScreen })
