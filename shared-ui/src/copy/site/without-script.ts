/** Shown without JavaScript beside what only works with it. */
export const WITHOUT_SCRIPT = {
  rooms:
    'Las habitaciones, sus precios y las fechas libres aparecen solo con JavaScript. Actívelo en su navegador, o pregúntenos y le respondemos.',
  nights:
    'El calendario de noches libres aparece solo con JavaScript. Actívelo en su navegador, o pregúntenos por sus fechas y le respondemos.',
  garden:
    'La lista de plantas aparece solo con JavaScript. Actívelo en su navegador, o pregúntenos por la planta que busca.',
  booking:
    'El formulario para reservar aparece solo con JavaScript. Actívelo en su navegador, o llámenos y le separamos la habitación.',
  reservation:
    'Su reserva aparece solo con JavaScript. Actívelo en su navegador, o pregúntenos y le respondemos. Sus datos están también en el correo que le enviamos.',
  form: 'Este formulario se envía solo con JavaScript. Actívelo en su navegador, o llámenos o escríbanos.',
  button:
    'Este botón funciona solo con JavaScript. Actívelo en su navegador, o escríbanos y lo hacemos por usted.',
  call: (phone: string): string => `Llamar al ${phone}`,
  contact: 'Ir a Contacto',
  write: (email: string): string => `Escribir a ${email}`,
} as const
