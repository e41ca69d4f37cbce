import { SITE_IDS, type SiteId } from '@welt/brands'

/** First letters of a site's demo card numbers. */
const LETTERS: Readonly<Record<SiteId, string>> = {
  williams: 'WI',
  styletread: 'ST',
  'styletread-nz': 'SN',
  mollini: 'MO',
  trybe: 'TR',
  mathers: 'MA',
  midas: 'MI',
}

/** Every site has one of each kind; amounts in cents. */
const KINDS = [
  { rest: '60DEMOCARD0060', pin: 6060, cents: 6000, leftCents: 6000, expiresAt: null },
  { rest: '20DEMOGIFT0200', pin: 2020, cents: 20_000, leftCents: 20_000, expiresAt: null },
  { rest: '40DEMOPAST0040', pin: 4040, cents: 4000, leftCents: 4000, expiresAt: '2025-01-31T13:00:00Z' },
  { rest: '25DEMODONE0025', pin: 2525, cents: 2500, leftCents: 0, expiresAt: null },
] as const

/** One of each kind per site: $60, $200, expired, empty. */
export const demoGiftCards = SITE_IDS.flatMap((site) =>
  KINDS.map(({ rest, ...card }) => ({ site, code: `${LETTERS[site]}${rest}`, ...card })),
)
