/** Widths that pictures are made in; the server refuses others. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const

/**
 * Path of a master below the picture folder, from whatever the catalogue gives: an absolute address, `/media/…` or a
 * bare path.
 */
function masterPath(source: string): string {
  const path = source
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/+(?:media\/)?/, '')
  return /\.[a-z]{3,4}$/.test(path) ? path : `${path}.avif`
}

/** Address of a picture at a width; `version` changes with the masters, so the answer may be cached for ever. */
export function mediaUrl(source: string, widthPx: number, version: string): string {
  return `/media/${masterPath(source)}?w=${widthPx}&v=${version}`
}

/** `srcset` of the widths up to `maxWidthPx` (1000 px is what product masters have). */
export function mediaSrcSet(source: string, version: string, maxWidthPx: number): string {
  const widths = PICTURE_WIDTHS.filter((width) => width <= maxWidthPx)
  return widths.map((width) => `${mediaUrl(source, width, version)} ${width}w`).join(', ')
}
