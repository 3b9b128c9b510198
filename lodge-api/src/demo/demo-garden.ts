import type { DemoZone } from './garden/demo-plant.ts'
import { drySlope } from './garden/dry-slope.ts'
import { field } from './garden/field.ts'
import { flowerPatio } from './garden/flower-patio.ts'
import { orchard } from './garden/orchard.ts'
import { shadeHouse } from './garden/shade-house.ts'

/** The demonstration garden, zone by zone. */
export const DEMO_ZONES: DemoZone[] = [flowerPatio, orchard, field, drySlope, shadeHouse]
