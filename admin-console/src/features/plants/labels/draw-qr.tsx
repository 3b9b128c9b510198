import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PlantQr } from '../PlantQr.tsx'
import { type QrDrawing, readQrDrawing } from './qr-drawing.ts'

/** Draws the code of an address as the screen does, beside the page, and reads it for paper. */
export function drawQr(address: string): QrDrawing {
  const aside = document.createElement('div')
  const root = createRoot(aside)
  flushSync(() => root.render(<PlantQr page={address} />))
  try {
    return readQrDrawing(aside.innerHTML)
  } finally {
    root.unmount()
  }
}
