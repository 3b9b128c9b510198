import { PLANT_PHOTO_WIDTHS, ROOM_PHOTO_WIDTHS } from '../../shared-ui/src/rules/photos/photo-sizes.ts'
import styles from './foundations.module.css'
import { Page } from './Page.tsx'

const FILES = import.meta.glob<string>('content/lodge/pictures/*/*.{svg,jpg,jpeg,png,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const USES: Readonly<Record<string, string>> = {
  banner: 'Portada de inicio: una ancha y una alta para teléfonos. Es lo primero que se pinta.',
  gallery: 'Galería de inicio: el valle a sus horas. Se amplían.',
  plants: `Plantas, cuadradas; se guardan a ${PLANT_PHOTO_WIDTHS.join(', ')} px de ancho.`,
  restaurant: 'Carrusel del restaurante.',
  rooms: `Habitaciones, 4:3; se guardan a ${ROOM_PHOTO_WIDTHS.join(', ')} px de ancho.`,
  strips: 'Franjas de borde a borde sobre una página.',
}

const pictures = Object.entries(FILES).map(([path, url]) => {
  const [file = '', folder = ''] = path.split('/').toReversed()
  return { url, file, folder }
})

/** The lodge's pictures by place, as its content has them. */
export function Pictures() {
  return (
    <Page
      title="Imágenes"
      lead="Fotos y láminas de la casa, una fuerte a la vez. Salen del contenido: otra casa cambia los archivos y no el código."
    >
      <ul>
        <li>Cada imagen reserva su lugar con ancho y alto: nada se corre cuando llega.</li>
        <li>
          Lo que informa lleva texto alternativo en castellano que dice qué se ve; lo que adorna, uno vacío.
        </li>
        <li>Solo la primera imagen de la página se pide enseguida; las demás, al acercarse.</li>
      </ul>
      {Object.entries(USES).map(([place, use]) => (
        <section key={place}>
          <h2>{place}</h2>
          <p>{use}</p>
          <ul className={styles.pictures} role="list">
            {pictures
              .filter(({ folder }) => folder === place)
              .map((picture) => (
                <Picture key={picture.file} {...picture} />
              ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

function Picture({ url, file }: { url: string; file: string }) {
  return (
    <li>
      <img src={url} alt="" loading="lazy" />
      <code>{file}</code>
    </li>
  )
}
