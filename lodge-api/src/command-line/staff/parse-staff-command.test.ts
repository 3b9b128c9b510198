import { describe, expect, it } from 'vitest'
import { UnknownCommand } from '../unknown-command.ts'
import { parseStaffCommand } from './parse-staff-command.ts'

describe('parseStaffCommand', () => {
  it('A-01 parses each command', () => {
    expect(parseStaffCommand(['list'])).toEqual({ action: 'list' })
    expect(parseStaffCommand(['add', 'rosa.huaman', '--name', 'Rosa Huamán'])).toEqual({
      action: 'add',
      username: 'rosa.huaman',
      name: 'Rosa Huamán',
    })
    for (const action of ['password', 'remove-second-factor', 'deactivate', 'activate']) {
      expect(parseStaffCommand([action, 'rosa.huaman'])).toEqual({ action, username: 'rosa.huaman' })
    }
  })

  it.each([[['--help']], [['-h']], [['help']], [['add', '--help']]])(
    'A-01 parses %j as a request for help',
    (args) => {
      expect(parseStaffCommand(args)).toEqual({ action: 'help' })
    },
  )

  it.each([
    ['no command', [], 'falta decir qué hacer'],
    ['an unknown command', ['remove', 'rosa'], '«remove» no es una orden'],
    ['a command without a username', ['password'], 'falta el usuario'],
    ['a new member without a name', ['add', 'rosa.huaman'], 'falta el nombre'],
    ['a name without quotes', ['add', 'rosa.huaman', '--name', 'Rosa', 'Huamán'], 'sobran palabras'],
    [
      'a password as an option',
      ['password', 'rosa.huaman', '--password', 'secreta'],
      'una opción que no existe',
    ],
    ['a password as an argument', ['password', 'rosa.huaman', 'secreta'], 'sobran palabras'],
  ])('A-01 rejects %s', (_, args, reason) => {
    expect(() => parseStaffCommand(args)).toThrow(UnknownCommand)
    expect(() => parseStaffCommand(args)).toThrow(reason)
  })
})
