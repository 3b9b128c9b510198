import { generate, parse, walk } from 'css-tree'

const OWN = /^color:var\(--color-([\w-]+)\)$/
const BEHIND = /^background(?:-color)?:var\(--color-([\w-]+)\)/

/** Returns the colours that a rule of the stylesheet sets as text and background together, such as `text / surface`. */
export function pairsOf(stylesheet: string): string[] {
  const pairs: string[] = []
  walk(parse(stylesheet), {
    visit: 'Rule',
    enter({ block }) {
      const declarations = block.children.toArray().map((node) => generate(node))
      const first = (pattern: RegExp) => declarations.map((text) => pattern.exec(text)?.[1]).find(Boolean)
      const [ink, ground] = [first(OWN), first(BEHIND)]
      if (ink !== undefined && ground !== undefined) pairs.push(`${ink} / ${ground}`)
    },
  })
  return pairs
}
