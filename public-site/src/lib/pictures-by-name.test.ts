import { describe, expect, it } from 'vitest'
import { picturesByName } from './pictures-by-name.ts'

describe('picturesByName', () => {
  it.each([[['a/amanecer.jpg', 'a/amanecer.svg']], [['a/amanecer.svg', 'a/amanecer.jpg']]])(
    'P-02 takes the lodge’s own photograph rather than the drawing of its name: %s',
    (paths) => {
      const pictures = picturesByName(Object.fromEntries(paths.map((path) => [path, `/assets/${path}`])))
      expect([...pictures]).toEqual([['amanecer', '/assets/a/amanecer.jpg']])
    },
  )

  it('P-03 keeps the drawing where there is no photograph', () => {
    expect(picturesByName({ '../pictures/comedor.svg': '/comedor.svg' }).get('comedor')).toBe('/comedor.svg')
  })
})
