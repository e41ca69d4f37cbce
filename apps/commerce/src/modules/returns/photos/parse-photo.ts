/** Small enough for a request in base64. */
export const MOST_PHOTO_BYTES = 180 * 1024

const MARKER = 0xff
const START = 0xd8
const END = 0xd9
const START_OF_SCAN = 0xda
const COMMENT = 0xfe

/** Exif, colour profiles and the like; 0xe0 is JFIF. */
const isMetadata = (type: number) => (type > 0xe0 && type <= 0xef) || type === COMMENT

/** Within a scan, 0xff 0x00 is data and 0xff 0xd0 to 0xd7 are restart markers. */
const isOfScan = (type: number) => type === 0 || (type >= 0xd0 && type <= 0xd7)

/** @returns where the next segment begins, or the length */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(MARKER, from); at !== -1; at = jpeg.indexOf(MARKER, at + 1)) {
    const type = jpeg[at + 1] ?? 0
    if (type !== MARKER && !isOfScan(type)) return at
  }
  return jpeg.length
}

/**
 * Removes metadata such as place, time and camera, and anything after the picture, where phones append more pictures.
 * @returns undefined unless the content is a JPEG
 */
function withoutMetadata(jpeg: Buffer): Buffer | undefined {
  if (jpeg[0] !== MARKER || jpeg[1] !== START) return undefined
  const kept = [jpeg.subarray(0, 2)]
  for (let at = 2; at + 2 <= jpeg.length; ) {
    const type = jpeg[at + 1] ?? 0
    if (jpeg[at] !== MARKER) return undefined
    if (type === END) return Buffer.concat([...kept, jpeg.subarray(at, at + 2)])
    if (at + 4 > jpeg.length) return undefined
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (end <= at + 2 || end > jpeg.length) return undefined
    const next = type === START_OF_SCAN ? endOfScan(jpeg, end) : end
    if (!isMetadata(type)) kept.push(jpeg.subarray(at, next))
    at = next
  }
  return undefined
}

export type ParsedPhoto =
  | { readonly jpeg: Buffer; readonly fault?: undefined }
  | { readonly fault: 'type' | 'size'; readonly jpeg?: undefined }

/** @param content base64 */
export function parsePhoto(content: string): ParsedPhoto {
  if (content.length > Math.ceil(MOST_PHOTO_BYTES / 3) * 4) return { fault: 'size' }
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content)) return { fault: 'type' }
  const jpeg = withoutMetadata(Buffer.from(content, 'base64'))
  return jpeg ? { jpeg } : { fault: 'type' }
}
