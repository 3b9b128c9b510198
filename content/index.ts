/**
 * The content of one lodge, separate from the software; each part is read from the chosen folder and validated
 * (README.md).
 */
export { BANNER } from './parts/banner.ts'
export { CONTACT } from './parts/contact.ts'
export { DEMO_GARDEN, type DemoPlant } from './parts/demo-garden.ts'
export { DEMO_ROOMS } from './parts/demo-rooms.ts'
export { GALLERY } from './parts/gallery.ts'
export { GARDEN_TEXTS } from './parts/garden.ts'
export { HOME } from './parts/home.ts'
export { LODGE } from './parts/lodge.ts'
export { NEWSLETTER_TEXTS } from './parts/newsletter.ts'
export { RESTAURANT } from './parts/restaurant.ts'
export { ROOM_TEXTS, type RoomFacts } from './parts/rooms.ts'
export { HOUSE_TERMS } from './parts/terms.ts'
