import { PhotoField, type PhotoFieldProps } from 'shared-ui/components/PhotoField'
import { TextField } from 'shared-ui/components/TextField'
import {
  PLANT_FIELD_LABELS,
  PLANT_HINTS,
  type PlantDraft,
  type PlantField,
} from 'shared-ui/copy/garden/plant-form'
import type { FormFields } from 'shared-ui/forms/use-form-fields'
import { RecordFields } from '../../../lib/edit-record/RecordFields.tsx'
import { GroupingField } from './GroupingField.tsx'

export type PlantFieldsProps = {
  field: FormFields<PlantDraft>['field']
  /** The plant's photo, which stays until another one is chosen. */
  currentPhoto: PhotoFieldProps['current']
}

/** The fields of a plant. */
export function PlantFields({ field, currentPhoto }: PlantFieldsProps) {
  const text = (name: Exclude<PlantField, 'photo'>) => ({
    ...field(name),
    label: PLANT_FIELD_LABELS[name],
    required: true,
    autoComplete: 'off',
  })
  const photo = (
    <PhotoField
      {...field('photo')}
      label={PLANT_FIELD_LABELS.photo}
      shape="plant"
      current={currentPhoto}
      required={currentPhoto === undefined}
    />
  )
  return (
    <RecordFields description={text('description')} photo={photo} shape="plant">
      <TextField {...text('name')} hint={PLANT_HINTS.name} />
      <TextField {...text('scientificName')} spellCheck={false} hint={PLANT_HINTS.scientificName} />
      <GroupingField {...text('zone')} kind="zone" />
      <GroupingField {...text('family')} kind="family" />
    </RecordFields>
  )
}
