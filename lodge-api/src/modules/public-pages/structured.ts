import { HOME, LODGE, RESTAURANT } from 'content'
import { formatSoles } from 'shared-ui/copy/format'
import { GARDEN, plantSummary } from 'shared-ui/copy/garden/garden'
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

/** The lodge with its rooms, their capacities and prices. Prices include IGV, as on the site. */
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
  containsPlace: rooms.map((room) => structuredRoom(site, room)),
})

function priceRange(rooms: readonly Room[]): string {
  const prices = rooms.map(({ pricePerNight }) => nightPriceWithIgv(pricePerNight))
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? formatSoles(least) : `${formatSoles(least)} - ${formatSoles(most)}`
}

const structuredRoom = (site: string, room: Room) => ({
  '@type': 'HotelRoom',
  name: `${room.category} ${room.identifier}`,
  description: room.description,
  url: `${site}/rooms`,
  occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity },
  ...(room.photo !== null && { image: site + roomPicture(room._id, room.photo) }),
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
      description: plantSummary(plant.description),
      image: site + plantPicture(plant._id, plant.photo),
      parentTaxon: { '@type': 'Taxon', name: plant.family.name, taxonRank: 'family' },
    },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      crumb(1, { name: LODGE.name, item: `${site}/` }),
      crumb(2, { name: GARDEN.title, item: `${site}/botanical-garden` }),
      crumb(3, { name: plant.name }),
    ],
  },
]

const crumb = (position: number, to: { name: string; item?: string }) => ({
  '@type': 'ListItem',
  position,
  ...to,
})
