import { LODGE } from 'content'
import { RETENTION } from '../../rules/privacy/retention.ts'
import { lodgeAddress } from '../site/lodge-address.ts'

/**
 * The privacy policy (Ley 29733 and D.S. 016-2024-JUS): who stores which data, why, how long, with whom, and the rights
 * of the person.
 */
export const PRIVACY = {
  title: 'Política de privacidad',
  description: 'Qué datos personales pedimos, para qué, por cuánto tiempo, y cómo ejercer sus derechos.',
  updated: 'Última actualización: 29/11/2026',
  intro:
    'Pedimos los datos que hacen falta para alojarle y responderle, y nada más. Esta página dice cuáles son, para qué los usamos y qué puede pedirnos.',
  sections: [
    {
      id: 'responsable',
      title: 'Quién es responsable',
      points: [
        `${LODGE.legalName}, RUC ${LODGE.ruc}, con domicilio en ${lodgeAddress()}.`,
        `Para todo lo que diga esta página, escriba a ${LODGE.email} o llame al ${LODGE.phone}.`,
      ],
    },
    {
      id: 'datos',
      title: 'Qué datos, para qué y por cuánto tiempo',
      points: [
        `Reservas: nombres, documento, correo, teléfono, dirección, país, edad y, si los da, RUC y datos de su llegada (personas, hora, mascota, comentarios). Para alojarle, cobrarle, emitir su comprobante y llevar el registro de huéspedes que pide la ley. Se borran ${RETENTION.clients.years} años después del año de la estadía, que es lo que pide la ley tributaria; las de una reserva eliminada, después de ${RETENTION.deletedReservations.years} año. Los importes y las noches quedan, sin sus datos.`,
        `Huéspedes: nombres, documento, nacionalidad, sexo, fecha de nacimiento y procedencia de cada persona que se aloja, que se anotan en recepción. Para llevar el registro de huéspedes que pide la ley. Se borran ${RETENTION.guests.years} años después de la salida.`,
        'Pago: los datos de la tarjeta van directamente al proveedor de pagos; no pasan por nuestro servidor, y nunca guardamos su número completo, su vencimiento ni su código. Guardamos el resultado del pago, el número de la transacción, la marca y el número enmascarado de la tarjeta.',
        `Reservas que no se terminaron: si usted empieza a reservar y la reserva no se concreta, todo lo que dio (nombres, documento, correo, teléfono, dirección, país, edad, RUC y datos de su llegada) se borra de nuestro sistema después de ${RETENTION.failedPurchases.days} días. Si su tarjeta llegó a ser cobrada y el cobro se devolvió, conservamos solo los datos de la operación, sin sus datos.`,
        'Separación de habitaciones: para que nadie separe todas las habitaciones, guardamos con el pedido el número al azar de su navegador y una huella de su dirección de internet. Se borran un día después de que el pedido termina; las que cuentan los intentos, después de unas horas.',
        'Registro de visitas: el servidor anota de cada pedido la dirección de internet, la hora y la página. Solo para proteger el sitio y encontrar fallas. Se borra después de dos semanas.',
        'Mensajes: nombres, correo, teléfono y lo que nos escriba. Solo para responderle. Se borran del sistema después de un año.',
        `Noticias por correo: su dirección, el texto que aceptó y las fechas en que lo aceptó, confirmó o retiró. Solo si usted lo pide y lo confirma. Si no confirma, se borra en ${RETENTION.unconfirmedSubscriptions.days} días; si se da de baja, conservamos la constancia ${RETENTION.withdrawnSubscriptions.years} años.`,
        `Libro de Reclamaciones: lo que pide la hoja. Para atender su reclamo o queja. Se borra ${RETENTION.complaints.years} años después de la respuesta, que es lo que pide la ley.`,
        `Enlaces de los correos: con ellos usted ve su reserva. Dejan de servir ${RETENTION.guestLinks.days} días después de la estadía.`,
      ],
    },
    {
      id: 'terceros',
      title: 'Con quién los compartimos',
      points: [
        'Con el proveedor de pagos, para cobrar con tarjeta; y con el servicio de correo que entrega nuestros mensajes.',
        'Con las autoridades, cuando la ley lo ordena.',
        'Con nadie más. No vendemos ni cedemos datos, y no los usamos para decidir nada de forma automática.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y seguimiento',
      points: [
        'Esta página no usa cookies de publicidad ni de análisis, y no carga nada que lo siga por otros sitios.',
        'Mientras reserva, su navegador guarda en su propio equipo lo que ha escrito, para que no lo pierda si la página se recarga. Se borra una hora después del último cambio, al confirmarse la reserva, al cerrar la pestaña o cuando usted pulsa «No soy yo». Lo que escribe en otros formularios se guarda así solo mientras la página se recarga.',
        'Para reconocer la habitación que usted mismo está pagando, su navegador guarda un número al azar, sin ningún dato suyo, hasta que usted borre los datos de este sitio; y el número de pedido, hasta que la reserva termine.',
        'Para que la guía de plantas se lea sin señal, su navegador guarda en su propio equipo una copia de ella y de estas páginas, sin ningún dato suyo. Para quitarla, borre los datos de este sitio en los ajustes del navegador.',
        'Los campos de la tarjeta son del proveedor de pagos y aparecen solo al pagar; él puede usar las cookies que necesita para proteger el cobro.',
      ],
    },
    {
      id: 'derechos',
      title: 'Sus derechos',
      points: [
        'Puede pedir acceso a sus datos, su rectificación, su cancelación, oponerse a su uso y pedir que se los entreguemos en un formato que pueda llevar a otro lado (portabilidad).',
        'Si pide que borremos sus datos, borramos nombres, contacto, notas, mensajes y noticias. De una estadía que se cobró quedan el documento, los importes y las noches, hasta que la ley tributaria deja de pedirlos; las hojas de reclamación, hasta que la ley lo permite. No podemos borrar los de una estadía por venir, ni mientras un pago o una devolución está pendiente. Las copias de seguridad se renuevan en dos semanas.',
        'Puede retirar en cualquier momento el consentimiento para las noticias, con el enlace de cada correo.',
        `Escriba a ${LODGE.email} diciendo qué derecho quiere ejercer y adjunte una copia de su documento de identidad. Es gratuito.`,
        'Si no queda conforme, puede acudir a la Autoridad Nacional de Protección de Datos Personales, del Ministerio de Justicia y Derechos Humanos.',
      ],
    },
    {
      id: 'seguridad',
      title: 'Cómo los cuidamos',
      points: [
        'La página viaja cifrada. Al sistema entra solo el personal del hospedaje, con su propia clave, y cada cambio queda registrado.',
        'Los datos de menores los damos de alta solo con sus padres o tutores, como parte de una reserva.',
      ],
    },
  ],
} as const
