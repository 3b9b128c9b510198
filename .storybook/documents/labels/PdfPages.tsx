import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite adds the address as the default export
import worker from 'pdfjs-dist/build/pdf.worker.mjs?url'
import { useEffect, useRef } from 'react'
import styles from './PdfPages.module.css'

GlobalWorkerOptions.workerSrc = worker

/** Enlargement of the pages on screen. */
const SCALE = 1.5

export type PdfPagesProps = {
  /** Makes the document. */
  print: (signal: AbortSignal) => Promise<Blob>
}

/** Every page of a PDF, as a printer gets it. */
export function PdfPages({ print }: PdfPagesProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const aborting = new AbortController()
    const draw = async () => {
      const pages = await drawPages(await print(aborting.signal))
      if (!aborting.signal.aborted) place.current?.replaceChildren(...pages)
    }
    draw().catch((problem: unknown) => {
      if (!aborting.signal.aborted) place.current?.replaceChildren(String(problem))
    })
    return () => aborting.abort()
  }, [print])
  return <main className={styles.pages} ref={place} aria-label="PDF" />
}

async function drawPages(pdf: Blob): Promise<HTMLCanvasElement[]> {
  const opening = getDocument({ data: await pdf.arrayBuffer(), verbosity: 0 })
  const document = await opening.promise
  const pages: HTMLCanvasElement[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: SCALE })
    const canvas = window.document.createElement('canvas')
    Object.assign(canvas, { width: viewport.width, height: viewport.height })
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', `Página ${number} de ${document.numPages}`)
    await page.render({ canvas, viewport }).promise
    pages.push(canvas)
  }
  await opening.destroy()
  return pages
}
