/** How wide a text is, in millimetres, at a size in points. */
export type Measure = (text: string, size: number) => number

/** What stands on a label, in its order. */
export const LABEL_TEXTS = ['name', 'scientificName', 'family'] as const
export type LabelText = (typeof LABEL_TEXTS)[number]

/** A line of a label: its size in points, its base line in millimetres beneath the top of the text. */
export type LabelLine = { kind: LabelText; text: string; size: number; baseline: number }

const MM_PER_POINT = 25.4 / 72
/** Sizes beside that of the name, and the room above each text, in parts of the name's size. */
const SCALE = { name: 1, scientificName: 0.72, family: 0.5 } as const
/** Points under which a text is smaller than its scale only where the name is. */
const SMALLEST_OF_CHOICE = 7
const SPACE_ABOVE = { name: 0, scientificName: 0.25, family: 0.45 } as const
const LEADING = 1.12
/** How far beneath the top of its line a text stands, in parts of its size. */
const ASCENT = 0.8

/** Points for the name, from the largest on. Words are broken only where they do not fit at a size that reads well. */
const WHOLE_SIZES = [23, 21, 19, 17.5, 16, 14.5, 13, 12, 11]
const BREAKING_SIZES = [12, 11, 10, 9, 8, 7, 6, 5]

const sizeOf = (kind: LabelText, nameSize: number): number =>
  Math.max(nameSize * SCALE[kind], Math.min(nameSize, SMALLEST_OF_CHOICE))

/** Words stand alone; a sign of hybrids goes with the name it is of. */
const wordsOf = (text: string): string[] => text.split(/(?<!×) /).filter(Boolean)

type Measured = (text: string) => number

/** The longest beginning of a word that fits; at least one character of it. */
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

/** A text in lines of at most `width`. A word that is wider than a line is broken, if need be after each character. */
export function wrapText(text: string, width: number, measure: Measured): string[] {
  const lines: string[] = []
  for (const word of wordsOf(text)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (measure(joined) <= width) lines.splice(-1, 1, joined)
    else lines.push(...pieces(word, width, measure))
  }
  return lines
}

/** What is to be written, how wide each of it is, and the room for it. */
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

/** How high lines are together: the last one's base line, and what hangs beneath it. */
export const heightOf = (lines: readonly LabelLine[]): number => {
  const last = lines.at(-1)
  return last ? last.baseline + last.size * (LEADING - ASCENT) * MM_PER_POINT : 0
}

/**
 * a label's texts, as large as they fit into the room they have, whatever their length (V-07): first with whole words;
 * where that would be too small, with broken ones.
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
