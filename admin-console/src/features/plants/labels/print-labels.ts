import { LODGE } from 'content'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { drawQr } from './drawing/draw-qr.tsx'
import { readyPainter } from './drawing/text-painter.ts'
import { loadTypefaces } from './drawing/typefaces.ts'
import { type Label, type LabelTools, labelSheets, singleLabel } from './label-document.ts'

/** The properties of a plant that are on its label. */
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

/** Longest time without a pause, in ms. */
const PAUSE_AFTER_MS = 40

/** Returns a function that yields to the browser if it has not been called for a while. */
function createPause(): () => Promise<void> {
  let lastPause = performance.now()
  return async () => {
    if (performance.now() - lastPause < PAUSE_AFTER_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    lastPause = performance.now()
  }
}

/** Returns the label of one plant as a PDF. Throws if its fonts cannot be loaded. */
export async function printLabel(plant: LabelledPlant, signal: AbortSignal): Promise<Blob> {
  return singleLabel(labelOf(plant), await loadTools(signal)).output('blob')
}

/**
 * Returns the labels of several plants, eight on an A4 sheet, as one PDF. Calls `onDrawn` with the number of labels drawn.
 * Rejects with the signal's reason when it is aborted.
 */
export async function printLabelSheets(
  plants: readonly LabelledPlant[],
  { onDrawn, signal }: { onDrawn: (drawn: number) => void; signal: AbortSignal },
): Promise<Blob> {
  const tools = await loadTools(signal)
  const pdf = await labelSheets(plants.map(labelOf), tools, { onDrawn, signal, pause: createPause() })
  return pdf.output('blob')
}
