import type { Random } from './random.ts'

/** Smooth noise along a line, in [-1, 1]; a hand's tremor, a ridge's crest. */
type Noise = (position: number) => number

const TABLE = 256

export function valueNoise(random: Random): Noise {
  const table = Array.from({ length: TABLE }, () => random.between(-1, 1))
  const at = (index: number): number => table[((index % TABLE) + TABLE) % TABLE] ?? 0
  return (position) => {
    const cell = Math.floor(position)
    const part = position - cell
    const ease = part * part * (3 - 2 * part)
    return at(cell) * (1 - ease) + at(cell + 1) * ease
  }
}

/** Several octaves of noise summed, each twice as fine and `roughness` as strong; still in [-1, 1]. */
export function layeredNoise(random: Random, octaves: number, roughness = 0.5): Noise {
  const layers = Array.from({ length: octaves }, () => valueNoise(random))
  return (position) => {
    let sum = 0
    let weight = 0
    layers.forEach((layer, octave) => {
      const strength = roughness ** octave
      sum += layer(position * 2 ** octave + octave * 17.3) * strength
      weight += strength
    })
    return sum / weight
  }
}
