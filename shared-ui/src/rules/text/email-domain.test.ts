import { expect, it } from 'vitest'
import { probableEmail } from './email-domain.ts'

it.each([
  ['rosa@gmial.com', 'rosa@gmail.com'],
  ['rosa@gmail.con', 'rosa@gmail.com'],
  ['rosa@gmial.con', 'rosa@gmail.com'],
  ['rosa@ymail.con', 'rosa@ymail.com'],
  ['rosa@mi-empresa.con', 'rosa@mi-empresa.com'],
  ['rosa@gmail.co', 'rosa@gmail.com'],
  ['Rosa@GMAL.com', 'Rosa@gmail.com'],
  ['rosa@hotmial.com', 'rosa@hotmail.com'],
  ['rosa@yahooo.com', 'rosa@yahoo.com'],
  ['rosa@outlok.es', 'rosa@outlook.es'],
])('V-12 asks whether %s was meant as %s', (typed, meant) => {
  expect(probableEmail(typed)).toBe(meant)
})

it.each([
  'rosa@gmail.com',
  'rosa@mail.com',
  'rosa@ymail.com',
  'rosa@hotmail.fr',
  'rosa@example.pe',
  'rosa@unsaac.edu.pe',
  'rosa@',
  '@gmial.com',
  '',
])('V-12 has no doubt about %j', (typed) => {
  expect(probableEmail(typed)).toBeNull()
})
