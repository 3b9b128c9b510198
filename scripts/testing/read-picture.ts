import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'

/** A picture: its size in pixels, and the content of its QR code, or null if none is readable. */
export type ReadPicture = { width: number; height: number; qrCode: string | null }

/** Reads a PNG and its QR code. */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  const image = await loadImage(bytes)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, qrCode: jsQR(data, width, height)?.data ?? null }
}
