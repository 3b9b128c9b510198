import { expect, it } from 'vitest'
import { requestKind } from './request-kind.ts'

const ORIGIN = 'https://www.example.pe'

const kindOf = (path: string, init: { method?: string; destination?: RequestDestination } = {}) =>
  requestKind({ method: 'GET', destination: '', ...init, url: new URL(path, ORIGIN).href }, ORIGIN)

it.each([
  ['/plant/abc', 'document', 'page'],
  ['/rooms?inDate=2027-03-10&outDate=2027-03-12', 'document', 'page'],
  ['/make-reservation/a/2027-03-10/2027-03-12', 'document', 'booking'],
  ['/', 'document', 'page'],
  ['/my-reservation', 'document', 'page'],
  ['/assets/index-a1b2.js', 'script', 'asset'],
  ['/assets/sendero-a1b2-480.webp', 'image', 'asset'],
  ['/api/plant?group=1&search=molle', '', 'plants'],
  ['/api/plant/find-one?plantID=abc', '', 'plant'],
  ['/api/plant/find-photo?plantID=abc&width=768&v=1', 'image', 'plant-photo'],
] as const)('P-07 classifies %s (%s) as %s', (path, destination, kind) => {
  expect(kindOf(path, { destination })).toBe(kind)
})

it.each([
  ['/api/room', ''],
  ['/api/room/filter?inDate=2027-03-10&outDate=2027-03-12', ''],
  ['/api/room/find-one?roomID=abc', ''],
  ['/api/room/find-photo?roomID=abc&width=320&v=1', 'image'],
  ['/api/reservation/purchase?purchaseNumber=1', ''],
  ['/api/guest-reservation?token=x', ''],
  ['/api/guest-reservation/calendar?token=x', 'document'],
  ['/api/plant/guide', ''],
  ['/api/constructor', ''],
  ['/api/docs', 'document'],
  ['/sitemap.xml', 'document'],
  ['/service-worker.js', 'script'],
  ['/share-picture.jpg', 'image'],
  ['/plant/abc', 'iframe'],
  ['https://cards.example.com/assets/form.js', 'script'],
  ['http://www.example.pe/plant/abc', 'document'],
] as const)('P-11, B-04, B-12 leaves %s (%s) to the network', (path, destination) => {
  expect(kindOf(path, { destination })).toBe('network')
})

it.each(['POST', 'HEAD', 'PUT', 'DELETE'])('B-04 leaves %s requests to the network', (method) => {
  expect(kindOf('/api/plant', { method })).toBe('network')
  expect(kindOf('/plant/abc', { method, destination: 'document' })).toBe('network')
})
