import type { CSSProperties } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { mediaSrcSet, mediaUrl, type PictureWidth } from './media.ts'

export const CARD_SIZES = '(min-width: 1200px) 22vw, (min-width: 900px) 30vw, 46vw'

interface PictureProps {
  /** Path (`odette/bone-side.avif`) or URL of the source image. */
  readonly src: string
  /** '' when adjacent text says the same. */
  readonly alt: string
  readonly sizes: string
  readonly width?: number
  readonly height?: number
  readonly isEager?: boolean
  /** Implies `isEager`. */
  readonly isMain?: boolean
  readonly maxWidthPx?: PictureWidth
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

export function Picture({
  src,
  alt,
  sizes,
  width = 1000,
  height = 1000,
  isEager = false,
  isMain = false,
  maxWidthPx = 1200,
  className,
  style,
}: PictureProps) {
  const { mediaVersion } = useShop()
  return (
    <img
      src={mediaUrl(src, maxWidthPx < 640 ? maxWidthPx : 640, mediaVersion)}
      srcSet={mediaSrcSet(src, mediaVersion, maxWidthPx)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isEager || isMain ? 'eager' : 'lazy'}
      decoding={isMain ? 'sync' : 'async'}
      {...(isMain ? { fetchPriority: 'high' as const } : {})}
      className={className}
      style={style}
    />
  )
}
