import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { QrCode } from '../../../../lib/qr/QrCode.tsx'
import { type QrDrawing, readQrDrawing } from './qr-drawing.ts'

/** Renders the QR code of a URL as on the screen, detached from the document, and reads its modules. */
export function drawQr(address: string): QrDrawing {
  const aside = document.createElement('div')
  const root = createRoot(aside)
  flushSync(() => root.render(<QrCode url={address} />))
  try {
    return readQrDrawing(aside.innerHTML)
  } finally {
    root.unmount()
  }
}
