import { QRCodeSVG } from 'qrcode.react'
import { QR_CODE } from './qr-code.ts'

export type QrCodeProps = {
  /** The URL in the code. */
  url: string
  /** Accessible name of the image. */
  title?: string
  /** A class for the size of the code. */
  className?: string | undefined
}

/** A QR code, dark on light in the dark theme too, because phones cannot read it otherwise. */
export function QrCode({ url, title, className }: QrCodeProps) {
  return <QRCodeSVG {...QR_CODE} value={url} className={className} {...(title && { title })} />
}
