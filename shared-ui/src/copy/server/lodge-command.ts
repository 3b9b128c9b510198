/** The output of `npm run lodge` in the server's terminal. */
export const COMMAND = {
  usage: [
    'Uso: npm run lodge -- <orden>',
    '',
    '  backup <archivo>           Copia la base de datos y comprueba la copia. El servidor puede estar en marcha.',
    '  restore <archivo>          Restaura una copia donde no hay datos. El servidor debe estar parado.',
    '  move-to-postgres           Pasa los datos de lodge.db a la base de datos PostgreSQL vacía de DATABASE_URL.',
    '  doctor                     Revisa configuración, base de datos, correo, pagos, disco, reloj y copias.',
    '  client <orden>             Entrega o borra los datos de una persona: export, erase.',
    '  staff <orden>              Maneja las cuentas del personal: list, add, password, deactivate, activate.',
    '',
    'Usa la misma configuración que el servidor.',
  ].join('\n'),
  unknown: (problem: string): string => `No entiendo esa orden: ${problem}`,
  noCommand: 'falta decir qué hacer.',
  notACommand: (word: string): string => `«${word}» no es una orden.`,
  fileMissing: 'falta el archivo.',
  addressGiven:
    'la dirección va en DATABASE_URL, no en la orden, donde otros usuarios de la máquina verían la clave.',
  tooMany: 'sobran palabras. Un nombre con espacios va entre comillas.',
  notAnOption: 'hay una opción que no existe o está incompleta.',
  failed: 'No se pudo:',
} as const
