import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { designTokens, readStylesheets, tokensFile } from './design-tokens.ts'

const TOKENS = `:root {
  --color-line: #ddd3bd;
  --color-scrim: rgb(34 48 31 / 55%);
  --text-m: clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem);
  --control-text: var(--text-m);
  --font-sans: "Source Sans 3", system-ui, sans-serif;
  --measure: 66ch;
  --leading-body: 1.6;
  --line: 1px solid var(--color-line);
  --shadow-low: 0 1px 2px rgb(60 48 20 / 10%), 0 2px 8px rgb(60 48 20 / 6%);
  --motion-quick: 120ms;
  --motion: 180ms;
  --ease: cubic-bezier(0.2, 0.7, 0.3, 1);
}
@media (prefers-reduced-motion: reduce) { :root { --motion: 0ms; } }`
const CONSOLE = `html[data-face="console"] {
  color-scheme: light dark;
  --color-line: light-dark(#dcd9cc, #343d33);
  --text-m: 0.9375rem;
}
@media print { html[data-face="console"] { --color-line: #b9b5a5; } }`

const read = (stylesheets = { tokens: TOKENS, console: CONSOLE }) => JSON.parse(designTokens(stylesheets))

const colour = (hex: string, alpha = 1) => expect.objectContaining({ colorSpace: 'srgb', alpha, hex })

describe('designTokens', () => {
  it('S-01 writes colours with components from 0 to 1', () => {
    expect(read().public.color.line).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.8667, 0.8275, 0.7412], alpha: 1, hex: '#ddd3bd' },
    })
    expect(read().public.color.scrim.$value).toEqual(colour('#22301f', 0.55))
  })

  it('S-01 has the colours of the console for light and dark', () => {
    expect(read()['console-light'].color.line.$value).toEqual(colour('#dcd9cc'))
    expect(read()['console-dark'].color.line.$value).toEqual(colour('#343d33'))
  })

  it('S-01 completes the console with the tokens that it does not change', () => {
    expect(read()['console-dark'].ease).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.3, 1] })
  })

  it('S-01 refers to tokens of the same face', () => {
    expect(read().public.control.text).toEqual({ $value: '{public.text.m}' })
    expect(read()['console-dark'].line.$value.color).toBe('{console-dark.color.line}')
  })

  it('S-01 writes the largest size of a fluid token, with its expression', () => {
    expect(read().public.text.m).toEqual({
      $type: 'dimension',
      $value: { value: 1.1875, unit: 'rem' },
      $extensions: { 'lodge.css': 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)' },
    })
    expect(read()['console-light'].text.m.$value).toEqual({ value: 0.9375, unit: 'rem' })
  })

  it('S-01 writes fonts, numbers, borders, shadows and durations in their types', () => {
    const tokens = read().public
    expect(tokens.font.sans.$value).toEqual(['Source Sans 3', 'system-ui', 'sans-serif'])
    expect(tokens.leading.body).toEqual({ $type: 'number', $value: 1.6 })
    expect(tokens.measure).toEqual({ $type: 'number', $value: 66, $extensions: { 'lodge.css': '66ch' } })
    expect(tokens.line.$value).toMatchObject({ width: { value: 1, unit: 'px' }, style: 'solid' })
    expect(tokens.shadow.low.$value).toHaveLength(2)
    expect(tokens.shadow.low.$value[1]).toMatchObject({
      color: colour('#3c3014', 0.06),
      offsetY: { value: 2, unit: 'px' },
      blur: { value: 8, unit: 'px' },
    })
  })

  it('S-01 keeps a token beside the group of the same name', () => {
    const { motion } = read().public
    expect(motion.$root).toEqual({ $type: 'duration', $value: { value: 180, unit: 'ms' } })
    expect(motion.quick.$value).toEqual({ value: 120, unit: 'ms' })
  })

  it('S-01 throws on a reference to a token that is not declared, and on a value without a type', () => {
    expect(() => read({ tokens: ':root { --a: var(--b) }', console: CONSOLE })).toThrow('--b is used')
    expect(() => read({ tokens: ':root { --a: calc(1px + 2px) }', console: CONSOLE })).toThrow('calc')
  })
})

it('S-01 tokens.json is up to date: npm run tokens', () => {
  expect(readFileSync(tokensFile, 'utf8')).toBe(designTokens(readStylesheets()))
})
