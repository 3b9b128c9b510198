import html2canvas from 'html2canvas'

/** In pixels; at 300 dots per inch about 10 cm. */
const LEAST_WIDTH = 1200

/** Takes a picture of an element as it is shown on the screen, as a PNG at least 1200 pixels wide. Throws if the browser cannot. */
export async function takePicture(element: HTMLElement): Promise<Blob> {
  await document.fonts.ready
  const canvas = await html2canvas(element, {
    scale: Math.max(3, Math.ceil(LEAST_WIDTH / element.offsetWidth)),
    logging: false,
  })
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The browser made no PNG of the label, for which it may lack memory')
  return picture
}
