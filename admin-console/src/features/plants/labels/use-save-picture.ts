import type { RefObject } from 'react'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { labelFileName } from './label-file-name.ts'

/** Loaded only when a picture is requested. */
const loadCamera = () => import('./take-picture.ts')

/** Saves a picture of a plant's label card, for a sign maker or a message. */
export function useSavePicture(card: RefObject<HTMLElement | null>) {
  return useAction({
    mutationFn: async (plant: { name: string; scientificName: string }) => {
      const { takePicture } = await loadCamera()
      if (!card.current) throw new Error('The label card is no longer shown; open the plant again')
      const fileName = labelFileName(plant, 'png')
      saveFile(await takePicture(card.current), fileName)
      return fileName
    },
  })
}
