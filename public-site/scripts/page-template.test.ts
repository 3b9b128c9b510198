import { describe, expect, it } from 'vitest'
import { deferCode, preloadCode } from './page-code.ts'
import { inlineStyles } from './page-template.ts'

const ENTRY = '<script type="module" crossorigin src="/assets/a.js"></script>'
const BUILT = `<html lang="es-PE"><head>${ENTRY}<link rel="stylesheet" crossorigin href="/assets/s.css"></head></html>`
const FILES = ['assets/a.js', 'assets/b.js', 'assets/b.css']

describe('inlineStyles', () => {
  it('P-02 inlines the stylesheets in their order, and says which by links that are not loaded', () => {
    const styles: Record<string, string> = {
      'assets/s.css': '/* of it */a{color:$1}\n',
      'assets/b.css': 'b{}',
    }
    const page = inlineStyles(BUILT, ['assets/s.css', 'assets/b.css'], (path) => styles[path] ?? '')
    expect(page).toContain(
      `${ENTRY}<style>a{color:$1}b{}</style><link rel="stylesheet" disabled href="/assets/s.css"><link rel="stylesheet" disabled href="/assets/b.css"></head>`,
    )
  })

  it('P-02 rejects a stylesheet that ends its element early', () => {
    expect(() => inlineStyles(BUILT, ['assets/s.css'], () => 'a::after{content:"</style>"}')).toThrow(
      'assets/s.css',
    )
  })
})

describe('the code of a page', () => {
  it('P-02 defers the code of a prerendered page', () => {
    const page = deferCode(BUILT, FILES)
    expect(page).not.toMatch(/type="module"|"modulepreload"|b\.css/)
    expect(page).toContain(
      '<link rel="later" crossorigin href="/assets/a.js" data-entry><link rel="later" crossorigin href="/assets/b.js">',
    )
    expect(page).toMatch(/<script>\(function[^<]*largest-contentful-paint[^<]*<\/script>/)
  })

  it('B-01 preloads each code file of an empty shell once', () => {
    const shell = preloadCode(BUILT, FILES)
    expect(shell).toContain('<html data-fonts="" lang')
    expect(shell).toContain(ENTRY)
    expect(shell).toContain('<link rel="modulepreload" crossorigin href="/assets/b.js"></head>')
    expect(shell.match(/a\.js/g)).toHaveLength(1)
  })

  it('P-02 throws when the template has no entry script', () => {
    expect(() => deferCode('<head></head>', FILES)).toThrow('no entry script')
  })
})
