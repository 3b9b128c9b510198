import { type Choice, SelectField } from 'shared-ui/components/SelectField'

/** The value of the option for all: a select reserves '' for 'nothing selected'. */
const ALL = 'all'

export type FilterSelectProps = {
  /** The visible name of the field. */
  label: string
  /** The text of the first option, which does not filter. */
  allLabel: string
  /** The selected value, '' for all. */
  value: string
  /** The values of the filter in order, each with its text. */
  choices: ReadonlyArray<Choice>
  /** Reports the new value, '' for all. */
  onValueChange: (value: string) => void
}

/** A filter of a list that selects one value or all. */
export function FilterSelect({ allLabel, value, choices, onValueChange, ...props }: FilterSelectProps) {
  return (
    <SelectField
      {...props}
      value={value || ALL}
      choices={[{ value: ALL, label: allLabel }, ...choices]}
      onValueChange={(next) => onValueChange(next === ALL ? '' : next)}
    />
  )
}
