/** Above the pages of the inbox: the nightly backup needs a person. */
export const BACKUP_NOTICE = {
  backup_failed:
    'La copia de seguridad de anoche no se pudo hacer. El sistema lo intenta de nuevo cada hora. Avise a quien administra el sistema: si el equipo fallara ahora, se perdería lo registrado desde la última copia.',
  backup_overdue:
    'Falta la copia de seguridad de anoche. Avise a quien administra el sistema: si el equipo fallara ahora, se perdería lo registrado desde la última copia.',
} as const
