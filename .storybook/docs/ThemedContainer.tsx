import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { theme } from '../brand/theme.ts'
import { applyFace } from '../faces.ts'
import styles from './docs.module.css'

/** A documentation page in the lodge's theme, always light; the stories on it have their own faces. */
export function ThemedContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => applyFace('public'), [])
  return (
    <DocsContainer {...props} theme={theme}>
      <div className={styles.page}>{children}</div>
    </DocsContainer>
  )
}
