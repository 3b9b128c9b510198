import {
  EMPTY_PLANT,
  newPlantProblems,
  type PlantDraft,
  plantProblems,
} from 'shared-ui/copy/garden/plant-form'
import { compareVersions } from 'shared-ui/forms/use-edit-record'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { describe, expect, it } from 'vitest'
import { samplePlant } from '../../../../test/samples/sample-plants.ts'
import { PLANT_EDIT } from './plant-draft.ts'

const SAVED = samplePlant()
const DRAFT = PLANT_EDIT.draftOf(SAVED)
const compare = (saved: StaffPlant, draft: PlantDraft) =>
  compareVersions({ read: SAVED, saved, draft }, PLANT_EDIT)
const PHOTO = new File(['x'], 'platano.png')

describe('the plant form', () => {
  it('A-14, V-07 requires every field and the photo of a new plant', () => {
    expect(Object.keys(newPlantProblems(EMPTY_PLANT)).toSorted()).toEqual(Object.keys(EMPTY_PLANT).toSorted())
  })

  it('A-14 requires no new photo of an existing plant', () => {
    expect(newPlantProblems(DRAFT)).toEqual({ photo: 'Elija una fotografía.' })
    expect(plantProblems(DRAFT)).toEqual({})
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(101) }],
    ['name', { name: '<b>Palta</b>' }],
    ['scientificName', { scientificName: 'Musa × paradisiaca; L.' }],
    ['zone', { zone: '' }],
    ['family', { family: '' }],
    ['description', { description: 'a'.repeat(2001) }],
    ['photo', { photo: new File(['x'], 'palta.heic') }],
  ])('V-07, V-08 reports an invalid %s', (field, part) => {
    expect(Object.keys(plantProblems({ ...DRAFT, ...part }))).toEqual([field])
  })

  it.each(['Ñuño Łő', '× Brassocattleya', "D'Arcy (L.) ’x’ & a/b-c, d.", '香草'])(
    'V-07 accepts the name %s',
    (name) => {
      expect(newPlantProblems({ ...DRAFT, name, scientificName: name, photo: PHOTO })).toEqual({})
    },
  )
})

it('case 19 compareVersions lists the fields that differ', () => {
  const draft = { ...DRAFT, name: `${DRAFT.name} `, zone: 'z9', photo: PHOTO }
  expect([...compare(SAVED, draft).differing]).toEqual(['zone', 'photo'])
  expect([...compare(SAVED, DRAFT).differing]).toEqual([])
})

it('case 19 compareVersions lists the fields that somebody else changed, including the photo', () => {
  const saved = { ...SAVED, zone: { _id: 'z9', name: 'Umbráculo' }, photo: 'def' }
  expect([...compare(saved, DRAFT).moved]).toEqual(['zone', 'photo'])
})
