import { createFileRoute } from '@tanstack/react-router'
import { NewsletterForm } from '../features/newsletter/NewsletterForm.tsx'
import { RestaurantScreen } from '../features/restaurant/RestaurantScreen.tsx'

export const Route = createFileRoute('/restaurant')({ component: Restaurant })

function Restaurant() {
  return <RestaurantScreen newsletter={<NewsletterForm />} />
}
