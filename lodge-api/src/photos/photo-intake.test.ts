import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { PhotoTooManyPixels, PhotoTypeUnknown, PhotoUnreadable } from './photo-errors.ts'
import { readPhoto } from './photo-intake.ts'

const RED = '#c0281c'
const BLUE = '#1c4fc0'

const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** A picture with a red left half and a blue right half. */
const halves = async (): Promise<Sharp> =>
  plain(400, 300, BLUE).composite([{ input: await plain(200, 300, RED).png().toBuffer(), left: 0, top: 0 }])

const svgOf = (inside: string, size = 'width="40" height="30"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of a few bytes whose header declares the given size. */
function tinyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const pixels = deflateSync(Buffer.alloc(64))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The largest size that is stored. */
async function storedPicture(original: Uint8Array, kind: 'room' | 'plant' = 'room') {
  const { sizes } = await readPhoto(original, kind)
  return sharp(sizes.at(-1)?.bytes)
}

type Point = { left: number; top: number }

/** Returns the colour that a pixel is closer to. */
async function colourAt(picture: Sharp, point: Point): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await picture
    .clone()
    .extract({ ...point, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return red > blue ? 'red' : 'blue'
}

it('N-06 stores a plant picture as squares up to 768 pixels and a room picture at 4:3', async () => {
  const original = await plain(90, 60, RED).png().toBuffer()
  const [plant, room] = await Promise.all([readPhoto(original, 'plant'), readPhoto(original, 'room')])
  const largest = await sharp(plant.sizes.at(-1)?.bytes).metadata()
  expect([largest.format, largest.width, largest.height]).toEqual(['webp', 768, 768])
  expect(plant.sizes.map(({ width }) => width)).toEqual([320, 480, 768])
  expect(room.sizes.map(({ width }) => width)).toEqual([320, 480, 768, 1024])
})

it('case 15 rotates a photo by its EXIF orientation and drops its metadata and location', async () => {
  const turned = await (await halves())
    .withExif({ IFD0: { Copyright: 'Rosa' }, IFD3: { GPSLatitude: '12/1 2/1 3/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(turned).metadata()).orientation).toBe(6)
  const picture = await storedPicture(turned)
  expect(await colourAt(picture, { left: 512, top: 20 })).toBe('red')
  expect(await colourAt(picture, { left: 512, top: 740 })).toBe('blue')
  const metadata = await picture.metadata()
  expect(metadata.exif).toBeUndefined()
  expect(metadata.orientation).toBeUndefined()
  expect(metadata.icc).toBeUndefined()
})

it.each([
  ['JPEG', async () => (await halves()).jpeg().toBuffer()],
  ['WebP', async () => (await halves()).webp().toBuffer()],
  ['GIF', async () => (await halves()).gif().toBuffer()],
  ['CMYK JPEG', async () => (await halves()).toColourspace('cmyk').jpeg().toBuffer()],
  [
    'SVG',
    async () =>
      svgOf(
        `<rect width="20" height="30" fill="${RED}"/><rect x="20" width="20" height="30" fill="${BLUE}"/>`,
      ),
  ],
  [
    'SVG after a declaration, a comment and a doctype',
    async () =>
      Buffer.concat([
        Buffer.from(
          '\uFEFF<?xml version="1.0"?>\n<!-- <svg> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">',
        ),
        svgOf(
          `<rect width="20" height="30" fill="${RED}"/><rect x="20" width="20" height="30" fill="${BLUE}"/>`,
        ),
      ]),
  ],
])('N-06 accepts a %s', async (_name, make) => {
  const picture = await storedPicture(await make())
  expect(await colourAt(picture, { left: 100, top: 384 })).toBe('red')
  expect(await colourAt(picture, { left: 900, top: 384 })).toBe('blue')
})

it('N-06 stores the first frame of an animation', async () => {
  const frames = [await plain(40, 30, RED).png().toBuffer(), await plain(40, 30, BLUE).png().toBuffer()]
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect(await colourAt(await storedPicture(animation), { left: 512, top: 384 })).toBe('red')
})

it('N-06 fills transparent pixels with the page background', async () => {
  const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } }).png()
  const { dominant } = await (await storedPicture(await clear.toBuffer())).stats()
  expect(dominant.r).toBeGreaterThan(240)
})

it('case 15 accepts 48 megapixels', async () => {
  const large = await plain(8000, 6000, RED).png({ compressionLevel: 1 }).toBuffer()
  expect(await colourAt(await storedPicture(large), { left: 512, top: 384 })).toBe('red')
})

it.each([
  ['a tiny file that unpacks to 30,000×30,000', tinyPng(30_000, 30_000)],
  ['50.4 megapixels', tinyPng(8_000, 6_300)],
  ['an SVG of 20,000×20,000', svgOf('', 'width="20000" height="20000"')],
])('case 15 V-08 rejects %s before it is decoded', async (_name, bytes) => {
  await expect(readPhoto(bytes, 'room')).rejects.toThrow(PhotoTooManyPixels)
})

it('case 15 rejects an SVG that is too thin to be rendered', async () => {
  const hair = svgOf('<rect width="1" height="20000"/>', 'width="1" height="20000"')
  await expect(readPhoto(hair, 'room')).rejects.toMatchObject({ fields: { photo: 'photo_svg_complex' } })
})

it.each([
  ['a text', Buffer.from('Esto no es una imagen, aunque se llame molle.png')],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['an HTML page that contains an SVG', Buffer.from('<!DOCTYPE html><html><svg></svg></html>')],
  ['an empty file', Buffer.alloc(0)],
])('case 15 V-08 rejects %s by its content', async (_name, bytes) => {
  await expect(readPhoto(bytes, 'room')).rejects.toMatchObject({ fields: { photo: 'photo_type' } })
})

it.each([
  ['a file', '<image href="file:///etc/hostname" width="9" height="9"/>'],
  ['a URL', '<image xlink:href="https://example.com/a.png"/>'],
  ['another picture', `<image href='data:image/png;base64,AAAA'/>`],
  ['a stylesheet', '<style>@import url(a.css);</style>'],
  ['a picture in a style', '<rect style="fill:url( &quot;https://example.com/a.svg#b&quot;)"/>'],
])('case 15 rejects an SVG that refers to %s outside itself', async (_name, inside) => {
  await expect(readPhoto(svgOf(inside), 'room')).rejects.toThrow(PhotoTypeUnknown)
})

it.each([
  ['of other entities', '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">', '&b;'],
  ['of a file', '<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'],
  ['of markup', '<!ENTITY a "<rect/>">', '&a;'],
  ['used too often', '<!ENTITY a "aaaa">', '&a;'.repeat(1001)],
])('case 15 rejects an SVG with an entity %s', async (_name, definitions, used) => {
  const svg = Buffer.concat([Buffer.from(`<!DOCTYPE svg [${definitions}]>`), svgOf(`<text>${used}</text>`)])
  await expect(readPhoto(svg, 'room')).rejects.toMatchObject({ fields: { photo: 'photo_svg_entities' } })
})

it.each([
  [
    'the namespaces of Illustrator',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      <!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>
    ]><svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" width="40" height="30"><rect width="9" height="9"/></svg>`,
  ],
  [
    'links',
    svgOf('<a href="https://example.com/"><rect width="9" height="9"/></a><a target="_top"><path d=""/></a>'),
  ],
  ['a URL in a comment', svgOf('<!-- href="https://example.com/a.png" --><rect width="9" height="9"/>')],
])('A-07 renders an SVG with %s', async (_name, svg) => {
  expect((await readPhoto(Buffer.from(svg), 'room')).sizes.length).toBeGreaterThan(0)
})

it('case 15 renders an SVG that refers to its own elements', async () => {
  const within = svgOf(
    `<defs><linearGradient id="a"><stop stop-color="${RED}"/></linearGradient></defs><rect width="40" height="30" fill="url(#a)"/>`,
  )
  expect(await colourAt(await storedPicture(within), { left: 512, top: 384 })).toBe('red')
})

it.each([
  ['truncated', async () => (await (await halves()).png().toBuffer()).subarray(0, 300)],
  ['a JPEG by its first bytes only', async () => Buffer.from('\xff\xd8\xff broken', 'latin1')],
  ['an unclosed SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect>')],
])('case 15 reports a picture that is %s as unreadable and accepts the next', async (_name, make) => {
  const whole = await plain(40, 30, RED).png().toBuffer()
  const uploads = [await make(), whole].map((bytes) => readPhoto(bytes, 'room'))
  const [broken, next] = await Promise.allSettled(uploads)
  expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(PhotoUnreadable) })
  expect(next?.status).toBe('fulfilled')
})
