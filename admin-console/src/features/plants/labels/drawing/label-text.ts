/** Returns the width of a text in mm at a size in points. */
export type Measure = (text: string, size: number) => number

/** The texts of a label, in order. */
export const LABEL_TEXTS = ['name', 'scientificName', 'family'] as const
export type LabelText = (typeof LABEL_TEXTS)[number]

/** A line of a label: its size in points, its baseline in mm below the top of the text box. */
export type LabelLine = { kind: LabelText; text: string; size: number; baseline: number }

const MM_PER_POINT = 25.4 / 72
/** Font sizes as fractions of the name's size. */
const SCALE = { name: 1, scientificName: 0.72, family: 0.5 } as const
/** Points below which a text shrinks only if the name is smaller too. */
const SMALLEST_OF_CHOICE = 7
const SPACE_ABOVE = { name: 0, scientificName: 0.25, family: 0.45 } as const
const LEADING = 1.12
/** The distance of the baseline from the top of its line, as a fraction of the font size. */
const ASCENT = 0.8

/** Font sizes of the name in points, largest first. Words are broken only if they do not fit at a legible size. */
const WHOLE_SIZES = [23, 21, 19, 17.5, 16, 14.5, 13, 12, 11]
const BREAKING_SIZES = [12, 11, 10, 9, 8, 7, 6, 5]

const sizeOf = (kind: LabelText, nameSize: number): number =>
  Math.max(nameSize * SCALE[kind], Math.min(nameSize, SMALLEST_OF_CHOICE))

/** Splits at spaces; the hybrid sign stays with the name after it. */
const wordsOf = (text: string): string[] => text.split(/(?<!×) /).filter(Boolean)

type Measured = (text: string) => number

/** Returns how many characters of a word fit, at least one. */
function startThatFits(characters: string[], width: number, measure: Measured): number {
  let count = 1
  while (count < characters.length && measure(characters.slice(0, count + 1).join('')) <= width) count += 1
  return count
}

function pieces(word: string, width: number, measure: Measured): string[] {
  const parts: string[] = []
  let rest = Array.from(word)
  while (rest.length > 0) {
    const count = startThatFits(rest, width, measure)
    parts.push(rest.slice(0, count).join(''))
    rest = rest.slice(count)
  }
  return parts
}

/** Wraps a text into lines of at most `width`. A word that is wider than a line is broken after any character. */
export function wrapText(text: string, width: number, measure: Measured): string[] {
  const lines: string[] = []
  for (const word of wordsOf(text)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (measure(joined) <= width) lines.splice(-1, 1, joined)
    else lines.push(...pieces(word, width, measure))
  }
  return lines
}

/** The texts, their measuring functions, and the space for them in mm. */
export type LabelContent = {
  texts: Record<LabelText, string>
  measures: Record<LabelText, Measure>
  room: { width: number; height: number }
}

function linesAt(size: number, { texts, measures, room }: LabelContent): LabelLine[] {
  let top = 0
  return LABEL_TEXTS.flatMap((kind) => {
    const own = sizeOf(kind, size)
    const height = own * MM_PER_POINT
    top += size * SPACE_ABOVE[kind] * MM_PER_POINT
    return wrapText(texts[kind], room.width, (text) => measures[kind](text, own)).map((text) => {
      const baseline = top + height * ASCENT
      top += height * LEADING
      return { kind, text, size: own, baseline }
    })
  })
}

function hasRoomForWords(size: number, { texts, measures, room }: LabelContent): boolean {
  return LABEL_TEXTS.every((kind) =>
    wordsOf(texts[kind]).every((word) => measures[kind](word, sizeOf(kind, size)) <= room.width),
  )
}

/** Returns the height of lines in mm: the last baseline plus its descent. */
export const heightOf = (lines: readonly LabelLine[]): number => {
  const last = lines.at(-1)
  return last ? last.baseline + last.size * (LEADING - ASCENT) * MM_PER_POINT : 0
}

/**
 * Lays out a label's texts in the largest size that fits, with whole words first and with broken words if the size would be too
 * small.
 */
export function layOutTexts(content: LabelContent): LabelLine[] {
  const whole = WHOLE_SIZES.filter((size) => hasRoomForWords(size, content))
  let lines: LabelLine[] = []
  for (const size of [...whole, ...BREAKING_SIZES]) {
    lines = linesAt(size, content)
    if (heightOf(lines) <= content.room.height) break
  }
  return lines
}
