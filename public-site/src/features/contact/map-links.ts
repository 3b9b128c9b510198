import { CONTACT_PAGE } from 'shared-ui/copy/messages/contact'

export type Coordinates = { latitude: number; longitude: number }

/** Zoom level of OpenStreetMap that shows the last streets before the lodge. */
const ZOOM = 15

/** Returns links to a place in several map services: plain addresses, without a script of theirs. */
export function mapLinks({ latitude, longitude }: Coordinates): { name: string; href: string }[] {
  const point = `${latitude},${longitude}`
  const { services } = CONTACT_PAGE
  return [
    { name: services.google, href: `https://www.google.com/maps/dir/?api=1&destination=${point}` },
    { name: services.waze, href: `https://waze.com/ul?ll=${point}&navigate=yes` },
    {
      name: services.openStreetMap,
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`,
    },
  ]
}

/** Returns the `geo:` address that opens the map app of a phone, with a pin that has this name. */
export const geoLink = ({ latitude, longitude }: Coordinates, name: string): string =>
  `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`
