import { escapeMarkup } from 'shared-ui/rules/text/escape-markup'

/** A page of the sitemap: its URL and the URLs of its pictures. */
export type SitemapPage = { address: string; pictures?: readonly string[] }

/** Renders a sitemap with Google's image extension (sitemaps.org). */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.map(pageXml),
    '</urlset>\n',
  ].join('\n')
}

const pageXml = ({ address, pictures = [] }: SitemapPage): string =>
  `<url><loc>${escapeMarkup(address)}</loc>${pictures.map(pictureXml).join('')}</url>`

const pictureXml = (address: string): string =>
  `<image:image><image:loc>${escapeMarkup(address)}</image:loc></image:image>`
