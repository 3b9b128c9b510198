import { describe, expect, it } from 'vitest'
import { TEXT_BOX } from './label-geometry.ts'
import { heightOf, type LabelText, layOutTexts, type Measure, wrapText } from './label-text.ts'

/** Every character is half as wide as the font size, which is close to print. */
const measure: Measure = (text, size) => Array.from(text).length * size * 0.5 * (25.4 / 72)
const measures = { name: measure, scientificName: measure, family: measure }
const layOut = (texts: Record<LabelText, string>) => layOutTexts({ texts, measures, room: TEXT_BOX })
const one = (text: string) => Array.from(text).length

describe('wrapText', () => {
  it.each([
    ['Palta', ['Palta']],
    ['Plátano de seda', ['Plátano de', 'seda']],
    ['Musa × paradisiaca', ['Musa', '× paradisia', 'ca']],
    ['a × b c', ['a × b c']],
    ['Llanfairpwllgwyn y más', ['Llanfairpwl', 'lgwyn y más']],
    ['  dos   veces ', ['dos veces']],
    ['', []],
  ])('A-15 wraps “%s” at words, and a long word after a character', (text, lines) => {
    expect(wrapText(text, 11, one)).toEqual(lines)
  })

  it('A-15 does not break surrogate pairs', () => {
    expect(wrapText('🌿🌿🌿', 2, one)).toEqual(['🌿🌿', '🌿'])
  })

  it('A-15 terminates if not even one character fits', () => {
    expect(wrapText('WW', 0.5, one)).toEqual(['W', 'W'])
  })
})

describe('layOutTexts', () => {
  const texts = (name: string, scientificName = 'Persea americana', family = 'Lauraceae') => ({
    name,
    scientificName,
    family,
  })
  const sizeOf = (kind: LabelText, of: ReturnType<typeof texts>) =>
    layOut(of).find((line) => line.kind === kind)?.size ?? 0

  it('A-15 uses a large size for a short name, and the largest that fits for a longer one', () => {
    expect(sizeOf('name', texts('Palta'))).toBe(23)
    const longer = sizeOf('name', texts('Helecho arbóreo de los bosques nublados del valle'))
    expect(longer).toBeLessThan(23)
    expect(longer).toBeGreaterThanOrEqual(11)
  })

  it('A-15 orders name, scientific name and family by decreasing size', () => {
    const lines = layOut(texts('Palta'))
    expect([...new Set(lines.map(({ kind }) => kind))]).toEqual(['name', 'scientificName', 'family'])
    const sizes = lines.map(({ size }) => size)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    const baselines = lines.map(({ baseline }) => baseline)
    expect(baselines).toEqual(baselines.toSorted((a, b) => a - b))
  })

  it.each([
    ['one word of the longest name there may be', 'W'.repeat(100)],
    ['many words', 'Flor de papel '.repeat(7).trim()],
  ])('V-07, A-15 keeps %s within the label without leaving anything out', (_what, longest) => {
    const lines = layOut(texts(longest, longest, longest))
    expect(heightOf(lines)).toBeLessThanOrEqual(TEXT_BOX.height)
    for (const { text, size } of lines) expect(measure(text, size)).toBeLessThanOrEqual(TEXT_BOX.width)
    const written = lines.map(({ text }) => text).join('')
    expect(written.replaceAll(' ', '')).toBe(longest.repeat(3).replaceAll(' ', ''))
  })

  it('A-15 breaks no word that fits at a legible size', () => {
    const lines = layOut(texts('Castañuela de flor menuda'))
    const words = lines.flatMap(({ text }) => text.split(' '))
    expect(words).toEqual('Castañuela de flor menuda Persea americana Lauraceae'.split(' '))
  })
})
