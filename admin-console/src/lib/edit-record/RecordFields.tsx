import type { ReactNode } from 'react'
import type { PhotoFieldProps } from 'shared-ui/components/PhotoField'
import { TextAreaField, type TextAreaFieldProps } from 'shared-ui/components/TextAreaField'
import styles from './RecordFields.module.css'

export type RecordFieldsLayoutProps = {
  description: TextAreaFieldProps
  photo: ReactNode
  /** The shape of the photo, to which the short fields leave room. */
  shape: PhotoFieldProps['shape']
  /** The short fields, side by side where there is room. */
  children: ReactNode
}

/** How the fields of a room or plant lie: short ones, the description beneath them, the photo beside. */
export function RecordFields({ description, photo, shape, children }: RecordFieldsLayoutProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.texts} data-shape={shape}>
        {children}
        <div className={styles.description}>
          <TextAreaField {...description} />
        </div>
      </div>
      {photo}
    </div>
  )
}
