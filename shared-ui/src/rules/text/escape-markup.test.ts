import { expect, it } from 'vitest'
import { jsonForScript } from './escape-markup.ts'

it('P-07 jsonForScript cannot close its script element, and parses to the same value', () => {
  const value = { name: '</script><!-- <script>' }
  expect(jsonForScript(value)).not.toContain('<')
  expect(JSON.parse(jsonForScript(value))).toEqual(value)
})
