import { expect, it } from 'vitest'
import { multipartForm } from './multipart-form.ts'

const PHOTO = new File(['x'], 'molle.png')
const DRAFT = { identifier: 'Molle', description: 'Dos camas.', photo: null }

it('A-07, A-14 multipartForm sends trimmed texts, the photo and the loaded version', () => {
  const form = multipartForm({ ...DRAFT, identifier: ' Molle ', photo: PHOTO }, 3)
  expect(Object.fromEntries(form)).toEqual({
    identifier: 'Molle',
    description: 'Dos camas.',
    version: '3',
    photo: PHOTO,
  })
  expect([...multipartForm(DRAFT).keys()]).toEqual(['identifier', 'description'])
})
