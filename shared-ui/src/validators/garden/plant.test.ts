import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CreatePlantRequest, LONGEST_PLANT_DESCRIPTION, UpdatePlantRequest } from './plant.ts'

const plant = {
  name: 'Cantuta',
  scientificName: 'Cantua buxifolia',
  zone: 'z',
  family: 'f',
  description: 'Flor nacional.',
}
const photo = { name: 'cantuta.webp', size: 10, arrayBuffer: async () => new ArrayBuffer(10) }

function problems(change: object) {
  const { issues } = v.safeParse(CreatePlantRequest, { ...plant, photo, ...change })
  return issues && v.flatten<typeof CreatePlantRequest>(issues).nested
}

describe('plant requests', () => {
  it.each([
    ['× Brassocattleya', '× Brassocattleya'],
    ['  Wiñay wayna ', 'Wiñay wayna'],
    [
      'Passiflora tripartita var. mollissima (Kunth) Holm-Niels. & P. Jørg.',
      'Passiflora tripartita var. mollissima (Kunth) Holm-Niels. & P. Jørg.',
    ],
    ["D'Achille / L’Hér., 2", "D'Achille / L’Hér., 2"],
    ['Жасмин 茉莉', 'Жасмин 茉莉'],
    ['n\u0303usta', 'ñusta'],
    [' Cantuta\n\u200bblanca\u00a0', 'Cantuta blanca'],
  ])('V-07 accepts the name %s', (typed, stored) => {
    expect(
      v.parse(CreatePlantRequest, { ...plant, photo, name: typed, scientificName: typed }),
    ).toMatchObject({
      name: stored,
      scientificName: stored,
    })
  })

  it.each([
    ['<b>Cantuta</b>', 'plant_name'],
    ['=1+1', 'plant_name'],
    ['Cantuta 🌺', 'plant_name'],
    ['   ', 'required'],
    [undefined, 'required'],
    ['a'.repeat(101), 'text_too_long'],
  ])('V-07 refuses the name %s', (typed, problem) => {
    expect(problems({ name: typed })).toEqual({ name: [problem] })
  })

  it('V-11 accepts a plant name in typographic quotation marks', () => {
    for (const name of ['Mango ‘Haden’', 'Mango “Haden”', 'Mango «Haden»', 'Mango "Haden"', 'K´antu']) {
      expect(problems({ name })).toBeUndefined()
    }
  })

  it('V-07 requires zone, family, description and photo', () => {
    expect(problems({ zone: '', family: undefined, description: ' ', photo: undefined })).toEqual({
      zone: ['required'],
      family: ['required'],
      description: ['required'],
      photo: ['photo_required'],
    })
    expect(problems({ description: 'd'.repeat(LONGEST_PLANT_DESCRIPTION + 1) })).toEqual({
      description: ['text_too_long'],
    })
  })

  it('A-14, case 19 accepts an update without a photo, with or without a version', () => {
    expect(v.parse(UpdatePlantRequest, { ...plant, version: '3' })).toEqual({ ...plant, version: 3 })
    expect(v.parse(UpdatePlantRequest, plant)).toEqual(plant)
  })
})
