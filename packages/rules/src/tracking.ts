import type { CountryCode } from '@welt/kit/money'

/** Tracking pages by carrier code, and by country for the national post; the number is appended. [R2.89-R2.91, A20] */
export type TrackingPages = Readonly<Record<CountryCode, string>> & Readonly<Record<string, string>>

const DEFAULT_PAGES: TrackingPages = {
  startrack: 'https://startrack.com.au/track/details/',
  dhlglobalmail: 'https://webtrack.dhlecs.com/orders?trackingNumber=',
  AU: 'https://auspost.com.au/mypost/track/#/details/',
  NZ: 'https://www.nzpost.co.nz/tools/tracking/item/',
}

/** @throws Error for an entry that is not `name=address` */
export function readTrackingPages(env: Readonly<Record<string, string | undefined>>): TrackingPages {
  const entries = (env.TRACKING_PAGES ?? '').split(/\s+/).filter(Boolean)
  const given = entries.map((entry) => {
    const [, name = '', address = ''] = /^(\w+)=(https?:.+)$/.exec(entry) ?? []
    if (!URL.canParse(address))
      throw new Error(`The setting TRACKING_PAGES must be entries as startrack=https://example.com/, not "${entry}".`)
    return [name, address] as const
  })
  return { ...DEFAULT_PAGES, ...Object.fromEntries(given) }
}

/** Where the tracking bar's form may lead. */
export const trackingOrigins = (pages: TrackingPages): readonly string[] => [
  ...new Set(Object.values(pages).map((page) => new URL(page).origin)),
]

interface Tracked {
  readonly carrier: string | null
  readonly number: string
  /** Code of the destination country. */
  readonly country: string
}

export function trackingUrlOf(pages: TrackingPages, { carrier, number, country }: Tracked): string {
  const own = carrier !== null && Object.hasOwn(pages, carrier) ? pages[carrier] : undefined
  return `${own ?? (country === 'NZ' ? pages.NZ : pages.AU)}${encodeURIComponent(number)}`
}
