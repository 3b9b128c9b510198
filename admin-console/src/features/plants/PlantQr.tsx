import { QRCodeSVG } from 'qrcode.react'
import { QR_CODE } from './qr-code.ts'

export type PlantQrProps = {
  /** Where it leads: the plant's page on the public site. */
  page: string
  /** What it is, for who does not see it. */
  title?: string
  className?: string | undefined
}

/** a plant's QR code, dark on light in the dark too, or telephones cannot read it. */
export function PlantQr({ page, title, className }: PlantQrProps) {
  return <QRCodeSVG {...QR_CODE} value={page} className={className} {...(title && { title })} />
}
