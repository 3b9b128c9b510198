import { LODGE } from 'content'
import type { StaffPlant } from 'shared-ui/validators/plant'
import { drawQr } from './draw-qr.tsx'
import { type Label, type LabelTools, labelSheets, singleLabel } from './label-document.ts'
import { readyPainter } from './text-painter.ts'
import { loadTypefaces } from './typefaces.ts'

/** What of a plant comes onto its label. */
export type LabelledPlant = Pick<StaffPlant, 'name' | 'scientificName' | 'family' | 'page'>

const labelOf = (plant: LabelledPlant): Label => ({
  name: plant.name,
  scientificName: plant.scientificName,
  family: plant.family.name,
  page: plant.page,
})

const loadTools = async (signal: AbortSignal): Promise<LabelTools> => ({
  typefaces: await loadTypefaces(signal),
  drawQr,
  painter: await readyPainter(),
  lodge: LODGE.name,
})

/** How long the screen may stand still, in milliseconds. */
const LONGEST_STANDSTILL_MS = 40

/** Lets the browser draw and listen, where it has not for a while. */
function breather(): () => Promise<void> {
  let rested = performance.now()
  return async () => {
    if (performance.now() - rested < LONGEST_STANDSTILL_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    rested = performance.now()
  }
}

/** the label of one plant as a PDF. Throws when its typefaces do not arrive. */
export async function printLabel(plant: LabelledPlant, signal: AbortSignal): Promise<Blob> {
  return singleLabel(labelOf(plant), await loadTools(signal)).output('blob')
}

/**
 * the labels of several plants, eight on a sheet of A4, as one PDF. `onDrawn` is told how many are drawn. Rejects with
 * the signal's reason when it is called off.
 */
export async function printLabelSheets(
  plants: readonly LabelledPlant[],
  { onDrawn, signal }: { onDrawn: (drawn: number) => void; signal: AbortSignal },
): Promise<Blob> {
  const tools = await loadTools(signal)
  const pdf = await labelSheets(plants.map(labelOf), tools, { onDrawn, signal, pause: breather() })
  return pdf.output('blob')
}
