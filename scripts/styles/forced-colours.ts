import { type CssNode, generate, parse, walk } from 'css-tree'

/** What only accompanies the pointer, and so needs no mark. */
const POINTER = /:(?:active|hover)/

/** A part of a selector that names a state or a mark, such as `[aria-invalid="true"]` or `.error::before`. */
const STATE = /\[(?:aria|data)-|::before|::after/

/** Declarations that forced colours drop. */
const DROPPED = /^box-shadow:.*\binset\b/i

/** Declarations that take the colour of the page in forced colours. */
const FLATTENED = /^background(?:-color)?:currentcolor$/i

/**
 * Returns the selectors of a stylesheet that mark something by a shadow inside the element, or a state by a background of
 * `currentcolor`, and whose class has no rule for forced colours, where that mark does not show.
 */
export function unmarkedInForcedColours(stylesheet: string): string[] {
  const marked: string[] = []
  const forced: string[] = []
  walk(parse(stylesheet), {
    visit: 'Rule',
    enter({ prelude, block }) {
      const selector = generate(prelude)
      if (this.atrule?.name === 'media' && isForced(this.atrule.prelude)) forced.push(selector)
      else if (has(block, DROPPED) && !POINTER.test(selector)) marked.push(selector)
      else if (has(block, FLATTENED) && STATE.test(selector)) marked.push(selector)
    },
  })
  return marked.filter((selector) => !forced.some((rule) => hasSameClass(rule, selector)))
}

const isForced = (prelude: CssNode | null): boolean =>
  prelude !== null && generate(prelude).includes('forced-colors')

function has(block: CssNode, declaration: RegExp): boolean {
  let found = false
  walk(block, { visit: 'Declaration', enter: (node) => void (found ||= declaration.test(generate(node))) })
  return found
}

const classesOf = (selector: string): string[] => selector.match(/\.[\w-]+/g) ?? []

const hasSameClass = (rule: string, selector: string): boolean =>
  classesOf(selector).some((name) => classesOf(rule).includes(name))
