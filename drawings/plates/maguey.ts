import { type Colour, mix } from '../colour.ts'
import { type Point, plus, polar, xy } from '../geometry.ts'
import { toned } from '../hours.ts'
import { inkLine } from '../ink-line.ts'
import { laid, rims } from '../organs/laid.ts'
import { plate } from '../organs/plate.ts'
import { along, girth, outlineOf, type Ribbon, shadeSide, strip, sweep } from '../organs/ribbon.ts'
import { petalOf, type Ring, roundAbout } from '../organs/ring.ts'
import { grains } from '../organs/seeds.ts'
import { stem } from '../organs/stem.ts'
import { polygonPath, softPath } from '../path-text.ts'
import type { Scene } from '../scene.ts'

const blue = '#7fa597'

/** One fleshy leaf: hollowed, banded by the leaf it lay against, hooked spines on its margins, a dark needle at its tip. */
function sword(scene: Scene, leaf: Ribbon, colour: Colour): void {
  const { hour, sheet } = scene
  const [foot, tip] = [leaf.spine[0] as Point, leaf.spine[leaf.spine.length - 1] as Point]
  const dark = shadeSide(leaf)
  for (const side of ['left', 'right'] as const)
    for (let i = 5; i < 17; i++) {
      const { at, angle } = along(leaf[side], i / 18)
      const out = angle + (side === 'left' ? -1 : 1) * 1.1
      sheet.gather(
        polygonPath([plus(at, polar(angle, -5)), plus(at, polar(out, 11)), plus(at, polar(angle, 5))]),
        { fill: '#5b3a2a', stroke: '#22301f', 'stroke-width': 0.8 },
      )
    }
  laid(scene, outlineOf(leaf), {
    paint: sheet.gradient(foot, tip, [
      [0, toned('#c3cfae', hour, 0)],
      [0.3, toned(colour, hour, 0.12)],
      [1, toned(colour, hour, -0.08)],
    ]),
    ink: 0,
  })
  sheet.gather(polygonPath(strip(leaf, dark, [0.05, 0.97])), {
    fill: toned(colour, hour, -0.34),
    'fill-opacity': 0.7,
  })
  sheet.gather(polygonPath(strip(leaf, dark === 'left' ? 'right' : 'left', [0.45, 0.8])), {
    fill: toned(colour, hour, 0.45),
    'fill-opacity': 0.55,
  })
  rims(scene, leaf, 1.8)
  const end = along(leaf.spine, 1)
  inkLine(scene, [plus(end.at, polar(end.angle, -14)), plus(end.at, polar(end.angle, 16))], {
    width: 5,
    opacity: 0.9,
    taper: 0.9,
    tremor: 0,
  })
}

/** The flower pole, as tall as a tree, with its candelabra of yellow tufts. */
function pole(scene: Scene, at: Point): void {
  const line = sweep({ at, angle: -1.5, length: 420, bend: -0.1 }, 16)
  stem(scene, line, { thick: 20, thin: 7, colour: '#8fa56c' })
  for (let i = 0; i < 9; i++) {
    const part = 0.5 + i * 0.055
    const { at: node, angle } = along(line, part)
    const side = i % 2 ? 1 : -1
    const arm = sweep({ at: node, angle: angle + side * 1.25, length: 92 - i * 7, bend: -side * 0.75 }, 8)
    stem(scene, arm, { thick: 6, thin: 4, colour: '#8fa56c', ink: 1.2 })
    const end = along(arm, 1).at
    const tuft = Array.from({ length: 26 }, () =>
      plus(end, [scene.random.between(-24, 24), scene.random.between(-20, 4)]),
    )
    grains(scene, tuft, { radius: 5.4, colour: '#d7b23c', ring: '#5f4c1c' })
    grains(
      scene,
      tuft.slice(0, 12).map((spot) => plus(spot, [-2, -4])),
      { radius: 3.6, colour: '#f2da75' },
    )
  }
  const top = along(line, 1).at
  grains(
    scene,
    Array.from({ length: 22 }, () =>
      plus(top, [scene.random.between(-16, 16), scene.random.between(-22, 8)]),
    ),
    { radius: 5, colour: '#cdb548', ring: '#5f4c1c' },
  )
}

/** Dry ground under the rosette. */
function earth(scene: Scene): void {
  const { sheet } = scene
  const patch = Array.from(
    { length: 12 },
    (_, i): Point => [
      384 + Math.cos((i / 12) * 6.283) * scene.random.between(210, 270),
      704 + Math.sin((i / 12) * 6.283) * scene.random.between(22, 34),
    ],
  )
  sheet.path(softPath(patch), { fill: '#b39a6a', 'fill-opacity': 0.4 })
  for (let i = 0; i < 16; i++) {
    const at: Point = [384 + scene.random.between(-220, 220), 704 + scene.random.between(-16, 22)]
    inkLine(scene, [at, plus(at, [scene.random.between(14, 44), scene.random.between(-2, 2)])], {
      width: 1.3,
      opacity: 0.35,
    })
  }
}

function draw(scene: Scene): void {
  const ring: Ring = { at: xy(384, 680), angle: -Math.PI / 2, tilt: 0.34, radius: 30 }
  const rank = (
    count: number,
    from: number,
    { flare, length, half }: { flare: readonly [number, number]; length: number; half: number },
  ): void => {
    for (const around of roundAbout(ring, count, from)) {
      const leaf = petalOf(
        ring,
        {
          around,
          flare,
          length: length * scene.random.between(0.92, 1.05),
          half: girth([
            [0, half * 0.86],
            [0.35, half],
            [0.7, half * 0.74],
            [1, 1],
          ]),
        },
        18,
      )
      sword(scene, leaf, mix(blue, '#a7bd9a', scene.random.between(0, 0.5)))
    }
  }
  const back = roundAbout(ring, 7, 0.22).slice(0, 4)
  for (const around of back)
    sword(
      scene,
      petalOf(
        ring,
        {
          around,
          flare: [0.5, 0.85],
          length: 400,
          half: girth([
            [0, 40],
            [0.35, 52],
            [0.7, 36],
            [1, 1],
          ]),
        },
        18,
      ),
      mix(blue, '#5f8577', 0.35),
    )
  pole(scene, xy(392, 470))
  rank(5, 0.6, { flare: [0.12, 0.3], length: 320, half: 40 })
  earth(scene)
  for (const around of roundAbout(ring, 9, 0.28).slice(3)) {
    const upright = 1 - 0.5 * Math.max(0, Math.sin(around))
    sword(
      scene,
      petalOf(
        ring,
        {
          around,
          flare: [0.75 * upright, 1.4 * upright],
          length: 360,
          half: girth([
            [0, 42],
            [0.35, 58],
            [0.7, 40],
            [1, 1],
          ]),
        },
        18,
      ),
      blue,
    )
  }
}

export const magueyPlate = plate('maguey', '#d3cfb0', draw)
