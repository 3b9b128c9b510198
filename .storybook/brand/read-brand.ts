import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile } from '../../content/folder.ts'
import { LODGE } from '../../content/index.ts'
import { jsonForScript } from '../../shared-ui/src/rules/text/escape-markup.ts'
import type { Brand } from './brand.ts'

const TOKENS = join(import.meta.dirname, '../../shared-ui/src/styles/tokens.css')

/** Reads the lodge's name, mark and addresses, and the tokens of the public site; without addresses, those of `npm start`. */
export function readBrand(): Brand {
  const [root = ''] = readFileSync(TOKENS, 'utf8').split('\n}')
  const tokens: Record<string, string> = {}
  for (const [, name = '', value = ''] of root.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)) {
    tokens[name] = value.replaceAll(/\s+/g, ' ')
  }
  return {
    name: LODGE.name,
    mark: readFileSync(pictureFile('.', 'favicon.svg'), 'utf8'),
    tokens,
    products: {
      publicSite: process.env['PUBLIC_URL'] ?? 'http://localhost:4000',
      adminSite: process.env['ADMIN_URL'] ?? 'http://localhost:4100',
    },
  }
}

/** A script element that makes the brand known to a page of Storybook. */
export const brandScript = (brand: Brand): string =>
  `<script>window.LODGE_BRAND = ${jsonForScript(brand)}</script>`
