import { type Compression, compressFast, compressStrong, type Encoding, expand } from '#server/http/compress.ts'

/** A body as it is cached; the strong coder makes it when it is sent again. */
interface PageBody {
  readonly bytes: Buffer
  readonly isStrong: boolean
}

/** One page in the encodings that it was requested in; at least one of them is compressed. */
export type PageBodies = Readonly<Partial<Record<Encoding, PageBody>>>

export const COMPRESSIONS: readonly Compression[] = ['br', 'gzip']

/** What is cached of a page that was just rendered: one body, made fast, since it may never be requested again. */
export function firstBodies(whole: Buffer, encoding: Encoding): PageBodies {
  const by = encoding === 'identity' ? 'br' : encoding
  return { [by]: { bytes: compressFast(whole, by), isStrong: false } }
}

/** The page itself. */
export function wholeOf(bodies: PageBodies): Buffer {
  if (bodies.identity) return bodies.identity.bytes
  const by = bodies.br ? 'br' : 'gzip'
  return expand(bodies[by]?.bytes ?? Buffer.alloc(0), by)
}

/** The page in an encoding, made as fast as can be where it is not cached so. */
export function bodyAtOnce(bodies: PageBodies, encoding: Encoding, whole?: Buffer): Buffer {
  const cached = bodies[encoding]?.bytes
  if (cached) return cached
  const page = whole ?? wholeOf(bodies)
  return encoding === 'identity' ? page : compressFast(page, encoding)
}

/** The bodies with the best one of an encoding. */
export async function withStrongBody(bodies: PageBodies, encoding: Encoding): Promise<PageBodies> {
  const whole = wholeOf(bodies)
  const bytes = encoding === 'identity' ? whole : await compressStrong(whole, encoding)
  return { ...bodies, [encoding]: { bytes, isStrong: true } }
}

/** Bytes that the bodies take. */
export const bytesOf = ({ br, gzip, identity }: PageBodies): number =>
  (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0) + (identity?.bytes.length ?? 0)
