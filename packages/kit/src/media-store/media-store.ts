/** Files by key, in a folder or an object store; all instances of a part see the same. [decision 163] */
export interface MediaStore {
  /** Atomic; overwrites. */
  put(key: string, body: Buffer, type: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  head(key: string): Promise<{ readonly bytes: number } | undefined>
  /** Idempotent. */
  delete(key: string): Promise<void>
  /** Keys below a prefix that ends with a slash, or all; in the order of their characters. */
  list(prefix: string): AsyncIterable<string>
}

/** Files that operators add with their own tools, without our checksum. */
export const ADDED_PREFIX = 'originals/'

export const MAX_MEDIA_BYTES = 32 * 1024 * 1024

const MAX_KEY_LENGTH = 200
const SEGMENT = '[\\w-][\\w.-]*'
const KEY = new RegExp(`^(?:${SEGMENT}/)*${SEGMENT}$`)
/** Ending of files that are still being written. */
export const PART_ENDING = '.part'

export const isMediaKey = (key: string): boolean =>
  key.length <= MAX_KEY_LENGTH && KEY.test(key) && !key.endsWith(PART_ENDING)

/** @throws Error for a key that could leave the folder or means different files in a folder and an object store */
export function requireMediaKey(key: string): string {
  if (!isMediaKey(key)) throw new Error(`${JSON.stringify(key.slice(0, MAX_KEY_LENGTH))} is not a key of media.`)
  return key
}

/** @throws Error */
export function requireMediaPrefix(prefix: string): string {
  if (prefix === '' || (prefix.endsWith('/') && isMediaKey(prefix.slice(0, -1)))) return prefix
  throw new Error(`${JSON.stringify(prefix.slice(0, MAX_KEY_LENGTH))} is not a prefix of media.`)
}

/** @throws Error */
export function requireMediaSize(key: string, bytes: number): void {
  if (bytes > MAX_MEDIA_BYTES) throw new Error(`${key} has ${bytes} bytes; ${MAX_MEDIA_BYTES} are allowed.`)
}
