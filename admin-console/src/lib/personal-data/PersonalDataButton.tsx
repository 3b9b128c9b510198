import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { PERSONAL_DATA } from 'shared-ui/copy/privacy/personal-data'
import { lazyPart } from '../code/lazy-part.tsx'
import styles from './PersonalData.module.css'

const PersonalDataDialog = lazyPart(async () => (await import('./PersonalDataDialog.tsx')).PersonalDataDialog)

/** Opens the export and erasure of everything about a person: an e-mail, or a document number. */
export function PersonalDataButton({ person }: { person: string }) {
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
        onClick={() => setIsOpen(true)}
        onPointerEnter={PersonalDataDialog.preload}
      >
        {PERSONAL_DATA.open}
      </Button>
      {isOpen && <PersonalDataDialog person={person} onClose={close} />}
    </>
  )
}
