/** Tracking pages by carrier code; the tracking number is appended. [R2.89-R2.91, A20] */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  startrack: 'https://startrack.com.au/track/details/',
  dhlglobalmail: 'https://webtrack.dhlecs.com/orders?trackingNumber=',
  nzpost: 'https://www.nzpost.co.nz/tools/tracking/item/',
}

const NATIONAL_POST = 'https://auspost.com.au/mypost/track/#/details/'

/** Where the tracking bar's form may lead. */
export const TRACKING_ORIGINS = [...Object.values(TRACKING_PAGES), NATIONAL_POST].map((page) => new URL(page).origin)

export function trackingUrlOf(carrierCode: string | null, trackingNumber: string): string {
  return `${TRACKING_PAGES[carrierCode ?? ''] ?? NATIONAL_POST}${encodeURIComponent(trackingNumber)}`
}
