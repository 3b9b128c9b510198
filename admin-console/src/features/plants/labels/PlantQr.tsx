import { QRCodeSVG } from 'qrcode.react'
import { QR_CODE } from './qr-code.ts'

export type PlantQrProps = {
  /** The URL in the code: the plant's page on the public site. */
  page: string
  /** Accessible name of the image. */
  title?: string
  className?: string | undefined
}

/** A plant's QR code, dark on light in the dark theme too, because phones cannot read it otherwise. */
export function PlantQr({ page, title, className }: PlantQrProps) {
  return <QRCodeSVG {...QR_CODE} value={page} className={className} {...(title && { title })} />
}
