import { type Brand, brands } from '@welt/brands'
import { NEWSLETTER } from './store.ts'

/** [A69] */
export interface Topic {
  readonly code: string
  readonly label: string
  readonly channel: 'email' | 'sms'
  readonly brand: string
}

const INTERESTS: readonly (readonly [code: string, label: string])[] = [
  ['women', 'Women’s shoes'],
  ['men', 'Men’s shoes'],
  ['kids', "Kids' and school shoes"],
  ['comfort', 'Comfort and wide fits'],
  ['work', 'Work shoes'],
  ['sale', 'Sale and clearance'],
]

/** Includes only newsletters that exist. */
export function topicsOf(brand: Brand, hasNewsletter: (brand: Brand) => boolean): readonly Topic[] {
  const sisters = brands.filter(
    (other) => other.id !== brand.id && other.country === brand.country && hasNewsletter(other),
  )
  return [
    ...(hasNewsletter(brand)
      ? [{ code: NEWSLETTER, label: `${brand.name} newsletter`, channel: 'email' as const, brand: brand.name }]
      : []),
    { code: 'sms', label: `${brand.name} offers by text message`, channel: 'sms', brand: brand.name },
    ...sisters.map(({ id, name }) => ({
      code: `brand-${id}`,
      label: `News from ${name}`,
      channel: 'email' as const,
      brand: name,
    })),
    ...INTERESTS.map(([code, label]) => ({
      code: `interest-${code}`,
      label,
      channel: 'email' as const,
      brand: brand.name,
    })),
  ]
}
