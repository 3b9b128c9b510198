import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { insertReservation, SAMPLE_ID } from '../../../test/fixtures/sample-reservation.ts'
import { UnknownCommand } from '../unknown-command.ts'
import { parseClientCommand } from './parse-client-command.ts'
import { runClientCommand } from './run-client-command.ts'

const EMAIL = 'rosa.quispe@example.pe'

describe('parseClientCommand', () => {
  it('O-08 parses each command', () => {
    expect(parseClientCommand(['export', EMAIL])).toEqual({ action: 'export', person: EMAIL, file: null })
    expect(parseClientCommand(['export', EMAIL, 'rosa.json'])).toMatchObject({ file: 'rosa.json' })
    expect(parseClientCommand(['erase', EMAIL])).toEqual({
      action: 'erase',
      person: EMAIL,
      isConfirmed: false,
    })
    expect(parseClientCommand(['erase', '--yes', EMAIL])).toMatchObject({ isConfirmed: true })
    expect(parseClientCommand(['--help'])).toEqual({ action: 'help' })
  })

  it.each([
    ['no command', [], 'falta decir qué hacer'],
    ['an unknown command', ['remove', EMAIL], '«remove» no es una orden'],
    ['a command without a person', ['erase'], 'falta el correo'],
    ['a file of an erasure', ['erase', EMAIL, 'rosa.json'], 'sobran palabras'],
    ['an unknown option', ['erase', EMAIL, '--force'], 'hay una opción que no existe'],
  ])('O-08 rejects %s with the reason', (_name, args, reason) => {
    expect(() => parseClientCommand(args)).toThrow(UnknownCommand)
    expect(() => parseClientCommand(args)).toThrow(reason)
  })
})

describe('runClientCommand', () => {
  let folder: string
  let fixture: SqliteLodge
  const shown: string[] = []
  const run = (args: string[], answer = true) => {
    const command = parseClientCommand(args)
    if (command.action === 'help') throw new Error('This is a request for help.')
    return runClientCommand(fixture.lodge, command, async (text) => {
      shown.push(text)
      return answer
    })
  }

  beforeEach(async () => {
    shown.length = 0
    folder = mkdtempSync(join(tmpdir(), 'lodge-client-'))
    fixture = await openSqliteLodge()
    await insertReservation(fixture.lodge.database, { purchase: {} })
  })
  afterEach(async () => {
    await fixture.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('O-08 writes everything about a person to a file that only its owner reads, and overwrites nothing', async () => {
    const file = join(folder, 'rosa.json')
    expect(await run(['export', EMAIL, file])).toContain(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { tables } = JSON.parse(readFileSync(file, 'utf8'))
    expect(tables[0]).toMatchObject({ name: 'client', rows: [{ surnames: 'Quispe Mamani' }] })
    await expect(run(['export', EMAIL, file])).rejects.toThrow(file)
    expect(JSON.parse(await run(['export', EMAIL]))).toMatchObject({ person: EMAIL })
  })

  it('O-08 shows what an erasure will do, and erases only what is confirmed', async () => {
    expect(await run(['erase', EMAIL], false)).toBe('No se borró nada.')
    expect(shown).toEqual([
      '  A1B2C3D4  Molle, noches del 2026-11-30 al 2026-12-01: se borra. El documento y los importes quedan hasta el jue, 1 ene. 2032, por la ley tributaria.',
    ])
    expect(await surnames()).toBe('Quispe Mamani')
    expect(await run(['erase', EMAIL.toUpperCase(), '--yes'])).toBe('Se borró.')
    expect(shown).toHaveLength(1)
    expect(await surnames()).toBe('(datos borrados)')
    await expect(run(['erase', EMAIL])).rejects.toThrow(`No hay ningún dato guardado con ${EMAIL}.`)
    expect(await run(['erase', '44556677'])).toMatch(
      /^No hay nada que se pueda borrar ahora\.\n.*ya se borró\./,
    )
  })

  const surnames = async () =>
    (await fixture.staffRequest('GET', `/reservation/find-one?reservationID=${SAMPLE_ID}`)).body.reservation
      .client.surnames
})
