import { describe, expect, it } from 'vitest'
import { readOrder, UnknownOrder } from './staff-order.ts'

describe('what is typed after npm run staff', () => {
  it('A-01 is understood', () => {
    expect(readOrder(['list'])).toEqual({ entry: 'list' })
    expect(readOrder(['add', 'rosa.huaman', '--name', 'Rosa Huamán'])).toEqual({
      entry: 'add',
      username: 'rosa.huaman',
      name: 'Rosa Huamán',
    })
    expect(readOrder(['deactivate', 'rosa.huaman'])).toEqual({
      entry: 'deactivate',
      username: 'rosa.huaman',
    })
  })

  it.each([[['--help']], [['-h']], [['help']], [['add', '--help']]])(
    'A-01 %j asks what can be ordered',
    (words) => {
      expect(readOrder(words)).toEqual({ entry: 'help' })
    },
  )

  it.each([
    ['nothing', [], 'falta decir qué hacer'],
    ['another deed', ['remove', 'rosa'], '«remove» no es una orden'],
    ['a deed to nobody', ['password'], 'falta el usuario'],
    ['somebody without a name', ['add', 'rosa.huaman'], 'falta el nombre'],
    ['a name without quotes', ['add', 'rosa.huaman', '--name', 'Rosa', 'Huamán'], 'sobran palabras'],
    ['a password', ['password', 'rosa.huaman', '--password', 'secreta'], 'una opción que no existe'],
    ['a password as a word', ['password', 'rosa.huaman', 'secreta'], 'sobran palabras'],
  ])('A-01 is not understood where it is %s', (_, words, why) => {
    expect(() => readOrder(words)).toThrow(UnknownOrder)
    expect(() => readOrder(words)).toThrow(why)
  })
})
