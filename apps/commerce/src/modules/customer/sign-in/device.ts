import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SigningSecrets } from '#src/platform/config'

const ID_BYTES = 16
const DEVICE = /^([A-Za-z0-9_-]{22})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/
const LIFE_SECONDS = 30 * 86_400

interface Account {
  readonly websiteId: number
  readonly email: string
  /** Undefined for an email without an account. */
  readonly passwordHash: string | null | undefined
}

/** `now` in seconds, by the account clock. */
interface Signer {
  readonly keys: SigningSecrets
  readonly now: number
}

function markOf(key: string, { websiteId, email, passwordHash }: Account, claim: string): string {
  return createHmac('sha256', key).update(`device:${websiteId}:${claim}:${passwordHash}:${email}`).digest('base64url')
}

/** Proves an earlier sign-in on this device. Grants no access. */
export function makeDeviceToken({ keys: [key], now }: Signer, account: Account): string {
  const claim = `${randomBytes(ID_BYTES).toString('base64url')}.${now}`
  return `${claim}.${markOf(key, account, claim)}`
}

/** Known devices have their own failure count, so that strangers cannot lock an account. */
export function readDeviceToken(
  { keys, now }: Signer,
  account: Account,
  token: string | undefined,
): string | undefined {
  const [, id = '', madeAt = '', mark = ''] = DEVICE.exec(token ?? '') ?? []
  if (id === '') return undefined
  const given = Buffer.from(mark)
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(markOf(key, account, `${id}.${madeAt}`))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs && now - Number(madeAt) < LIFE_SECONDS ? id : undefined
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

export function describeDevice(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined
  const find = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system
}
