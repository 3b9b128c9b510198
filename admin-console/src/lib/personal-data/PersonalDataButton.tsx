import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { PERSONAL_DATA } from 'shared-ui/copy/privacy/personal-data'
import { lazyPart } from '../code/lazy-part.tsx'
import styles from './PersonalData.module.css'

const PersonalDataDialog = lazyPart(async () => (await import('./PersonalDataDialog.tsx')).PersonalDataDialog)

export type PersonalDataButtonProps = {
  /** An e-mail, or the number of a document. */
  person: string
  /** The person's name, where several buttons stand in a list. */
  name?: string
}

/** Opens the export and erasure of everything about a person. */
export function PersonalDataButton({ person, name }: PersonalDataButtonProps) {
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  if (person === '') return null
  const close = (hasErased: boolean) => {
    setIsOpen(false)
    // Only now, since the page behind may be about what was erased.
    if (hasErased) void client.invalidateQueries()
  }
  return (
    <>
      <Button
        className={styles.open}
        variant={name === undefined ? 'secondary' : 'quiet'}
        onClick={() => setIsOpen(true)}
        onPointerEnter={PersonalDataDialog.preload}
      >
        {PERSONAL_DATA.open}
        {name !== undefined && <VisuallyHidden> {PERSONAL_DATA.openOf(name)}</VisuallyHidden>}
      </Button>
      {isOpen && <PersonalDataDialog person={person} onClose={close} />}
    </>
  )
}
