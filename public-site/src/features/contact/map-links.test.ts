import { expect, it } from 'vitest'
import { geoLink, mapLinks } from './map-links.ts'

const PLACE = { latitude: -13.5, longitude: -72.25 }

it('P-26 mapLinks leads to the place in Google Maps, Waze and OpenStreetMap', () => {
  expect(mapLinks(PLACE).map(({ name, href }) => [name, href])).toEqual([
    ['Google Maps', 'https://www.google.com/maps/dir/?api=1&destination=-13.5,-72.25'],
    ['Waze', 'https://waze.com/ul?ll=-13.5,-72.25&navigate=yes'],
    ['OpenStreetMap', 'https://www.openstreetmap.org/?mlat=-13.5&mlon=-72.25#map=15/-13.5/-72.25'],
  ])
})

it("P-26 geoLink puts a pin with the lodge's name", () => {
  expect(geoLink(PLACE, 'Casa & Río')).toBe('geo:-13.5,-72.25?q=-13.5,-72.25(Casa%20%26%20R%C3%ADo)')
})
