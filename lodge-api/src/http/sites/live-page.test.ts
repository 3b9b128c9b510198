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

  it('P-24 repeats the part between list marks for each item, and removes the marks', () => {
    const template =
      '<head></head><body><ul>__EACH_PLANTS__<li>__PLANT_NAME__ (__ZONE__)</li>__END_PLANTS__</ul>__EACH_PHOTOS__<img>__END_PHOTOS__.</body>'
    const names = ['Molle', '__END_PLANTS__ <b>']
    const page = fillPage(template, {
      words: { __ZONE__: 'Patio' },
      lists: { PLANTS: names.map((__PLANT_NAME__) => ({ __PLANT_NAME__ })) },
      structured: [],
    })
    expect(page).toBe(
      '<head></head><body><ul><li>Molle (Patio)</li><li>__END_PLANTS__ &lt;b&gt; (Patio)</li></ul>.</body>',
    )
  })

  it('P-24 fills a list within the item of another, or leaves out both', () => {
    const template =
      '<head></head><body>__EACH_SECTION__<ul>__EACH_PLANTS__<li>__NAME__</li>__END_PLANTS__</ul>__END_SECTION__</body>'
    const fill = (section: Record<string, string>[]) =>
      fillPage(template, { lists: { SECTION: section, PLANTS: [{ __NAME__: 'Molle' }] }, structured: [] })
    expect(fill([{}])).toBe('<head></head><body><ul><li>Molle</li></ul></body>')
    expect(fill([])).toBe('<head></head><body></body>')
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
