import type { ReactNode } from 'react'
import type { PhotoFieldProps } from 'shared-ui/components/PhotoField'
import { TextAreaField, type TextAreaFieldProps } from 'shared-ui/components/TextAreaField'
import styles from './RecordFields.module.css'

export type RecordFieldsLayoutProps = {
  description: TextAreaFieldProps
  photo: ReactNode
  /** The aspect ratio of the photo; the short fields leave room for it. */
  shape: PhotoFieldProps['shape']
  /** The short fields, side by side if there is room. */
  children: ReactNode
}

/** Layout of the fields of a room or plant: short fields, the description below them, the photo beside them. */
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
