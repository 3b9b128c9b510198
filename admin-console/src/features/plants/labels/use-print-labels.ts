import { useEffect, useRef, useState } from 'react'
import { PLANT_LABELS } from 'shared-ui/copy/garden/plants-panel'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { labelFileName } from './label-file-name.ts'
import type { LabelledPlant } from './print-labels.ts'

/** Loaded only when a label is requested: it is larger than the rest of the console. */
const loadPrinter = () => import('./print-labels.ts')

/** Returns an abort signal for each run, which is also aborted when the screen unmounts. */
function useAbortable() {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return {
    begin: (): AbortSignal => {
      running.current = new AbortController()
      return running.current.signal
    },
    abort: () => running.current?.abort(),
  }
}

/** Saves the label of one plant. */
export function usePrintLabel() {
  const { begin } = useAbortable()
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

/** Saves the label sheets of many plants. `drawn` is the number of labels drawn so far; `cancel` aborts without a file. */
export function usePrintSheets() {
  const { begin, abort } = useAbortable()
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
    abort()
    printing.reset()
  }
  return { ...printing, drawn, cancel }
}
