import type { CSSProperties } from 'react'
import type { Face } from '../faces.ts'

const CONSOLE_RULE = 'html[data-face="console"]'

/** Every custom property that the loaded stylesheets declare for a selector outside of media queries. */
export function declaredTokens(selector: string): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const rule of Array.from(document.styleSheets).flatMap(rulesOf)) {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.replaceAll("'", '"') !== selector) continue
    for (const name of Array.from(rule.style)) {
      if (name.startsWith('--')) tokens.set(name, rule.style.getPropertyValue(name).trim())
    }
  }
  return tokens
}

/** The rules of a stylesheet; none of one from another origin, which scripts may not read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return []
    throw error
  }
}

/**
 * The tokens of a face as inline styles, so that several faces can be shown on one page. All tokens are declared again, because
 * one such as `--line` has the colour of the element that declares it.
 */
export function faceStyle(face: Face): CSSProperties {
  const tokens = new Map([
    ...declaredTokens(':root'),
    ...(face === 'public' ? [] : declaredTokens(CONSOLE_RULE)),
  ])
  return { ...Object.fromEntries(tokens), colorScheme: face === 'console-dark' ? 'dark' : 'light' }
}
