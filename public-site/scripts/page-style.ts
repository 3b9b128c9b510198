import type { PageTemplate } from './page-template.ts'

/** A rule of a sheet: what stands before its braces, and what stands between them. */
type Rule = { prelude: string; body: string; text: string }

/** At-rules that hold rules. */
const HOLDS_RULES = /^@(?:media|supports|container|layer)\b/

const CLASS = /\.((?:\\.|[\w-])+)/g

/**
 * The part of a built sheet that a page can show: rules whose every class is in `words`, and all that name no class. What
 * is left keeps its order, so the cascade stays as it was.
 */
export function styleFor(sheet: string, words: ReadonlySet<string>): string {
  return rulesOf(sheet)
    .map((rule) => keptPart(rule, words))
    .join('')
}

/**
 * A page with only that part of the sheet in it which the page and its own code, `scripts`, can show; the whole of it is named
 * for later (`after-first-paint.ts`), since links lead to other pages. It comes second, so its order is the one that counts.
 */
export function withOwnStyle(
  page: string,
  { sheet, style }: PageTemplate,
  scripts: readonly string[],
): string {
  const whole = `<style>${style}</style>`
  const rest = page.replace(whole, '')
  if (rest === page) throw new Error('The page has lost its style sheet')
  const own = `<style>${styleFor(style, wordsOf([rest, ...scripts]))}</style>`
  return page.replace(whole, () => `${own}<link rel="later" href="/${sheet}" data-sheet>`)
}

/** The words of texts that may be names of classes, of pages and of code alike. */
const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))

function keptPart({ prelude, body, text }: Rule, words: ReadonlySet<string>): string {
  if (HOLDS_RULES.test(prelude)) {
    const inner = styleFor(body, words)
    return inner && `${prelude}{${inner}}`
  }
  if (prelude.startsWith('@')) return text
  const kept = selectorsOf(prelude).filter((selector) => isShown(selector, words))
  return kept.length > 0 ? `${kept.join(',')}{${body}}` : ''
}

function isShown(selector: string, words: ReadonlySet<string>): boolean {
  const named = selector.replace(/:not\([^)]*\)/g, '').matchAll(CLASS)
  return Array.from(named).every(([, name = '']) => words.has(name))
}

/** Splits at commas outside of brackets. */
function selectorsOf(prelude: string): string[] {
  return prelude.split(/,(?![^([]*[)\]])/)
}

/** The rules of a sheet one after the other; a rule without braces, such as an import, ends with its semicolon. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = []
  for (let at = 0; at < sheet.length; ) {
    const open = sheet.indexOf('{', at)
    if (open < 0) throw new Error(`A rule of the sheet has no body: ${sheet.slice(at, at + 80)}`)
    const end = endOf(sheet, open)
    rules.push({
      prelude: sheet.slice(at, open).trim(),
      body: sheet.slice(open + 1, end),
      text: sheet.slice(at, end + 1),
    })
    at = end + 1
  }
  return rules
}

/** Where the brace at `open` is closed. */
function endOf(sheet: string, open: number): number {
  let depth = 0
  for (let at = open; at < sheet.length; at++) {
    if (sheet[at] === '"' || sheet[at] === "'") at = sheet.indexOf(sheet[at] ?? '', at + 1)
    else if (sheet[at] === '{') depth++
    else if (sheet[at] === '}' && --depth === 0) return at
  }
  throw new Error(`A rule of the sheet is not closed: ${sheet.slice(open, open + 80)}`)
}
