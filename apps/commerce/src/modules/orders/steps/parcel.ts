import { deliveryMethods } from '#modules/fulfilment'

interface Carrier {
  readonly code: string
  readonly title: string
}

const normal = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Of the methods that the shops offer. */
export const carriers: readonly Carrier[] = [
  ...new Map(
    deliveryMethods.map(({ carrierCode: code, carrierTitle: title }) => [code, { code, title }] as const),
  ).values(),
]

/** By code or title, in any spelling: `startrack`, `Star Track`. */
export function findCarrier(typed: string): Carrier | undefined {
  return carriers.find(({ code, title }) => [code, title].some((known) => normal(known) === normal(typed)))
}

/** In capitals, without spaces; undefined unless it has 6 to 40 letters, digits and hyphens. */
export function parseTrackingNumber(typed: string): string | undefined {
  const number = typed.replace(/\s+/g, '').toUpperCase()
  return /^[A-Z0-9][A-Z0-9-]{4,38}[A-Z0-9]$/.test(number) ? number : undefined
}
