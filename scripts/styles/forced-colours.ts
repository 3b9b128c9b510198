import { type CssNode, generate, parse, walk } from 'css-tree'

/** A part of a selector that names a state, such as `[aria-invalid="true"]` or `.error::before`. */
const STATE = /\[(?:aria|data)-|::before|::after/

/** Declarations that forced colours drop, or that take the colour of the page there. */
const DROPPED = /^(?:box-shadow:.*\binset\b|background(?:-color)?:currentcolor$)/i

/**
 * Returns the selectors of a stylesheet that mark a state by a shadow inside the element or by a background of `currentcolor`, and
 * whose class has no rule for forced colours, where that mark does not show.
 */
export function unmarkedInForcedColours(stylesheet: string): string[] {
  const marked: string[] = []
  const forced: string[] = []
  walk(parse(stylesheet), {
    visit: 'Rule',
    enter({ prelude, block }) {
      const selector = generate(prelude)
      if (this.atrule?.name === 'media' && isForced(this.atrule.prelude)) forced.push(selector)
      else if (STATE.test(selector) && isDropped(block)) marked.push(selector)
    },
  })
  return marked.filter((selector) => !forced.some((rule) => hasSameClass(rule, selector)))
}

const isForced = (prelude: CssNode | null): boolean =>
  prelude !== null && generate(prelude).includes('forced-colors')

function isDropped(block: CssNode): boolean {
  let found = false
  walk(block, { visit: 'Declaration', enter: (node) => void (found ||= DROPPED.test(generate(node))) })
  return found
}

const classesOf = (selector: string): string[] => selector.match(/\.[\w-]+/g) ?? []

const hasSameClass = (rule: string, selector: string): boolean =>
  classesOf(selector).some((name) => classesOf(rule).includes(name))
