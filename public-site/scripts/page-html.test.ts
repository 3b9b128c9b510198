import { describe, expect, it } from 'vitest'
import { markAsStored, pageHtml, shellHtml } from './page-html.ts'

const template = '<head><!--page-head--></head><body><div id="root"><!--page-body--></div></body>'

describe('page HTML', () => {
  it('P-09 inserts head and body between the marks that the server replaces', () => {
    expect(pageHtml(template, { head: '<title>Inicio</title>', body: '<main>$1</main>' })).toBe(
      '<head><!--head--><title>Inicio</title><!--/head--></head>' +
        '<body><div id="root" data-prerendered=""><main>$1</main></div><!--/root--></body>',
    )
  })

  it('B-01 builds an empty shell for pages rendered by the browser', () => {
    expect(shellHtml(template)).toBe('<head></head><body><div id="root"></div></body>')
  })

  it('P-07 marks the shell that the service worker caches', () => {
    expect(markAsStored(shellHtml(template))).toContain('<div id="root" data-cached=""></div>')
  })

  it('P-09 throws when the template lacks a placeholder', () => {
    expect(() => shellHtml('<head></head>')).toThrow('page-head')
  })
})
