import { createContext, useContext } from 'react'
import { PAGE_DATA_ID, PageData } from 'shared-ui/validators/http/page-data'
import * as v from 'valibot'

/** The data that the server rendered the document with; null in documents without. */
export const PageDataContext = createContext<PageData | null>(null)

/** Returns the data that the server rendered the document with, or null. */
export const usePageData = (): PageData | null => useContext(PageDataContext)

/** Returns the data embedded in this document, or null. */
export function embeddedPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return null
  const data = v.safeParse(PageData, JSON.parse(text))
  return data.success ? data.output : null
}
