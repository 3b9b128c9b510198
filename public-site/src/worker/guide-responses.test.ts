import type { Plant } from 'shared-ui/validators/garden/plant'
import { expect, it } from 'vitest'
import { groupOfGuide, type PlantGuide, plantOfGuide } from './guide-responses.ts'

const plant = (_id: string, name: string, scientificName: string): Plant => ({
  _id,
  name,
  scientificName,
  description: 'Florece después de las lluvias.',
  zone: { _id: 'z1', name: 'Umbráculo' },
  family: { _id: 'f1', name: 'Orchidaceae' },
  photo: 'abc',
  version: 1,
})

const guide: PlantGuide = {
  storedOn: '2026-11-28',
  plants: [
    plant('brasso', 'Brassocattleya', '× Brassocattleya'),
    plant('platano', 'Plátano de seda', 'Musa × paradisiaca'),
    ...Array.from({ length: 12 }, (_, index) => plant(`m${index}`, `Molle ${index}`, 'Schinus molle')),
  ],
}

const found = (search: string) =>
  groupOfGuide(guide, new URLSearchParams({ search }))?.plants.map(({ _id }) => _id)

it('P-06, C-05 returns stored plants in groups of 12, in the order of the server', () => {
  const group = (number: string) => groupOfGuide(guide, new URLSearchParams({ group: number }))
  expect(
    group('0')
      ?.plants.map(({ _id }) => _id)
      .slice(0, 3),
  ).toEqual(['brasso', 'platano', 'm0'])
  expect(group('0')).toMatchObject({ total: 14, storedOn: '2026-11-28' })
  expect(group('1')?.plants.map(({ _id }) => _id)).toEqual(['m10', 'm11'])
  expect(group('2')?.plants).toEqual([])
  expect(group('x')).toBeNull()
})

it.each([
  ['platano', ['platano']],
  ['PLÁTANO', ['platano']],
  ['x brassocattleya', ['brasso']],
  ['seda orchid umbra', ['platano']],
  ['baobab', []],
  ['%', []],
  ['_', []],
])('P-06, case 16 finds %s in stored plants like the server', (search, ids) => {
  expect(found(search)).toEqual(ids)
})

it('P-07 returns a stored plant by id, or null if it is not stored', () => {
  const plantFor = (plantID: string) => plantOfGuide(guide, new URLSearchParams({ plantID }))
  expect(plantFor('platano')).toMatchObject({ plant: { name: 'Plátano de seda' }, storedOn: '2026-11-28' })
  expect(plantFor('nadie')).toBeNull()
  expect(plantOfGuide(guide, new URLSearchParams())).toBeNull()
})
