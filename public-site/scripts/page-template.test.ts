import { describe, expect, it } from 'vitest'
import { codeAfterPaint, codeAtOnce } from './page-code.ts'
import { pageTemplate } from './page-template.ts'

const ENTRY = '<script type="module" crossorigin src="/assets/a.js"></script>'
const BUILT = `<html lang="es-PE"><head>${ENTRY}<link rel="stylesheet" crossorigin href="/assets/s.css"></head></html>`
const FILES = ['assets/a.js', 'assets/b.js', 'assets/b.css']

describe('the template of the pages', () => {
  it('P-02 has its stylesheet inlined', () => {
    const style = (path: string) => (path === 'assets/s.css' ? '/* of it */a{color:$1}\n' : '')
    expect(pageTemplate(BUILT, style)).toContain(`${ENTRY}<style>a{color:$1}</style></head>`)
  })

  it.each([
    ['without a stylesheet', ENTRY, ''],
    ['with a stylesheet that ends early', BUILT, 'a::after{content:"</style>"}'],
  ])('P-02 is refused %s', (_, built, style) => {
    expect(() => pageTemplate(built, () => style)).toThrow(/index\.html|assets\/s\.css/)
  })
})

describe('the code of a page', () => {
  it('P-02 is named for later in a page that can be seen without it', () => {
    const page = codeAfterPaint(BUILT, FILES)
    expect(page).not.toMatch(/type="module"|"modulepreload"|b\.css/)
    expect(page).toContain(
      '<link rel="later" crossorigin href="/assets/a.js" data-entry><link rel="later" crossorigin href="/assets/b.js">',
    )
    expect(page).toMatch(/<script>\(function[^<]*largest-contentful-paint[^<]*<\/script>/)
  })

  it('B-01 is asked for at once in a page that is empty without it, each file once', () => {
    const shell = codeAtOnce(BUILT, FILES)
    expect(shell).toContain('<html data-letters="" lang')
    expect(shell).toContain(ENTRY)
    expect(shell).toContain('<link rel="modulepreload" crossorigin href="/assets/b.js"></head>')
    expect(shell.match(/a\.js/g)).toHaveLength(1)
  })

  it('P-02 stops the build where the template has lost its entry', () => {
    expect(() => codeAfterPaint('<head></head>', FILES)).toThrow('no entry script')
  })
})
