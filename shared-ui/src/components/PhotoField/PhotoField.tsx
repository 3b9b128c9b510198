import { ImageIcon } from 'lucide-react'
import { type ChangeEvent, type MouseEvent, useCallback, useState } from 'react'
import { formatFileSize, PHOTO_FIELD_WORDS } from '../../copy/forms/photo-field.ts'
import { fieldSentence } from '../../copy/problems/problems.ts'
import { PHOTO_ENDINGS, type PhotoFileProblem, photoFileProblem } from '../../rules/photos/photo-file.ts'
import { controlAttributes, Field, type FieldTexts, useFieldIds } from '../Field/Field.tsx'
import styles from './PhotoField.module.css'

export type PhotoFieldProps = FieldTexts & {
  /** The photo chosen in this form. */
  value: File | null
  /** Called with the chosen file, or with null when there is none: the choice was cancelled or breaks a rule. */
  onValueChange: (file: File | null) => void
  /** The id of the file input. */
  id?: string | undefined
  /** The name of the field in the form's data. */
  name?: string | undefined
  /** The aspect ratio in which it will be shown. */
  shape: 'room' | 'plant'
  /** The stored picture, shown until another is chosen. */
  current?: { src: string; alt: string } | undefined
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined
  /** Whether it must be filled in; screen readers say so. */
  required?: boolean | undefined
}

const ACCEPT = PHOTO_ENDINGS.map((ending) => `.${ending}`).join(',')

/**
 * Chooses a photo, from the disk or by drag and drop, and previews it as it will be cropped. A photo whose name or size
 * breaks a rule is cleared, and the rule is shown.
 */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint = PHOTO_FIELD_WORDS.rule, optional, value: file, shape, current } = props
  const [refused, setRefused] = useState<PhotoFileProblem | null>(null)
  const [broken, setBroken] = useState<File | null>(null)
  const ids = useFieldIds(props.id)
  const texts = {
    hint,
    optional,
    error: refused ? fieldSentence(refused) : props.error,
    warning: props.warning ?? (file && file === broken ? { text: PHOTO_FIELD_WORDS.notShown } : undefined),
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0] ?? null
    const problem = chosen && photoFileProblem(chosen)
    if (problem) event.target.value = ''
    setRefused(problem)
    props.onValueChange(problem ? null : chosen)
  }
  return (
    <Field ids={ids} label={label} {...texts}>
      <div className={styles.zone} data-shape={shape}>
        <input
          {...controlAttributes(ids, texts)}
          className={styles.input}
          type="file"
          name={props.name}
          accept={ACCEPT}
          required={props.required}
          onChange={choose}
          onClick={resetInput}
          onBlur={props.onBlur}
        />
        <div className={styles.picture}>
          <Picture file={file} current={current} onBroken={() => setBroken(file)} />
        </div>
        <ChoiceText file={file} isReplacing={file !== null || current !== undefined} />
      </div>
    </Field>
  )
}

/** The browser fires `change` only when the file differs from the last one, which may have been cleared meanwhile. */
const resetInput = (event: MouseEvent<HTMLInputElement>) => {
  event.currentTarget.value = ''
}

type PictureProps = Pick<PhotoFieldProps, 'current'> & { file: File | null; onBroken: () => void }

function Picture({ file, current, onBroken }: PictureProps) {
  if (file) return <Preview file={file} onBroken={onBroken} />
  if (current) return <img src={current.src} alt={current.alt} />
  return <ImageIcon aria-hidden="true" />
}

/** Previews the chosen file through an object URL, which is revoked when another file replaces it. */
function Preview({ file, onBroken }: { file: File; onBroken: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt={PHOTO_FIELD_WORDS.preview(file.name)} onError={onBroken} />
}

/** The text of the browser's file input in Spanish; hidden from screen readers, which read the input itself. */
function ChoiceText({ file, isReplacing }: { file: File | null; isReplacing: boolean }) {
  return (
    <div className={styles.texts} aria-hidden="true">
      <span className={styles.button}>
        {isReplacing ? PHOTO_FIELD_WORDS.change : PHOTO_FIELD_WORDS.choose}
      </span>
      <span className={styles.note}>
        {file ? `${file.name} · ${formatFileSize(file.size)}` : PHOTO_FIELD_WORDS.drop}
      </span>
    </div>
  )
}
