import type { Colour } from '../colour.ts'
import { plus, polar } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { linePath } from '../path-text.ts'
import type { Scene } from '../scene.ts'
import { rays } from './composite.ts'
import { berry } from './fruit.ts'
import { laid, rounded } from './laid.ts'
import { along, girth, ribbon, sweep } from './ribbon.ts'
import { circleOf, onRing, type Ring, roundAbout, spoke } from './ring.ts'

/** The column of a passion flower: ovary lifted out of the corolla, five hanging anthers under it, three styles above. */
export function androgynophore(scene: Scene, ring: Ring, size: number): void {
  const { hour } = scene
  const column = sweep(
    { at: ring.at, angle: ring.angle, length: size * Math.max(0.35, Math.cos(ring.tilt)), bend: 0 },
    4,
  )
  rounded(
    scene,
    ribbon(column, () => size * 0.07),
    { colour: '#c3cf86', ink: 1.1 },
  )
  const top = along(column, 1)
  const crown: Ring = { ...ring, at: top.at, radius: 0 }
  for (const around of roundAbout(crown, 5, 0.5)) {
    const arm = spoke(crown, { around, flare: [1.5, 2], length: size * 0.62 }, 4)
    inkLine(scene, arm, { width: 2.2, opacity: 0.75 })
    const { at, angle } = along(arm, 1)
    laid(scene, ribbonOutline(at, angle, size), { paint: toned('#d8c45c', hour, 0.05), ink: 1.1 })
  }
  berry(scene, plus(top.at, polar(ring.angle, size * 0.12)), { radius: size * 0.17, colour: '#a9c06a' })
  for (const around of roundAbout(crown, 3, 0.2)) {
    const arm = spoke(
      { ...crown, at: plus(top.at, polar(ring.angle, size * 0.24)) },
      { around, flare: [0.7, 1.7], length: size * 0.56 },
      5,
    )
    inkLine(scene, arm, { width: 3, opacity: 0.8 })
    berry(scene, along(arm, 1).at, { radius: size * 0.085, colour: '#7e6b3e' })
  }
}

function ribbonOutline(at: readonly [number, number], angle: number, size: number) {
  const bar = ribbon(
    sweep(
      {
        at: plus(at, polar(angle + Math.PI / 2, -size * 0.2)),
        angle: angle + Math.PI / 2,
        length: size * 0.4,
      },
      5,
    ),
    girth([
      [0, size * 0.04],
      [0.5, size * 0.09],
      [1, size * 0.04],
    ]),
  )
  return [...bar.left, ...[...bar.right].reverse()]
}

/** The corona: filaments banded in colours, told from the middle outwards by where each band ends. */
export function corona(
  scene: Scene,
  ring: Ring,
  {
    count,
    length,
    bands,
  }: { count: number; length: number; bands: readonly (readonly [end: number, colour: Colour])[] },
): void {
  let from = 0
  for (const [end, colour] of bands) {
    let d = ''
    for (let i = 0; i < count; i++) {
      const around = (i / count) * Math.PI * 2
      const wave = length * (1 + 0.04 * Math.sin(i * 2.1))
      d += linePath([
        onRing(ring, around, ring.radius + wave * from),
        onRing(ring, around + 0.02, ring.radius + wave * end),
      ])
    }
    scene.sheet.path(d, { fill: 'none', stroke: '#3b2b4a', 'stroke-width': 4.2, 'stroke-opacity': 0.35 })
    scene.sheet.path(d, { fill: 'none', stroke: toned(colour, scene.hour, 0), 'stroke-width': 3 })
    from = end
  }
}

/** A passion flower looked into: ten tepals, the corona, the column. */
export function passionFlower(
  scene: Scene,
  ring: Ring,
  {
    size,
    sepal,
    petal,
    bands,
  }: { size: number; sepal: Colour; petal: Colour; bands: readonly (readonly [number, Colour])[] },
): void {
  rays(scene, ring, {
    count: 5,
    length: size,
    half: size * 0.22,
    flare: [1.4, 1.5],
    colours: [sepal],
    from: 0.3,
    blunt: 0.5,
  })
  rays(scene, ring, {
    count: 5,
    length: size * 0.95,
    half: size * 0.19,
    flare: [1.35, 1.5],
    colours: [petal],
    from: 0.93,
    blunt: 0.6,
  })
  corona(scene, ring, { count: 54, length: size * 0.8, bands })
  laid(scene, circleOf(ring, size * 0.2), { paint: toned('#e9e6cf', scene.hour, 0), ink: 1.2 })
  androgynophore(scene, ring, size * 0.52)
}
