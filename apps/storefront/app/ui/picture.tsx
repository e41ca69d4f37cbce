import type { CSSProperties } from 'react'
import { useShop } from '#app/session/site/shop.ts'
import { mediaSrcSet, mediaUrl } from './media.ts'

/** `sizes` of pictures on cards of a listing or rail. */
export const CARD_SIZES = '(min-width: 1200px) 22vw, (min-width: 900px) 30vw, 46vw'

interface PictureProps {
  /** Path of the master (`odette/bone-side.avif`) or any address of it. */
  readonly src: string
  /** '' when the words beside it say the same. */
  readonly alt: string
  readonly sizes: string
  /** Shape that is reserved while it loads; masters of products are square. */
  readonly width?: number
  readonly height?: number
  /** Loaded at once, before scripts: pictures in the first view. */
  readonly isEager?: boolean
  /** The main picture of the page. Implies `isEager`. */
  readonly isMain?: boolean
  /** Widest copy worth offering. */
  readonly maxWidthPx?: number
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** A picture in the widths and the best form that the browser takes, with its room reserved. */
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
      src={mediaUrl(src, Math.min(640, maxWidthPx), mediaVersion)}
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
