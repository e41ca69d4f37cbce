/** Other widths are not served. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** An absolute URL, `/media/…` or a bare path. */
function masterPath(source: string): string {
  const path = source
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/+(?:media\/)?/, '')
  return /\.[a-z]{3,4}$/.test(path) ? path : `${path}.avif`
}

/** Immutable: `version` changes with the source images. */
export function mediaUrl(source: string, widthPx: PictureWidth, version: string): string {
  return `/media/${masterPath(source)}?w=${widthPx}&v=${version}`
}

/** Product images are 1000 px wide. */
export function mediaSrcSet(source: string, version: string, maxWidthPx: number): string {
  const widths = PICTURE_WIDTHS.filter((width) => width <= maxWidthPx)
  return widths.map((width) => `${mediaUrl(source, width, version)} ${width}w`).join(', ')
}
