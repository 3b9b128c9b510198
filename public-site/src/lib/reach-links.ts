import { LODGE } from 'content'

const { latitude, longitude } = LODGE.coordinates

/** The lodge on OpenStreetMap. */
export const MAP_LINK = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`

/** The route from where the visitor is to the lodge, in Google Maps. */
export const DIRECTIONS_LINK = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
