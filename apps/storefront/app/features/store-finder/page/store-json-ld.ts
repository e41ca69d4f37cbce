import type { StoresQuery } from '../stores.generated.ts'

type Store = StoresQuery['stores'][number]

const weekday = (name: string) => `https://schema.org/${name.charAt(0)}${name.slice(1).toLowerCase()}`

/** Closed all day, as search engines read it. */
const CLOSED = { opens: '00:00', closes: '00:00' } as const

interface Hours {
  readonly is_closed: boolean
  readonly opens: string | null
  readonly closes: string | null
}

const times = ({ is_closed, opens, closes }: Hours) => (is_closed || !opens || !closes ? CLOSED : { opens, closes })

/** The facts that the page prints. */
export function storeJsonLd(store: Store, shop: { readonly name: string; readonly url: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ShoeStore',
    '@id': shop.url,
    url: shop.url,
    name: store.name,
    brand: { '@type': 'Brand', name: shop.name },
    telephone: store.phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street ?? undefined,
      addressLocality: store.city ?? undefined,
      addressRegion: store.state ?? undefined,
      postalCode: store.postcode ?? undefined,
      addressCountry: store.country_code ?? undefined,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.hours.map((day) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekday(day.weekday),
      ...times(day),
    })),
    specialOpeningHoursSpecification: (store.special_hours ?? []).map((day) => ({
      '@type': 'OpeningHoursSpecification',
      name: day.label,
      validFrom: day.date,
      validThrough: day.date,
      ...times(day),
    })),
  }
}
