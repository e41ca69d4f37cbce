import { comparableText } from '@welt/kit/text/typed-text'

const LONG_FORMS: Readonly<Record<string, string>> = {
  bch: 'beach',
  ck: 'creek',
  crk: 'creek',
  ft: 'fort',
  gdns: 'gardens',
  gr: 'grove',
  hbr: 'harbour',
  hl: 'hill',
  hls: 'hills',
  hts: 'heights',
  is: 'island',
  jct: 'junction',
  jn: 'junction',
  lk: 'lake',
  lr: 'lower',
  lwr: 'lower',
  mt: 'mount',
  mtn: 'mountain',
  pk: 'park',
  pt: 'point',
  st: 'saint',
  upr: 'upper',
  vly: 'valley',
  nth: 'north',
  sth: 'south',
  est: 'east',
  wst: 'west',
}

const COMPASS_LETTERS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' }
const COMPASS = new Set(['north', 'south', 'east', 'west', 'upper', 'lower', 'central'])

const SIMPLE = /^[a-z]+(?: [a-z]+)*$/

export const isCompassToken = (token: string) => COMPASS.has(token)

/** `Mt St. John’s` and `mount saint johns` are equal. */
export function plainPlace(text: string): string {
  const small = text.toLowerCase()
  const tokens = (SIMPLE.test(small) ? small : comparableText(text)).split(' ')
  return tokens.map((token) => LONG_FORMS[token] ?? token).join(' ')
}

/** `N Richmond` equals `Richmond Nth.`; Pt is Point or Port. */
export function placeKey(text: string): string {
  const tokens = plainPlace(text).split(' ')
  const last = tokens.length - 1
  const long = tokens.map((token, at) =>
    (at === 0 || at === last) && last > 0 ? (COMPASS_LETTERS[token] ?? token) : token,
  )
  const counting = long
    .filter((token) => !['the', 'and', 'cbd'].includes(token))
    .map((token) => (token === 'port' ? 'point' : token))
  const [first = '', ...rest] = counting
  return rest.length > 0 && COMPASS.has(first) ? [...rest, first].join(' ') : counting.join(' ')
}
