/** The name of each subject of the copy and the rules that its texts follow. */
export const SUBJECTS: Record<string, { title: string; rules: string }> = {
  booking: {
    title: 'Reservar y pagar',
    rules: 'Antes de cobrar, dice que no se ha cobrado nada. Nunca promete lo que el banco no ha confirmado.',
  },
  cash: { title: 'Caja', rules: 'Montos con dos decimales. «Cuenta» es la del huésped; «Caja», la del día.' },
  console: { title: 'Consola', rules: 'Títulos de página y menú: la cosa, sin verbo.' },
  forms: { title: 'Formularios', rules: 'Un error dice qué falta y nombra el campo: «Escriba su teléfono.»' },
  garden: { title: 'Jardín', rules: 'El nombre científico va en cursiva; el común, con mayúscula inicial.' },
  general: {
    title: 'Formatos y componentes',
    rules: 'S/. 1,234.50 · lun, 30 nov. 2026 · 14:00. Botones: un verbo en infinitivo.',
  },
  lodge: {
    title: 'El hospedaje',
    rules: 'Son los de este hospedaje y están en content/: otro los cambia sin tocar el programa.',
  },
  guests: {
    title: 'Huéspedes y registro',
    rules: 'Huésped es quien duerme aquí; cliente, quien reserva. Documento y país, como en el documento.',
  },
  legal: { title: 'Textos legales', rules: 'Las palabras de la ley no se cambian sin revisar la norma.' },
  mails: {
    title: 'Correos',
    rules: 'El asunto dice lo que pasó. El primer párrafo dice si hay algo que hacer.',
  },
  messages: {
    title: 'Mensajes, boletín y reclamos',
    rules: '«Reclamo» y «Queja» son los del Libro de Reclamaciones.',
  },
  privacy: {
    title: 'Datos personales',
    rules: 'Nombra lo guardado como lo llamaría su dueño. De lo que queda dice hasta cuándo y por qué ley.',
  },
  problems: {
    title: 'Errores y avisos',
    rules: 'Qué pasó y qué hacer, en ese orden. Sin códigos y sin culpar a nadie.',
  },
  reservations: {
    title: 'Reservas',
    rules: 'Al huésped, «reserva»; en la consola, «reservación». Entrada y Salida, no check-in.',
  },
  rooms: { title: 'Habitaciones', rules: 'El precio se muestra con IGV. «Noche» es la unidad de venta.' },
  server: {
    title: 'Terminal del servidor',
    rules: 'Para quien opera el servidor: nombra el ajuste y cómo corregirlo.',
  },
  site: { title: 'Sitio público', rules: 'De usted, sin exclamaciones de venta.' },
  staff: { title: 'Personal', rules: '«Desactivar», no «borrar»: la persona sigue en la historia.' },
}

/** The product to which a file belongs, by its first folder. */
export const PRODUCTS: Record<string, string> = {
  'public-site': 'Sitio público',
  'admin-console': 'Consola',
  'shared-ui': 'Compartido',
  'lodge-api': 'Servidor y correos',
}
