import { expect, it } from 'vitest'
import { plantPhotoPath, plantPhotoSet } from './plant-photo.ts'

const plant = { _id: 'p 1', photo: 'abc' }

it('C-07 plantPhotoPath contains version and width', () => {
  expect(plantPhotoPath(plant, 320)).toBe('/api/plant/find-photo?plantID=p+1&width=320&v=abc')
})

it('N-06 plantPhotoSet offers every stored width', () => {
  const widths = plantPhotoSet(plant)
    .split(', ')
    .map((each) => each.split(' ')[1])
  expect(widths).toEqual(['320w', '480w', '768w'])
})
