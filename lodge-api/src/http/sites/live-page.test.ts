import { describe, expect, it } from 'vitest'
import { withData } from './live-page.ts'

const PAGE = '<head><title>Molle</title></head><body><p>Molle</p></body>'

describe('withData', () => {
  it('P-17 puts data behind the visible page', () => {
    const page = withData(PAGE, { structured: [{ name: 'x' }] })
    expect(page).toMatch(/<p>Molle<\/p><script type="application\/ld\+json">.*<\/script><\/body>$/)
  })

  it('P-07 embeds data that cannot close its script element', () => {
    const today = '</script><script>alert(1)</script><!--'
    const page = withData(PAGE, { structured: [{ today }], rendered: { address: '/', data: { today } } })
    const blocks = [...page.matchAll(/<script ([^>]*)>(.*?)<\/script>/g)]
    expect(blocks.map(([, attributes]) => attributes)).toEqual([
      'type="application/ld+json"',
      'type="application/json" id="page-data"',
    ])
    for (const [, , text = ''] of blocks) expect(JSON.parse(text)).toEqual({ today })
  })
})
