import { expect, it } from 'vitest'
import { sitemapXml } from './sitemap.ts'

it('P-06, P-07 sitemapXml lists each page with its pictures and escapes URLs', () => {
  const pages = [
    { address: 'https://www.example.pe/' },
    { address: 'https://www.example.pe/plant/1', pictures: ['https://www.example.pe/p?a=1&b=<'] },
  ]
  expect(sitemapXml(pages).split('\n').slice(2)).toEqual([
    '<url><loc>https://www.example.pe/</loc></url>',
    '<url><loc>https://www.example.pe/plant/1</loc><image:image><image:loc>https://www.example.pe/p?a=1&amp;b=&lt;</image:loc></image:image></url>',
    '</urlset>',
    '',
  ])
})
