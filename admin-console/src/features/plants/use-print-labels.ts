import { useEffect, useRef, useState } from 'react'
import { PLANT_LABELS } from 'shared-ui/copy/plants-panel'
import { saveFile } from '../../lib/save-file.ts'
import { useAction } from '../../lib/use-action.ts'
import { labelFileName } from './label-file-name.ts'
import type { LabelledPlant } from './labels/print-labels.ts'

/** All that draws comes only when somebody wants a label: it is larger than the rest of the console. */
const loadPrinter = () => import('./labels/print-labels.ts')

/** What can be called off, at the latest when its screen goes. */
function useAbandon() {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return {
    begin: (): AbortSignal => {
      running.current = new AbortController()
      return running.current.signal
    },
    abandon: () => running.current?.abort(),
  }
}

/** saves the label of one plant. */
export function usePrintLabel() {
  const { begin } = useAbandon()
  return useAction({
    mutationFn: async (plant: LabelledPlant) => {
      const signal = begin()
      const { printLabel } = await loadPrinter()
      const fileName = labelFileName(plant)
      saveFile(await printLabel(plant, signal), fileName)
      return fileName
    },
  })
}

/** saves the labels of many plants on sheets. `drawn` is how many are; `cancel` leaves all as it was. */
export function usePrintSheets() {
  const { begin, abandon } = useAbandon()
  const [drawn, setDrawn] = useState(0)
  const printing = useAction({
    mutationFn: async (plants: ReadonlyMap<string, LabelledPlant>) => {
      const signal = begin()
      setDrawn(0)
      const { printLabelSheets } = await loadPrinter()
      const sheets = await printLabelSheets([...plants.values()], { onDrawn: setDrawn, signal })
      const fileName = PLANT_LABELS.fileName(plants.size)
      saveFile(sheets, fileName)
      return fileName
    },
  })
  const cancel = () => {
    abandon()
    printing.reset()
  }
  return { ...printing, drawn, cancel }
}
