import { PICTURE_WIDTHS } from '#app/ui/media.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

const FORMATS: ReadonlySet<string> = new Set(['avif', 'webp', 'jpeg'])

export interface PictureRequest {
  readonly path: string
  readonly widthPx: number
  readonly format: PictureFormat
  /** The current version is immutable. */
  readonly version: string | undefined
}

/** JPEG for clients that accept neither AVIF nor WebP. */
export function negotiateFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}

/** `/media/<path>?w=480&f=auto&v=…` */
export function parsePictureRequest(url: URL, accept: string | undefined): PictureRequest | undefined {
  const path = url.pathname.replace(/^\/media\//, '')
  const widthPx = Number(url.searchParams.get('w') ?? 800)
  const wanted = url.searchParams.get('f') ?? 'auto'
  if (!/^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.(?:avif|png|jpg|webp)$/.test(path)) return undefined
  if (!(PICTURE_WIDTHS as readonly number[]).includes(widthPx)) return undefined
  if (wanted !== 'auto' && !FORMATS.has(wanted)) return undefined
  const format = wanted === 'auto' ? negotiateFormat(accept) : (wanted as PictureFormat)
  return { path, widthPx, format, version: url.searchParams.get('v') ?? undefined }
}
