const TEXT = 4.5
/** Signs and the edges of controls (WCAG 1.4.11). */
export const SIGN = 3

/** The pairs of text and background colour in use (a test compares them with the stylesheets), their purpose, and the contrast that each needs. */
export const COLOUR_PAIRS = [
  ['text', 'ground', 'Texto', TEXT],
  ['text', 'surface', 'Texto en tarjeta', TEXT],
  ['text', 'warning-tint', 'Texto de una advertencia', TEXT],
  ['text', 'information-tint', 'Texto de una barra del tablero', TEXT],
  ['on-action', 'text', 'Texto sobre el visor de imágenes', TEXT],
  ['text', 'sunken', 'Texto en lo hundido', TEXT],
  ['text-soft', 'ground', 'Texto menor', TEXT],
  ['text-soft', 'surface', 'Texto menor en tarjeta', TEXT],
  ['text-soft', 'sunken', 'Botón desactivado', TEXT],
  ['accent', 'surface', 'Precio', TEXT],
  ['accent', 'ground', 'Precio en la página', TEXT],
  ['link', 'ground', 'Enlace', TEXT],
  ['link', 'surface', 'Enlace en tarjeta', TEXT],
  ['action', 'surface', 'Botón secundario', TEXT],
  ['on-action', 'action', 'Botón principal', TEXT],
  ['on-action', 'action-strong', 'Botón principal, señalado', TEXT],
  ['action', 'action-tint', 'Botón discreto, señalado', TEXT],
  ['action-strong', 'action-tint', 'Página actual del menú', TEXT],
  ['on-danger', 'danger', 'Botón que destruye', TEXT],
  ['on-danger', 'danger-strong', 'Botón que destruye, señalado', TEXT],
  ['danger', 'ground', 'Error de un campo', TEXT],
  ['danger', 'danger-tint', 'Estado con falla', TEXT],
  ['success', 'success-tint', 'Estado firme', TEXT],
  ['warning', 'warning-tint', 'Estado en espera', TEXT],
  ['warning', 'ground', 'Aviso de un campo', TEXT],
  ['information', 'information-tint', 'Señal de información', SIGN],
  ['control-line', 'ground', 'Borde de un campo', SIGN],
  ['control-line', 'surface', 'Borde de un campo, en tarjeta', SIGN],
  ['focus', 'ground', 'Foco', SIGN],
  ['focus', 'surface', 'Foco en tarjeta', SIGN],
] as const
