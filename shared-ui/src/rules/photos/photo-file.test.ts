import { expect, it } from 'vitest'
import { MAX_PHOTO_BYTES, photoFileProblem } from './photo-file.ts'

it.each([
  ['molle.png', 1, null],
  ['MOLLE.JPG', 1, null],
  ['molle.final.jpeg', 1, null],
  ['molle.svg', 1, null],
  ['molle.gif', 1, null],
  ['molle.webp', MAX_PHOTO_BYTES, null],
  ['molle.heic', 1, 'photo_name'],
  ['molle.png.exe', 1, 'photo_name'],
  ['molle', 1, 'photo_name'],
  ['png', 1, 'photo_name'],
  ['', 1, 'photo_name'],
  ['molle.png', MAX_PHOTO_BYTES + 1, 'photo_too_large'],
])('A-07 V-08 the problem of a photo named %s of %i bytes is %s', (name, size, problem) => {
  expect(photoFileProblem({ name, size })).toBe(problem)
})
