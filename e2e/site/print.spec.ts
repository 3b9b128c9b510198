import { readPdf } from '../../scripts/testing/read-pdf.ts'
import { rooms } from '../fixtures/rooms.ts'
import { expect, test } from '../lodge/lodge-test.ts'

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

test('P-04, P-16 printed rooms page has whole descriptions, cuts no card in two and leaves out the search', {
  tag: '@once',
}, async ({ page, lodge }) => {
  await page.goto('/rooms')
  const printed = await readPdf(await page.pdf({ format: 'A4' }))
  const sheets = printed.map(({ texts }) => withoutSpaces(texts.map(({ text }) => text).join('')))
  expect(sheets.join('')).not.toContain('Disponibilidad')
  for (const { identifier, description } of await rooms(lodge.publicUrl)) {
    const sheet = sheets.find((text) => text.includes(withoutSpaces(`Habitación ${identifier}`)))
    expect([identifier, sheet]).toEqual([
      identifier,
      expect.stringContaining(withoutSpaces(description.slice(-40))),
    ])
  }
})
