import { expect, it } from 'vitest'
import { type CsvCell, csvText } from './csv.ts'

/** The file's text of the only cell of a table with one column. */
const cell = (value: CsvCell): string => csvText(['x'], [[value]]).slice('\uFEFFx\r\n'.length, -'\r\n'.length)

it('case 14 writes UTF-8 with a byte order mark, a row of column names and one row for each record', () => {
  const rows = [
    ['Núñez & Hijos', 333.33],
    ['× Brassocattleya', -12.5],
  ]
  expect(csvText(['Nombre', 'Total (S/.)'], rows)).toBe(
    '\uFEFFNombre;Total (S/.)\r\nNúñez & Hijos;333.33\r\n× Brassocattleya;-12.5\r\n',
  )
  expect(csvText(['Nombre', 'Correo'], [])).toBe('\uFEFFNombre;Correo\r\n')
})

it.each<[what: string, value: CsvCell, written: string]>([
  ['plain text', 'Ana Luz', 'Ana Luz'],
  ['nothing', null, ''],
  ['an empty text', '', ''],
  ['a number', 1025, '1025'],
  ['a negative number', -3.5, '-3.5'],
  ['a comma', 'Lima, Perú', '"Lima, Perú"'],
  ['a semicolon', 'uno;=1+1', '"uno;=1+1"'],
  ['a quote', 'la "Molle"', '"la ""Molle"""'],
  ['a line break', 'uno\ndos', '"uno\ndos"'],
  ['a line break of Windows', 'uno\r\ndos', '"uno\r\ndos"'],
  ['spaces at the ends', ' Ana ', '" Ana "'],
  ['an element', '<b>Ana</b>', '<b>Ana</b>'],
])('case 14 quotes as RFC 4180 requires: %s', (_what, value, written) => {
  expect(cell(value)).toBe(written)
})

it.each([
  ['=1+1', "'=1+1"],
  ['+51984000111', "'+51984000111"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', '"\'\t=1+1"'],
  ['\r=1+1', '"\'\r=1+1"'],
  ['\n=1+1', '"\'\n=1+1"'],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("https://example.com";"ver")', '"\'=HYPERLINK(""https://example.com"";""ver"")"'],
])('case 14 %j cannot run as a formula', (value, written) => {
  expect(cell(value)).toBe(written)
})

it.each<[what: string, value: CsvCell, written: string]>([
  ['a DNI', { identifier: '07123456' }, '"=""07123456"""'],
  ['a RUC', { identifier: '20603456789' }, '"=""20603456789"""'],
  ['a phone', { identifier: '+51 984-000-111' }, '"=""+51 984-000-111"""'],
  ['a text that is no identifier', { identifier: '=1"+"1' }, '"\'=1""+""1"'],
  ['no identifier', { identifier: '' }, ''],
  ['an amount', { centimos: -123_450 }, '-1234.50'],
  ['a day', { day: '2027-03-10' }, '2027-03-10'],
])('D-04 writes %s so that spreadsheets keep it', (_, value, written) => {
  expect(cell(value)).toBe(written)
})

it('D-04 separates by semicolon for spreadsheets, and by comma for services', () => {
  expect(csvText(['a', 'b'], [[1, 2]])).toBe('\uFEFFa;b\r\n1;2\r\n')
  expect(csvText(['a', 'b'], [[1, 2]], ',')).toBe('\uFEFFa,b\r\n1,2\r\n')
})

it('case 14 column names cannot run as a formula', () => {
  expect(csvText(['=1+1'], [])).toBe("\uFEFF'=1+1\r\n")
})
