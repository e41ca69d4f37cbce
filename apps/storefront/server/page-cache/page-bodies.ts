import { type Compression, compressFast, compressStrong, type Encoding, expand } from '#server/http/compress.ts'

interface PageBody {
  readonly bytes: Buffer
  readonly isStrong: boolean
}

/** At least one body is compressed. */
export type PageBodies = Readonly<Partial<Record<Encoding, PageBody>>>

export const COMPRESSIONS: readonly Compression[] = ['br', 'gzip']

/** Fast, since the page may never be requested again. */
export function firstBodies(whole: Buffer, encoding: Encoding): PageBodies {
  const by = encoding === 'identity' ? 'br' : encoding
  return { [by]: { bytes: compressFast(whole, by), isStrong: false } }
}

export function wholeOf(bodies: PageBodies): Buffer {
  if (bodies.identity) return bodies.identity.bytes
  const by = bodies.br ? 'br' : 'gzip'
  return expand(bodies[by]?.bytes ?? Buffer.alloc(0), by)
}

export function bodyAtOnce(bodies: PageBodies, encoding: Encoding, whole?: Buffer): Buffer {
  const cached = bodies[encoding]?.bytes
  if (cached) return cached
  const page = whole ?? wholeOf(bodies)
  return encoding === 'identity' ? page : compressFast(page, encoding)
}

export async function withStrongBody(bodies: PageBodies, encoding: Encoding): Promise<PageBodies> {
  const whole = wholeOf(bodies)
  const bytes = encoding === 'identity' ? whole : await compressStrong(whole, encoding)
  return { ...bodies, [encoding]: { bytes, isStrong: true } }
}

export const bytesOf = ({ br, gzip, identity }: PageBodies): number =>
  (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0) + (identity?.bytes.length ?? 0)
