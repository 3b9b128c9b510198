import { expect, it } from 'vitest'
import { storedFiles } from './stored-files.ts'

const chunk = (file: string, ...imports: string[]) => ({ file, imports })
const MANIFEST = {
  'index.html': { ...chunk('assets/index-1.js', '_vendor.js'), isEntry: true },
  '_vendor.js': chunk('assets/vendor-1.js'),
  'src/routes/rooms.tsx': { ...chunk('assets/rooms-1.js', 'index.html'), css: ['assets/rooms-1.css'] },
  '../content/lodge/pictures/logo.svg': chunk('assets/logo-1.svg'),
  'src/pictures/complaints-book.svg': chunk('assets/complaints-book-1.svg'),
  '../content/lodge/pictures/banner/wide.svg': chunk('assets/wide-1.svg'),
  '../content/lodge/pictures/banner/tall.svg': chunk('assets/tall-1.svg'),
  '../content/lodge/pictures/strips/garden.jpg': chunk('assets/garden-1.jpg'),
  '../content/lodge/pictures/strips/rooms.svg': chunk('assets/strip-rooms-1.svg'),
  '../content/lodge/pictures/strips/contact.svg': chunk('assets/contact-1.svg'),
  '../content/lodge/pictures/gallery/noche.svg': chunk('assets/noche-1.svg'),
}

it('P-07 caches all code, styles and fonts, and few pictures, each in its smallest width', () => {
  expect(storedFiles(MANIFEST, ['assets/serif-1.woff2'])).toEqual([
    'assets/complaints-book-1.svg',
    'assets/contact-1-480.webp',
    'assets/garden-1-480.webp',
    'assets/index-1.js',
    'assets/logo-1.svg',
    'assets/rooms-1.css',
    'assets/rooms-1.js',
    'assets/serif-1.woff2',
    'assets/strip-rooms-1-480.webp',
    'assets/tall-1-480.webp',
    'assets/vendor-1.js',
  ])
})

it('P-07 throws when the build lacks a picture to cache', () => {
  const { '../content/lodge/pictures/logo.svg': _logo, ...rest } = MANIFEST
  expect(() => storedFiles(rest, [])).toThrow('/logo.')
})
