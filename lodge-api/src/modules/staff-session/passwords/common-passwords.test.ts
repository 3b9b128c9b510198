import { LODGE } from 'content'
import { expect, it } from 'vitest'
import { PasswordCommon, refuseCommonPassword } from './common-passwords.ts'

/** The lodge's name without accents and spaces, and its longest word. */
const plainName = LODGE.name.normalize('NFD').replace(/[^A-Za-z]/g, '')
const longestWord = LODGE.name.split(' ').reduce((a, b) => (b.length > a.length ? b : a))

it.each([
  ['a common one', '12345678', ''],
  ['a common one in capitals', 'QWERTYUIOP', ''],
  ['one character', '¡¡¡¡¡¡¡¡¡¡', ''],
  ['the username', 'Recepcion', 'recepcion'],
  ['the username and a year', 'recepcion2027!', 'recepcion'],
  ['the lodge’s name and a year', `${LODGE.name} 2027`, ''],
  ['the lodge’s name without accents and spaces', plainName, ''],
  ['a word of the lodge’s name with figures', `${longestWord}1234`, ''],
  ['the lodge’s town', LODGE.address.town, ''],
  ['a word of the trade and figures', 'Hospedaje2027', ''],
  ['a word of the trade without its accent', 'recepcion123', 'rosa.huaman'],
])('A-01 refuses %s as a password', async (_, password, username) => {
  await expect(refuseCommonPassword(password, username)).rejects.toThrow(PasswordCommon)
})

it.each([
  ['cuatro llamas en fila'],
  [`${longestWord} sin flores`],
  ['ñandú-molle-río'],
  ['recepción de noche'],
])('A-01 accepts %s as a password', async (password) => {
  await expect(refuseCommonPassword(password, 'recepcion')).resolves.toBeUndefined()
})
