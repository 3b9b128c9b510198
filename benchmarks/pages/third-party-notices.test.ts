import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it.each([
  ['public site', 'public-site/dist/client', ['react-dom', '@tanstack/react-router', 'valibot']],
  ['console', 'admin-console/dist', ['react-dom', 'jspdf', 'qrcode.react']],
])('W-04 the built %s contains the licences of its libraries and fonts', (_, folder, libraries) => {
  const notices = readFileSync(join(root, folder, 'third-party-notices.txt'), 'utf8')
  for (const library of libraries) expect(notices).toContain(`## ${library} - `)
  expect(notices).toContain('@fontsource-variable/source-sans-3 (OFL-1.1)')
  expect(notices).toContain('SIL Open Font License'.toUpperCase())
})
