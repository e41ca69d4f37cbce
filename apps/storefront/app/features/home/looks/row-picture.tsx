import type { HomePicture } from '@welt/brands'
import { Picture } from '#app/ui/picture.tsx'

interface RowPictureProps {
  readonly picture: HomePicture
  readonly index: number
  /** On phones. */
  readonly width: string
}

/** One of up to four beside each other in the first view; the first is the LCP element. */
export function RowPicture({ picture, index, width }: RowPictureProps) {
  return (
    <Picture
      src={picture.src}
      alt={picture.alt}
      sizes={`(min-width: 900px) 24vw, ${width}`}
      maxWidthPx={800}
      isMain={index === 0}
      isEager
    />
  )
}
