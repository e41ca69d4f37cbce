import type { Shop } from '#app/session/site/shop.ts'

/** Delivery promises use the head office's time zone instead. */
export function localTime(
  { locale, country, timeZone }: Pick<Shop, 'locale' | 'country' | 'timeZone'>,
  moment: Date,
  style: { readonly dateStyle?: 'medium'; readonly timeStyle: 'short' },
): string {
  const zone = country === 'NZ' ? 'Pacific/Auckland' : timeZone
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { ...style, timeZone: zone }).format(moment)
}
