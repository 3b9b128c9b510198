import { describe, expect, it } from 'vitest'
import { classNamer } from './short-class-names.ts'

const FILES = ['/site/Card.module.css', '/shared/Button.module.css']

describe('class names of a build', () => {
  it('W-04 number the file and the class in it', () => {
    const nameOf = classNamer(FILES)
    expect(nameOf('button', '/shared/Button.module.css')).toBe('a00')
    expect(nameOf('label', '/shared/Button.module.css')).toBe('a01')
    expect(nameOf('button', '/site/Card.module.css')).toBe('a10')
  })

  it('W-04 repeat in another build of the same files, and when a class occurs again', () => {
    const [one, other] = [classNamer(FILES), classNamer(FILES.toReversed())]
    const file = '/site/Card.module.css'
    for (const name of ['card', 'title', 'card']) expect(one(name, file)).toBe(other(name, file))
  })

  it('W-04 begin with a letter and differ, for many files and classes', () => {
    const files = Array.from({ length: 300 }, (_, index) => `/site/${index}.module.css`)
    const nameOf = classNamer(files)
    const names = files.flatMap((file) =>
      Array.from({ length: 80 }, (_, index) => nameOf(`class${index}`, file)),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z][0-9a-z]+$/.test(name))).toEqual([])
  })

  it('W-04 reject a file that is not part of the build', () => {
    expect(() => classNamer(FILES)('card', '/site/Other.module.css')).toThrow('/site/Other.module.css')
  })
})
