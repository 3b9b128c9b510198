import { EMPTY_PLANT, newPlantProblems, plantProblems } from 'shared-ui/copy/plant-form'
import { describe, expect, it } from 'vitest'
import { differingFields, draftOf, movedFields } from './plant-draft.ts'
import { samplePlant } from './sample-plants.ts'

const SAVED = samplePlant()
const DRAFT = draftOf(SAVED)
const PHOTO = new File(['x'], 'platano.png')

describe('the plant form', () => {
  it('A-14, V-07 an untouched one asks for every field, the photo included', () => {
    expect(Object.keys(newPlantProblems(EMPTY_PLANT)).toSorted()).toEqual(Object.keys(EMPTY_PLANT).toSorted())
  })

  it('A-14 one that is edited needs no new photo', () => {
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
  ])('V-07 V-08 finds the fault in %s', (field, part) => {
    expect(Object.keys(plantProblems({ ...DRAFT, ...part }))).toEqual([field])
  })

  it.each(['Ñuño Łő', '× Brassocattleya', "D'Arcy (L.) ’x’ & a/b-c, d.", '香草'])(
    'V-07 takes the name %s',
    (name) => {
      expect(newPlantProblems({ ...DRAFT, name, scientificName: name, photo: PHOTO })).toEqual({})
    },
  )
})

it('case 19 names the fields that differ', () => {
  const draft = { ...DRAFT, name: `${DRAFT.name} `, zone: 'z9', photo: PHOTO }
  expect([...differingFields(SAVED, draft)]).toEqual(['zone', 'photo'])
  expect([...differingFields(SAVED, DRAFT)]).toEqual([])
})

it('case 19 names the fields that somebody else has changed, another picture among them', () => {
  const saved = { ...SAVED, zone: { _id: 'z9', name: 'Umbráculo' }, photo: 'def' }
  expect([...movedFields(SAVED, saved)]).toEqual(['zone', 'photo'])
})
