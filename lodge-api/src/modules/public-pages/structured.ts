import { HOME, LODGE, RESTAURANT, ROOM_TEXTS } from 'content'
import { formatSoles } from 'shared-ui/copy/format'
import { GARDEN } from 'shared-ui/copy/garden/garden'
import { ROOM_PAGE } from 'shared-ui/copy/rooms/room-page'
import { ROOMS_PAGE } from 'shared-ui/copy/rooms/rooms-page'
import { pageSummary } from 'shared-ui/copy/site/page-summary'
import { RESTAURANT_PAGE } from 'shared-ui/copy/site/restaurant'
import { nightPriceWithIgv } from 'shared-ui/rules/money/money'
import type { Plant } from 'shared-ui/validators/garden/plant'
import type { Room } from 'shared-ui/validators/rooms/room'
import { plantPicture, roomPicture } from './picture-addresses.ts'

/** Structured data of pages in the vocabulary of schema.org. `site` is the public URL without a trailing slash. */

const place = () => ({
  telephone: LODGE.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: LODGE.address.street,
    addressLocality: LODGE.address.town,
    addressRegion: LODGE.address.region,
    addressCountry: LODGE.address.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', ...LODGE.coordinates },
})

const lodgeId = (site: string): string => `${site}/#hospedaje`

/** The lodge with its rooms, their capacities and prices; the pages of the rooms say more. Prices include IGV, as on the site. */
export const structuredLodge = (site: string, rooms: readonly Room[]) => ({
  '@context': 'https://schema.org',
  '@type': ['LodgingBusiness', 'Hotel'],
  '@id': lodgeId(site),
  name: LODGE.name,
  description: HOME.description,
  url: `${site}/`,
  image: `${site}/share-picture.jpg`,
  email: LODGE.email,
  ...place(),
  taxID: LODGE.ruc,
  sameAs: LODGE.social.map(({ url }) => url),
  checkinTime: LODGE.checkIn.from,
  checkoutTime: LODGE.checkOut,
  currenciesAccepted: 'PEN',
  numberOfRooms: rooms.length,
  ...(rooms.length > 0 && { priceRange: priceRange(rooms) }),
  containsPlace: rooms.map((room) => roomOffer(site, room)),
})

function priceRange(rooms: readonly Room[]): string {
  const prices = rooms.map(({ pricePerNight }) => nightPriceWithIgv(pricePerNight))
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? formatSoles(least) : `${formatSoles(least)} - ${formatSoles(most)}`
}

const roomOffer = (site: string, room: Room) => ({
  '@type': 'HotelRoom',
  '@id': `${site}/rooms/${room._id}#habitacion`,
  name: `${room.category} ${room.identifier}`,
  url: `${site}/rooms/${room._id}`,
  occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity },
  offers: {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: nightPriceWithIgv(room.pricePerNight),
      priceCurrency: 'PEN',
      unitCode: 'DAY',
      valueAddedTaxIncluded: true,
    },
  },
})

/** The page of a room: the room with its beds, what it offers and its price, and the breadcrumbs. */
export const structuredRoomPage = (site: string, room: Room) => [
  {
    '@context': 'https://schema.org',
    ...roomOffer(site, room),
    description: room.description,
    ...(room.photo !== null && { image: site + roomPicture(room._id, room.photo) }),
    containedInPlace: { '@id': lodgeId(site) },
    ...bedOf(room.identifier),
    amenityFeature: [
      [ROOM_PAGE.services.breakfast, ROOM_TEXTS.services.breakfast],
      [ROOM_PAGE.services.heating, ROOM_TEXTS.services.heating],
      [ROOM_PAGE.services.parking, ROOM_TEXTS.services.parking],
    ].map(([name, value]) => ({ '@type': 'LocationFeatureSpecification', name, value })),
  },
  breadcrumbs(
    { name: LODGE.name, item: `${site}/` },
    { name: ROOMS_PAGE.title, item: `${site}/rooms` },
    { name: ROOM_PAGE.title(room.identifier, room.category) },
  ),
]

function bedOf(identifier: string) {
  const facts = ROOM_TEXTS.rooms.find((room) => room.identifier === identifier)
  return facts && { bed: { '@type': 'BedDetails', typeOfBed: facts.beds } }
}

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const withTwoDigits = (time: string): string => time.padStart(5, '0')

/** The restaurant with the hours of each meal, the same every day. */
export const structuredRestaurant = (site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name: `${RESTAURANT_PAGE.title} ${LODGE.name}`,
  description: RESTAURANT.description,
  url: `${site}/restaurant`,
  image: `${site}/share-picture.jpg`,
  ...place(),
  servesCuisine: 'Peruana',
  currenciesAccepted: 'PEN',
  containedInPlace: { '@id': lodgeId(site) },
  openingHoursSpecification: RESTAURANT.schedule.map(({ meal, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    name: meal,
    dayOfWeek: EVERY_DAY,
    opens: withTwoDigits(from),
    closes: withTwoDigits(to),
  })),
})

/** A plant with its species and family, and the breadcrumbs of its page. */
export const structuredPlant = (site: string, plant: Plant) => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: `${site}/plant/${plant._id}`,
    name: plant.name,
    inLanguage: 'es-PE',
    primaryImageOfPage: site + plantPicture(plant._id, plant.photo),
    about: {
      '@type': 'Taxon',
      name: plant.scientificName,
      alternateName: plant.name,
      description: pageSummary(plant.description),
      image: site + plantPicture(plant._id, plant.photo),
      parentTaxon: { '@type': 'Taxon', name: plant.family.name, taxonRank: 'family' },
    },
  },
  breadcrumbs(
    { name: LODGE.name, item: `${site}/` },
    { name: GARDEN.title, item: `${site}/botanical-garden` },
    { name: plant.name },
  ),
]

/** The path from the home page to a page; the page itself has no address there. */
const breadcrumbs = (...pages: { name: string; item?: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: pages.map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...page })),
})
