import { describe, expect, it } from 'vitest'
import { parseCommand } from './parse-command.ts'
import { UnknownCommand } from './unknown-command.ts'

describe('parseCommand', () => {
  it('O-01, O-02 parses each command', () => {
    expect(parseCommand(['backup', 'copia.db'])).toEqual({ action: 'backup', file: 'copia.db' })
    expect(parseCommand(['restore', 'copia.db'])).toEqual({ action: 'restore', file: 'copia.db' })
    expect(parseCommand(['move-to-postgres'])).toEqual({ action: 'move-to-postgres' })
    expect(parseCommand(['doctor'])).toEqual({ action: 'doctor' })
    expect(parseCommand(['staff', 'list'])).toEqual({ action: 'staff', staff: { action: 'list' } })
    expect(parseCommand(['client', '--help'])).toEqual({ action: 'client', client: { action: 'help' } })
    expect(parseCommand(['--help'])).toEqual({ action: 'help' })
  })

  it.each([
    ['no command', [], 'falta decir qué hacer'],
    ['an unknown command', ['delete'], '«delete» no es una orden'],
    ['a backup without a file', ['backup'], 'falta el archivo'],
    [
      'an address with a password, which others would see',
      ['move-to-postgres', 'postgres://a:b@c/d'],
      'DATABASE_URL',
    ],
    ['an unknown option', ['backup', '--force'], 'hay una opción que no existe'],
    ['two files', ['restore', 'a', 'b'], 'sobran palabras'],
    ['a word after doctor', ['doctor', 'now'], 'sobran palabras'],
    ['an unknown staff command', ['staff', 'remove', 'rosa'], '«remove» no es una orden'],
  ])('O-01 rejects %s with the reason', (_name, args, reason) => {
    expect(() => parseCommand(args)).toThrow(UnknownCommand)
    expect(() => parseCommand(args)).toThrow(reason)
  })
})
