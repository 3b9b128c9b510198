import { expect, it } from 'vitest'
import { keptFiles } from './kept-files.ts'

const chunk = (file: string, ...imports: string[]) => ({ file, imports })
const MANIFEST = {
  'index.html': { ...chunk('assets/index-1.js', '_vendor.js'), isEntry: true },
  '_vendor.js': chunk('assets/vendor-1.js'),
  'src/routes/rooms.tsx': chunk('assets/rooms-1.js', 'index.html'),
  'style.css': chunk('assets/style-1.css'),
  'src/pictures/logo.svg': chunk('assets/logo-1.svg'),
  'src/pictures/complaints-book.svg': chunk('assets/complaints-book-1.svg'),
  'src/pictures/banner/valley-banner.svg': chunk('assets/valley-banner-1.svg'),
  'src/pictures/banner/valley-banner-tall.svg': chunk('assets/valley-banner-tall-1.svg'),
  'src/pictures/gallery/sendero.jpg': chunk('assets/sendero-1.jpg'),
  'src/pictures/gallery/atardecer.svg': chunk('assets/atardecer-1.svg'),
  'src/pictures/gallery/mediodia.svg': chunk('assets/mediodia-1.svg'),
  'src/pictures/gallery/noche.svg': chunk('assets/noche-1.svg'),
}

it('P-07 caches all code, all fonts and few pictures, each in its smallest width', () => {
  expect(keptFiles(MANIFEST, ['assets/serif-1.woff2'])).toEqual([
    'assets/atardecer-1-480.webp',
    'assets/complaints-book-1.svg',
    'assets/index-1.js',
    'assets/logo-1.svg',
    'assets/mediodia-1-480.webp',
    'assets/rooms-1.js',
    'assets/sendero-1-480.webp',
    'assets/serif-1.woff2',
    'assets/valley-banner-tall-1-480.webp',
    'assets/vendor-1.js',
  ])
})

it('P-07 stops the build where a picture that is kept is gone', () => {
  const { 'src/pictures/logo.svg': _logo, ...rest } = MANIFEST
  expect(() => keptFiles(rest, [])).toThrow('logo.svg')
})
