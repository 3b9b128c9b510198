import { describe, expect, it } from 'vitest'
import { styleFor, withOwnStyle } from './page-style.ts'

const SHEET = [
  ':root{--a:1px}',
  '@font-face{font-family:"A}";src:url(a.woff2)}',
  '._menu_1{color:red}',
  '._menu_1 ._dish_2,._wine_3 a{color:blue}',
  '._menu_1:not(._wine_3){top:0}',
  '@media (width<=40rem){._wine_3{top:0}._menu_1{top:1px}}',
  '@media print{._wine_3{top:0}}',
  '@keyframes turn{to{rotate:1turn}}',
].join('')

describe('the part of the sheet that stands in a page', () => {
  it('P-02 is the rules for what the page or its code can show, in their order', () => {
    expect(styleFor(SHEET, new Set(['_menu_1']))).toBe(
      [
        ':root{--a:1px}',
        '@font-face{font-family:"A}";src:url(a.woff2)}',
        '._menu_1{color:red}',
        '._menu_1:not(._wine_3){top:0}',
        '@media (width<=40rem){._menu_1{top:1px}}',
        '@keyframes turn{to{rotate:1turn}}',
      ].join(''),
    )
  })

  it('P-02 keeps a selector of several without the others', () => {
    expect(styleFor(SHEET, new Set(['_wine_3']))).toContain('._wine_3 a{color:blue}')
  })

  it('P-02 is all of it where everything is shown', () => {
    expect(styleFor(SHEET, new Set(['_menu_1', '_dish_2', '_wine_3']))).toBe(SHEET)
  })

  it('P-02 counts the words of the page and of its code, and names the whole sheet for later', () => {
    const style = '._a_1{top:0}._b_2{top:1px}._c_3{top:2px}'
    const template = { html: '', sheet: 'assets/s.css', style }
    const page = `<head><style>${style}</style></head><p class="_a_1 x">$1</p>`
    expect(withOwnStyle(page, template, ['x={y:`_b_2`}'])).toBe(
      '<head><style>._a_1{top:0}._b_2{top:1px}</style><link rel="later" href="/assets/s.css" data-sheet></head>' +
        '<p class="_a_1 x">$1</p>',
    )
  })

  it.each([
    ['has lost its sheet', () => withOwnStyle('<p></p>', { html: '', sheet: 's.css', style: 'a{}' }, [])],
    ['has a sheet that ends early', () => styleFor('a{color:red', new Set())],
    ['has a sheet of something else', () => styleFor('a{}b', new Set())],
  ])('P-02 stops the build where a page %s', (_, build) => {
    expect(build).toThrow(/sheet/)
  })
})
