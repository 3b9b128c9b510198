import { TextField } from 'shared-ui/components/TextField'
import { PLANT_FIELD_LABELS, PLANT_HINTS, type PlantDraft } from 'shared-ui/copy/plant-form'
import { RecordFields } from '../../lib/record-form/RecordFields.tsx'
import { type RecordFieldsProps, useRecordFields } from '../../lib/record-form/use-record-fields.ts'
import { PlaceField } from './PlaceField.tsx'

/** A-14, V-07: the fields of a plant, without the form around them. */
export function PlantFields(props: RecordFieldsProps<PlantDraft>) {
  const { textField, photoField } = useRecordFields(props, PLANT_FIELD_LABELS)
  return (
    <RecordFields description={textField('description')} photo={{ ...photoField, shape: 'plant' }}>
      <TextField {...textField('name')} hint={PLANT_HINTS.name} />
      <TextField {...textField('scientificName')} spellCheck={false} hint={PLANT_HINTS.scientificName} />
      <PlaceField {...textField('zone')} kind="zone" />
      <PlaceField {...textField('family')} kind="family" />
    </RecordFields>
  )
}
