import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { spreadsheet } from './spreadsheet.ts'

it('D-04 writes an Excel file with identifiers and formulas as texts, amounts and days as numbers', async () => {
  const bytes = await spreadsheet({
    name: 'Movimientos 2027-03',
    heads: ['RUC', 'Total', 'Fecha', 'Concepto'],
    rows: [[{ identifier: '07123456' }, { centimos: 123_450 }, { day: '2027-03-10' }, '=1+1']],
  })
  const files = unzipSync(bytes)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const sheet = text('xl/worksheets/sheet1.xml')
  expect(text('xl/workbook.xml')).toContain('name="Movimientos 2027-03"')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toMatch(/<v>1234\.5<\/v>/)
  expect(sheet).toMatch(/<v>46456<\/v>/)
  expect(`${sheet}${text('xl/sharedStrings.xml')}`).toContain('07123456')
  expect(`${sheet}${text('xl/sharedStrings.xml')}`).toContain('=1+1')
})
