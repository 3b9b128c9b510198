import { describe, expect, it } from 'vitest'
import { routeChunks, stylesOf } from './manifest.ts'

const component = (file: string) => `src/routes/${file}.tsx?tsr-split=component`
const MANIFEST = Object.fromEntries(
  ['_live', '_live/index', '_live/plant.$plantID', 'newsletter.confirm'].map((file) => [
    component(file),
    { file: 'assets/a.js' },
  ]),
)

describe('routeChunks', () => {
  it.each([
    ['/_live', '_live'],
    ['/_live/', '_live/index'],
    ['/_live/plant/$plantID', '_live/plant.$plantID'],
    ['/newsletter/confirm', 'newsletter.confirm'],
  ])('P-02 maps route %s to the chunk of %s', (id, file) => {
    expect(routeChunks(MANIFEST, [id])).toEqual([component(file)])
  })

  it('P-02 throws when a route has no chunk', () => {
    expect(() => routeChunks(MANIFEST, ['/rooms'])).toThrow('the route /rooms')
  })
})

describe('stylesOf', () => {
  it('P-02 lists each stylesheet once, after those of the imports whose rules it overrides', () => {
    const manifest = {
      entry: { file: 'entry.js', css: ['entry.css'] },
      shared: { file: 'shared.js', css: ['shared.css'], imports: ['entry'] },
      rooms: { file: 'rooms.js', css: ['rooms.css'], imports: ['shared', 'entry'] },
      home: { file: 'home.js' },
    }
    expect(stylesOf(manifest, ['rooms', 'entry'])).toEqual(['entry.css', 'shared.css', 'rooms.css'])
    expect(stylesOf(manifest, ['home'])).toEqual([])
  })
})
