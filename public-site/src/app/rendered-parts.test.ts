import { describe, expect, it } from 'vitest'
import { renderedParts } from './rendered-parts.ts'

describe('rendered page', () => {
  it('P-09 has its hoisted elements in the head and the rest in the body', () => {
    const html = '<title>Inicio</title><meta name="a" content="b"/><link rel="c" href="d"/><main>$1</main>'
    expect(renderedParts(html)).toEqual({
      head: '<title>Inicio</title><meta name="a" content="b"/><link rel="c" href="d"/>',
      body: '<main>$1</main>',
    })
  })

  it('P-09 keeps a link inside the page in the body', () => {
    expect(renderedParts('<title>x</title><p><link rel="a"/></p>').body).toBe('<p><link rel="a"/></p>')
  })

  it.each([
    ['an inline style', '<title>x</title><p style="color:red">x</p>', 'style="color:red"'],
    ['an inline script', '<title>x</title><p>x</p><script>go()</script>', '<script>'],
    ['no title', '<main>x</main>', 'without a title'],
  ])('W-10 is rejected with %s', (_, html, reason) => {
    expect(() => renderedParts(html)).toThrow(reason)
  })
})
