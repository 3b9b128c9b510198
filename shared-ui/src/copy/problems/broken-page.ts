/** The error page of a screen that failed to render. */
export const BROKEN_PAGE = {
  title: 'Esta página no se pudo mostrar',
  text: 'Vuelva a cargarla. Si se repite, llámenos o escríbanos.',
  /** The code of the page did not arrive. */
  unreachable: 'No llegó una parte de la página. Revise su conexión y vuelva a cargarla.',
  /** Above a page that can be read, but not used. */
  readable: 'Puede leer esta página, pero algunos de sus botones no funcionan. Recárguela para usarlos.',
  retry: 'Recargar la página',
} as const
