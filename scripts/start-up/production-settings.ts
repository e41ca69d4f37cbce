import { brands, shopUrlOf } from '@welt/brands'

type Env = Readonly<Record<string, string | undefined>>

interface Need {
  readonly name: string
  readonly what: string
  readonly isMet: (value: string) => boolean
}

const given = (value: string) => value !== ''
const isLong = (value: string) => value.length >= 32

const ALWAYS: readonly Need[] = [
  {
    name: 'PUBLIC_URL',
    what: 'where the shops are, such as https://www.{site}.example',
    isMet: (value) => brands.every((brand) => shopUrlOf(brand, value).startsWith('https:')),
  },
  {
    name: 'DATABASE_URL',
    what: 'your PostgreSQL, such as postgres://welt:password@database.example/welt',
    isMet: given,
  },
  ...['SERVICE_KEY', 'PURGE_TOKEN', 'SIGNING_SECRET'].map((name) => ({
    name,
    what: 'a secret of 32 characters or more',
    isMet: isLong,
  })),
  {
    name: 'STOREFRONT_TRUSTED_PROXIES',
    what: 'addresses of the proxies in front of the shops, with commas; none where there are none',
    isMet: (value) => value.split(',').some((address) => address.trim() !== ''),
  },
]

const REAL_PAYMENTS: readonly Need[] = [
  { name: 'ADYEN_API_KEY', what: 'Adyen’s key for its API', isMet: given },
  { name: 'ADYEN_MERCHANT_ACCOUNT', what: 'the merchant account at Adyen', isMet: given },
  {
    name: 'ADYEN_HMAC_KEYS',
    what: 'the HMAC key that Adyen made for the webhook: 64 hexadecimal digits; with commas, two of them',
    isMet: (value) => /^(?:[0-9a-f]{2}){32,}(?:,(?:[0-9a-f]{2}){32,})*$/i.test(value),
  },
  { name: 'ADYEN_WEBHOOK_PASSWORD', what: 'the webhook’s password, 32 characters or more', isMet: isLong },
]

const LIVE_ADDRESS: Need = {
  name: 'ADYEN_BASE_URL',
  what: 'the address of live payments, which is your own',
  isMet: given,
}

const SANDBOX_PASSWORD: Need = {
  name: 'SANDBOX_PASSWORD',
  what: 'who may see the sandbox and its mailbox: a password of 12 characters or more',
  isMet: (value) => value.length >= 12,
}

const REAL_MAIL: readonly Need[] = [
  { name: 'SMTP_URL', what: 'the mail server, such as smtps://user:password@mail.example', isMet: given },
  { name: 'MAIL_FROM', what: 'the sender of mails, such as orders@{site}.example', isMet: given },
]

const REAL_LOYALTY: readonly Need[] = [
  { name: 'LOYALTY_URL', what: 'the address of the loyalty service', isMet: (value) => URL.canParse(value) },
  { name: 'LOYALTY_API_KEY', what: 'the loyalty service’s key for its API', isMet: given },
]

/** In production the sandbox runs only if requested. */
export function hasSandbox(env: Env): boolean {
  return env.WELT_ENV !== 'production' || env.SANDBOX === 'on'
}

/**
 * Reports the problems of all services.
 * @returns a line for each missing or invalid setting
 */
export function findMissingSettings(env: Env): readonly string[] {
  if (env.WELT_ENV !== 'production') return []
  const isPaidForReal = !hasSandbox(env) || Boolean(env.ADYEN_API_KEY)
  const needs = [
    ...ALWAYS,
    ...(isPaidForReal ? REAL_PAYMENTS : []),
    ...(env.ADYEN_ENVIRONMENT === 'live' ? [LIVE_ADDRESS] : []),
    ...(hasSandbox(env) ? [SANDBOX_PASSWORD] : [...REAL_MAIL, ...REAL_LOYALTY]),
  ]
  return needs.filter(({ name, isMet }) => !isMet(env[name] ?? '')).map(({ name, what }) => `${name.padEnd(28)}${what}`)
}
