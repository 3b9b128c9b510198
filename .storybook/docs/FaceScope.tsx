import { type ReactNode, useMemo } from 'react'
import type { Face } from '../faces.ts'
import styles from './FaceScope.module.css'
import { faceStyle } from './face-tokens.ts'

export type FaceScopeProps = {
  face: Face
  children: ReactNode
}

/** Shows its children in a face of the product, whatever the face of the page around it. */
export function FaceScope({ face, children }: FaceScopeProps) {
  const style = useMemo(() => faceStyle(face), [face])
  return (
    // The class stops the styles of documentation pages.
    <div className={`sb-unstyled ${styles.scope}`} data-face={face} style={style}>
      {children}
    </div>
  )
}
