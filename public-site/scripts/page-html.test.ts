import { describe, expect, it } from 'vitest'
import { asStored, pageHtml, shellHtml, splitHoisted } from './page-html.ts'

const template = '<head><!--page-head--></head><body><div id="root"><!--page-body--></div></body>'

describe('a prerendered page', () => {
  it('P-09 puts what React hoists into the head, and the page into the body', () => {
    const drawn = '<title>Inicio</title><meta name="a" content="b"/><link rel="c" href="d"/><main>$1</main>'
    expect(pageHtml(template, drawn)).toBe(
      '<head><title>Inicio</title><meta name="a" content="b"/><link rel="c" href="d"/></head>' +
        '<body><div id="root" data-prerendered=""><main>$1</main></div></body>',
    )
  })

  it('P-09 leaves a link within the page where it is', () => {
    expect(splitHoisted('<title>x</title><p><link rel="a"/></p>')).toEqual({
      head: '<title>x</title>',
      body: '<p><link rel="a"/></p>',
    })
  })

  it.each([
    ['an inline style', '<title>x</title><p style="color:red">x</p>', 'style="color:red"'],
    ['an inline script', '<title>x</title><p>x</p><script>go()</script>', '<script>'],
    ['no title', '<main>x</main>', 'without a title'],
  ])('W-10 is refused with %s', (_, drawn, reason) => {
    expect(() => pageHtml(template, drawn)).toThrow(reason)
  })

  it('B-01 is an empty shell for what the browser draws', () => {
    expect(shellHtml(template)).toBe('<head></head><body><div id="root"></div></body>')
  })

  it('P-07 is marked where the browser keeps it', () => {
    expect(asStored(shellHtml(template))).toContain('<div id="root" data-kept=""></div>')
  })

  it('P-09 says so when the template has lost a mark', () => {
    expect(() => shellHtml('<head></head>')).toThrow('page-head')
  })
})
