import { PICTURE_WIDTHS } from '#app/ui/media.ts'

/** Forms a picture can be sent in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

const FORMATS: ReadonlySet<string> = new Set(['avif', 'webp', 'jpeg'])

/** The picture of an address. */
export interface PictureRequest {
  /** Path of the master below the picture folder. */
  readonly path: string
  readonly widthPx: number
  readonly format: PictureFormat
  /** Version in the address; equal to the current one, the answer may be cached for ever. */
  readonly version: string | undefined
}

/** The best form an `Accept` header takes; JPEG for clients that name none of the newer ones. */
export function negotiateFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}

/** Reads `/media/<path>?w=480&f=auto&v=…`; undefined when path, width or form are none that we serve. */
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
