import { describe, expect, it } from 'vitest'
import { fillPage } from './live-page.ts'

const TEMPLATE =
  '<head><title>__PLANT_NAME__</title><meta content="__PLANT_TEXT__"></head><body><p>__PLANT_TEXT__ __OTHER_MARK__</p></body>'

describe('fillPage', () => {
  it('P-07, case 14 escapes words, and uses shorter ones in the head', () => {
    const page = fillPage(TEMPLATE, {
      words: { __PLANT_NAME__: `Núñez & "Hijos" <b>'x'</b>`, __PLANT_TEXT__: 'toda la descripción' },
      headWords: { __PLANT_TEXT__: 'la descripción…' },
      structured: [],
    })
    expect(page).toBe(
      '<head><title>Núñez &amp; &quot;Hijos&quot; &lt;b&gt;&#x27;x&#x27;&lt;/b&gt;</title><meta content="la descripción…"></head>' +
        '<body><p>toda la descripción __OTHER_MARK__</p></body>',
    )
  })

  it('P-07 leaves words that look like a placeholder or a pattern unchanged', () => {
    const words = { __PLANT_NAME__: '__PLANT_TEXT__ $& $1', __PLANT_TEXT__: '__PLANT_NAME__' }
    const page = fillPage(TEMPLATE, { words, structured: [{ name: '__PLANT_NAME__' }] })
    expect(page).toContain('<title>__PLANT_TEXT__ $&amp; $1</title>')
    expect(page).toContain('{"name":"__PLANT_NAME__"}')
    expect(page).toContain('<p>__PLANT_NAME__ ')
  })

  it('P-17 puts data behind the visible page', () => {
    const page = fillPage(TEMPLATE, { structured: [{ name: 'x' }] })
    expect(page).toMatch(/__OTHER_MARK__<\/p><script type="application\/ld\+json">.*<\/script><\/body>$/)
  })

  it('P-07 embeds data that cannot close its script element', () => {
    const value = { name: '</script><script>alert(1)</script><!--' }
    const page = fillPage(TEMPLATE, { structured: [value], carried: { id: 'served', value } })
    const blocks = [...page.matchAll(/<script ([^>]*)>(.*?)<\/script>/g)]
    expect(blocks.map(([, attributes]) => attributes)).toEqual([
      'type="application/ld+json"',
      'type="application/json" id="served"',
    ])
    for (const [, , text = ''] of blocks) expect(JSON.parse(text)).toEqual(value)
  })
})
