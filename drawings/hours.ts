import { type Colour, glazed, mix } from './colour.ts'

/** Light of one hour of the day: a set of paints, mixed into everything, never a filter laid over it. */
export type Hour = {
  skyHigh: Colour
  skyLow: Colour
  /** What far ridges fade into. */
  haze: Colour
  farRidge: Colour
  nearRidge: Colour
  /** What lit surfaces lean towards. */
  light: Colour
  /** What shaded surfaces lean towards. */
  shade: Colour
}

export const hours = {
  dawn: {
    skyHigh: '#b4cbd8',
    skyLow: '#f7d9c3',
    haze: '#f6e6d8',
    farRidge: '#a9b0c4',
    nearRidge: '#54705a',
    light: '#fff1df',
    shade: '#5d6079',
  },
  morning: {
    skyHigh: '#9cc6d4',
    skyLow: '#f4ecd6',
    haze: '#eef0e2',
    farRidge: '#9db8bd',
    nearRidge: '#4d7350',
    light: '#fff8e6',
    shade: '#6b6a76',
  },
  noon: {
    skyHigh: '#86bccd',
    skyLow: '#e6f0e6',
    haze: '#e6efe4',
    farRidge: '#8fb3b5',
    nearRidge: '#447046',
    light: '#fffdf3',
    shade: '#6a6a64',
  },
  afternoon: {
    skyHigh: '#a3c3c2',
    skyLow: '#fbdc9f',
    haze: '#f8e2b8',
    farRidge: '#b0a892',
    nearRidge: '#68743f',
    light: '#ffe7b0',
    shade: '#6d5545',
  },
  dusk: {
    skyHigh: '#56678f',
    skyLow: '#f3b183',
    haze: '#d9a79a',
    farRidge: '#8a7f9f',
    nearRidge: '#34453f',
    light: '#ffd79a',
    shade: '#3b3d5a',
  },
  nightfall: {
    skyHigh: '#2c3c66',
    skyLow: '#a98fae',
    haze: '#76759a',
    farRidge: '#5c6390',
    nearRidge: '#25343c',
    light: '#ffd894',
    shade: '#30304f',
  },
} as const satisfies Record<string, Hour>

/** A colour as this hour shows it: level below 0 lies in shade, above 0 in light, up to 1 either way. */
export function toned(colour: Colour, hour: Hour, level: number): Colour {
  if (level >= 0) return mix(colour, hour.light, level)
  return mix(colour, mix(hour.shade, glazed(colour, mix(hour.shade, '#ffffff', 0.25)), 0.6), -level)
}
