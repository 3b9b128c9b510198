import { useState } from 'react'
import { PhotoField, type PhotoFieldProps } from 'shared-ui/components/PhotoField'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { TextField } from 'shared-ui/components/TextField'
import {
  PLANT_FIELD_LABELS,
  PLANT_HINTS,
  type PlantDraft,
  type PlantField,
  type PlantProblems,
} from 'shared-ui/copy/plant-form'
import { PlaceField } from './PlaceField.tsx'
import styles from './PlantFields.module.css'

export type PlantFieldsProps = {
  draft: PlantDraft
  onDraftChange: (draft: PlantDraft) => void
  /** What is wrong with the draft now, and what the server has refused of it. */
  problems: PlantProblems
  /** Shows every problem, for after an attempt to send; until then only those of fields that were left. */
  showAll: boolean
  /** The plant's picture, which stays until another is chosen. */
  currentPhoto?: PhotoFieldProps['current']
}

/** A-14, V-07: the fields of a plant, without the form around them. */
export function PlantFields({ draft, onDraftChange, problems, showAll, currentPhoto }: PlantFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<PlantField>>(new Set())
  const field = (name: PlantField) => ({
    label: PLANT_FIELD_LABELS[name],
    required: true,
    error: showAll || left.has(name) ? problems[name] : undefined,
    onBlur: () => setLeft((before) => new Set(before).add(name)),
  })
  const textField = (name: Exclude<PlantField, 'photo'>) => ({
    ...field(name),
    name,
    autoComplete: 'off',
    value: draft[name],
    onValueChange: (value: string) => onDraftChange({ ...draft, [name]: value }),
  })
  return (
    <div className={styles.fields}>
      <div className={styles.texts}>
        <TextField {...textField('name')} hint={PLANT_HINTS.name} />
        <TextField {...textField('scientificName')} spellCheck={false} hint={PLANT_HINTS.scientificName} />
        <PlaceField {...textField('zone')} kind="zone" />
        <PlaceField {...textField('family')} kind="family" />
        <div className={styles.description}>
          <TextAreaField {...textField('description')} />
        </div>
      </div>
      <PhotoField
        {...field('photo')}
        shape="plant"
        file={draft.photo}
        required={currentPhoto === undefined}
        onFileChange={(photo) => onDraftChange({ ...draft, photo })}
        current={currentPhoto}
      />
    </div>
  )
}
