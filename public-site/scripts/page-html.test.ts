import { describe, expect, it } from 'vitest'
import { markAsStored, pageHtml, shellHtml, splitHoisted } from './page-html.ts'

const template = '<head><!--page-head--></head><body><div id="root"><!--page-body--></div></body>'

describe('page HTML', () => {
  it('P-09 moves hoisted elements to the head and the rest to the body', () => {
    const drawn = '<title>Inicio</title><meta name="a" content="b"/><link rel="c" href="d"/><main>$1</main>'
    expect(pageHtml(template, drawn)).toBe(
      '<head><title>Inicio</title><meta name="a" content="b"/><link rel="c" href="d"/></head>' +
        '<body><div id="root" data-prerendered=""><main>$1</main></div></body>',
    )
  })

  it('P-09 leaves a link inside the page in the body', () => {
    expect(splitHoisted('<title>x</title><p><link rel="a"/></p>')).toEqual({
      head: '<title>x</title>',
      body: '<p><link rel="a"/></p>',
    })
  })

  it.each([
    ['an inline style', '<title>x</title><p style="color:red">x</p>', 'style="color:red"'],
    ['an inline script', '<title>x</title><p>x</p><script>go()</script>', '<script>'],
    ['no title', '<main>x</main>', 'without a title'],
  ])('W-10 rejects a page with %s', (_, drawn, reason) => {
    expect(() => pageHtml(template, drawn)).toThrow(reason)
  })

  it('B-01 builds an empty shell for pages rendered by the browser', () => {
    expect(shellHtml(template)).toBe('<head></head><body><div id="root"></div></body>')
  })

  it('P-07 marks the shell that the service worker caches', () => {
    expect(markAsStored(shellHtml(template))).toContain('<div id="root" data-kept=""></div>')
  })

  it('P-09 throws when the template lacks a placeholder', () => {
    expect(() => shellHtml('<head></head>')).toThrow('page-head')
  })
})
