import { PLANT_PAGE_MARKS } from 'shared-ui/rules/plant-page-marks'

/** The pages that are written at build time, each as a file of its own, and the modules that draw them in the browser. */
export const PAGES = [
  { path: '/', file: 'index.html', modules: routeParts('_live.tsx', '_live/index.tsx') },
  { path: '/rooms', file: 'rooms.html', modules: routeParts('_live.tsx', '_live/rooms.tsx') },
  {
    path: '/botanical-garden',
    file: 'botanical-garden.html',
    modules: routeParts('_live.tsx', '_live/botanical-garden.tsx'),
  },
  {
    path: `/plant/${PLANT_PAGE_MARKS.id}`,
    file: 'plant.html',
    modules: routeParts('_live.tsx', '_live/plant.$plantID.tsx'),
  },
  { path: '/restaurant', file: 'restaurant.html', modules: routeParts('restaurant.tsx') },
  { path: '/contact', file: 'contact.html', modules: routeParts('contact.tsx') },
  { path: '/politics', file: 'politics.html', modules: routeParts('politics.tsx') },
  { path: '/privacy', file: 'privacy.html', modules: routeParts('privacy.tsx') },
  { path: '/esnna', file: 'esnna.html', modules: routeParts('esnna.tsx') },
  { path: '/complaints-book', file: 'complaints-book.html', modules: routeParts('complaints-book.tsx') },
  {
    path: '/newsletter/confirm',
    file: 'newsletter/confirm.html',
    modules: routeParts('newsletter.confirm.tsx'),
  },
  {
    path: '/newsletter/unsubscribe',
    file: 'newsletter/unsubscribe.html',
    modules: routeParts('newsletter.unsubscribe.tsx'),
  },
  {
    path: '/my-reservation',
    file: 'my-reservation.html',
    modules: routeParts('_live.tsx', '_live/my-reservation.tsx'),
  },
  { path: '/404', file: '404.html', modules: ['src/app/NotFoundScreen.tsx'] },
]

/** The names under which the router's plugin splits the components of routes off. */
function routeParts(...files: string[]): string[] {
  return files.map((file) => `src/routes/${file}?tsr-split=component`)
}
