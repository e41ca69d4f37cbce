import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const DEVICE = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/

interface Account {
  readonly websiteId: number
  readonly email: string
}

function markOf(key: string, { websiteId, email }: Account, id: string): string {
  return createHmac('sha256', key).update(`device:${websiteId}:${id}:${email}`).digest('base64url')
}

/** Proof that somebody has signed in to this account on this device; it signs nobody in. @source reliability §3 `__Host-device` */
export function makeDeviceToken(key: string, account: Account): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  return `${id}.${markOf(key, account, id)}`
}

/** The device's id when the proof is of this account. A device that is known has its own count of failures, so that strangers lock nobody out. */
export function readDeviceToken(key: string, account: Account, token: string | undefined): string | undefined {
  const [, id = '', mark = ''] = DEVICE.exec(token ?? '') ?? []
  if (id === '') return undefined
  const expected = Buffer.from(markOf(key, account, id))
  const given = Buffer.from(mark)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/** A device in words that its owner knows, such as `Firefox on Windows`. */
export function describeDevice(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined
  const find = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system
}
