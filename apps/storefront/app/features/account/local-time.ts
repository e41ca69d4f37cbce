import type { Shop } from '#app/session/site/shop.ts'

/**
 * A moment as clocks show it where the site sells; what is promised counts in the head office's time, which is another
 * thing.
 */
export function localTime(
  { locale, country, timeZone }: Pick<Shop, 'locale' | 'country' | 'timeZone'>,
  moment: Date,
  style: { readonly dateStyle?: 'medium'; readonly timeStyle: 'short' },
): string {
  const zone = country === 'NZ' ? 'Pacific/Auckland' : timeZone
  return new Intl.DateTimeFormat(locale.replace('_', '-'), { ...style, timeZone: zone }).format(moment)
}
