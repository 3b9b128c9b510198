import { expect, it } from 'vitest'
import { labelFileName } from './label-file-name.ts'

it.each([
  ['Plátano de seda', 'Musa × paradisiaca', 'platano-de-seda-musa-x-paradisiaca.pdf'],
  ['Wiñay wayna', '× Brassocattleya', 'winay-wayna-x-brassocattleya.pdf'],
  ['Lúcuma', 'Pouteria lucuma (Ruiz & Pav.) Kuntze', 'lucuma-pouteria-lucuma-ruiz-pav-kuntze.pdf'],
  ['Ñ / Ü', "D'Arcy, L.", 'n-u-d-arcy-l.pdf'],
  ['香草', 'Ванилла', '香草-ванилла.pdf'],
  ['...', '-', 'planta.pdf'],
  ['a'.repeat(100), 'b'.repeat(100), `${'a'.repeat(60)}-${'b'.repeat(60)}.pdf`],
])('A-15, case 14 labelFileName of %s, %s', (name, scientificName, file) => {
  expect(labelFileName({ name, scientificName })).toBe(file)
})
