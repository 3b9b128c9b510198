import { useState } from 'react'
import type { PictureViewer } from 'shared-ui/components/PictureViewer'
import { ROOM_PAGE } from 'shared-ui/copy/rooms/room-page'
import { ROOM_PHOTO_WIDTHS } from 'shared-ui/rules/photos/photo-sizes'
import type { Room } from 'shared-ui/validators/rooms/room'
import { EnlargeLink } from '../../../lib/page/EnlargeLink.tsx'
import { roomPhotoAddress } from '../../../lib/queries/room-queries.ts'
import styles from './RoomScreen.module.css'

/** How wide the photo is shown, on the page (matches RoomScreen.module.css) and enlarged. */
const SIZES = '(min-width: 60rem) 40rem, 92vw'
const ENLARGED_SIZES = 'min(100vw, 105vh)'

/** A room's photo, which can be enlarged. */
export function RoomPhoto({ room }: { room: Room & { photo: string } }) {
  const [enlarged, setEnlarged] = useState<{ Viewer: typeof PictureViewer } | null>(null)
  const { _id, identifier, category } = room
  const alt = ROOM_PAGE.picture(identifier, category)
  const picture = {
    src: roomPhotoAddress(room, 1024),
    srcSet: ROOM_PHOTO_WIDTHS.map((width) => `${roomPhotoAddress(room, width)} ${width}w`).join(', '),
    width: 1024,
    height: 768,
  }
  return (
    <div>
      <EnlargeLink href={picture.src} alt={alt} onEnlarge={(Viewer) => setEnlarged({ Viewer })}>
        <img
          {...picture}
          alt={alt}
          className={styles.photo}
          sizes={SIZES}
          fetchPriority="high"
          decoding="async"
        />
      </EnlargeLink>
      {enlarged && (
        <enlarged.Viewer
          label={alt}
          pictures={[
            {
              id: _id,
              caption: ROOM_PAGE.title(identifier, category),
              picture: <img {...picture} alt={alt} sizes={ENLARGED_SIZES} decoding="async" />,
            },
          ]}
          defaultIndex={0}
          onDismiss={() => setEnlarged(null)}
        />
      )}
    </div>
  )
}
