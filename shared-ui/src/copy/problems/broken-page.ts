/** The error page of a screen that failed to render. */
export const BROKEN_PAGE = {
  title: 'Esta página no se pudo mostrar',
  text: 'Vuelva a cargarla. Si se repite, llámenos o escríbanos.',
  retry: 'Recargar la página',
} as const
