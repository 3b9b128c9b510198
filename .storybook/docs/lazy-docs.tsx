import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'

// Tests of stories load the preview too, and need no documentation.
const Container = lazy(async () => ({ default: (await import('./ThemedContainer.tsx')).ThemedContainer }))
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))

/** Around every documentation page. */
export const LazyContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
)

/** The page of every component and screen. */
export const LazyDocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)
