/** Properties that a type must have, and kinds of all it may have: a format or types, as schema.org defines them. */
interface Shape {
  readonly required: readonly string[]
  readonly kinds: Readonly<Record<string, string>>
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  text: /\S/,
  url: /^https?:\/\/[^\s]+$/,
  date: /^20\d\d-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/,
  time: /^\d\d:\d\d$/,
  price: /^\d+\.\d\d$/,
  number: /^-?\d+(\.\d+)?$/,
  currency: /^(AUD|NZD)$/,
  enumeration: /^https:\/\/schema\.org\/[A-Za-z]+$/,
}

const THING = { name: 'text', url: 'url', description: 'text', image: 'url' }
const PRODUCT = {
  ...THING,
  sku: 'text',
  color: 'text',
  size: 'text',
  brand: 'Brand',
  offers: 'Offer AggregateOffer',
  aggregateRating: 'AggregateRating',
  review: 'Review',
}
const RATING = { ratingValue: 'number', bestRating: 'number', worstRating: 'number' }
const PLACE = {
  ...THING,
  '@id': 'url',
  telephone: 'text',
  brand: 'Brand',
  address: 'PostalAddress',
  geo: 'GeoCoordinates',
  openingHoursSpecification: 'OpeningHoursSpecification',
  specialOpeningHoursSpecification: 'OpeningHoursSpecification',
}

const SHAPES: Readonly<Record<string, Shape>> = {
  OnlineStore: { required: ['name', 'url', 'telephone'], kinds: { ...THING, telephone: 'text' } },
  Organization: { required: ['name'], kinds: THING },
  Person: { required: ['name'], kinds: THING },
  Brand: { required: ['name'], kinds: THING },
  BreadcrumbList: { required: ['itemListElement'], kinds: { itemListElement: 'ListItem' } },
  ListItem: { required: ['position', 'name'], kinds: { position: 'number', name: 'text', item: 'url' } },
  Product: { required: [], kinds: PRODUCT },
  ProductGroup: {
    required: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'image', 'brand'],
    kinds: { ...PRODUCT, productGroupID: 'text', variesBy: 'enumeration', hasVariant: 'Product' },
  },
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'url', 'seller'],
    kinds: {
      ...{ url: 'url', sku: 'text', priceCurrency: 'currency', price: 'price' },
      ...{ itemCondition: 'enumeration', availability: 'enumeration', seller: 'Organization' },
      availableAtOrFrom: 'ShoeStore',
    },
  },
  AggregateOffer: {
    required: ['lowPrice', 'highPrice', 'priceCurrency'],
    kinds: { lowPrice: 'price', highPrice: 'price', priceCurrency: 'currency' },
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], kinds: { ...RATING, reviewCount: 'number' } },
  Rating: { required: ['ratingValue'], kinds: RATING },
  Review: {
    required: ['author', 'reviewRating'],
    kinds: { ...THING, reviewBody: 'text', author: 'Person', datePublished: 'date', reviewRating: 'Rating' },
  },
  ShoeStore: { required: ['@id'], kinds: PLACE },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
    kinds: {
      ...{ streetAddress: 'text', addressLocality: 'text', addressRegion: 'text', postalCode: 'text' },
      addressCountry: 'text',
    },
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], kinds: { latitude: 'number', longitude: 'number' } },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    kinds: {
      ...{ name: 'text', dayOfWeek: 'enumeration', opens: 'time', closes: 'time' },
      ...{ validFrom: 'date', validThrough: 'date' },
    },
  },
  BlogPosting: {
    required: ['headline', 'datePublished', 'author', 'image'],
    kinds: {
      ...{ ...THING, headline: 'text', datePublished: 'date', author: 'Organization', publisher: 'Organization' },
      ...{ articleSection: 'text', mainEntityOfPage: 'url' },
    },
  },
}

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

function valueProblems(value: unknown, kind: string, place: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valueProblems(one, kind, place))
  const format = FORMATS[kind]
  if (format) return format.test(String(value)) && !isData(value) ? [] : [`${place} is no ${kind}: ${value}`]
  if (!isData(value)) return [`${place} is no ${kind}: ${value}`]
  const type = String(value['@type'])
  const isReference = Object.keys(value).join() === '@id' && FORMATS.url?.test(String(value['@id']))
  // A colour with its own page is referenced by URL.
  const isNamedByUrl = kind === 'Product' && Object.keys(value).join() === 'url'
  if (isReference || isNamedByUrl) return []
  return kind.split(' ').includes(type) ? shapeProblems(value, place) : [`${place} is no ${kind} but ${type}`]
}

function shapeProblems(data: Data, place: string): readonly string[] {
  const type = String(data['@type'])
  const shape = SHAPES[type]
  if (!shape) return [`${place} has the unknown type ${type}`]
  const missing = shape.required.filter((name) => data[name] === undefined || String(data[name]) === '')
  const more = Object.entries(data).flatMap(([name, value]) => {
    if (name === '@type' || name === '@context') return []
    const kind = shape.kinds[name]
    return kind ? valueProblems(value, kind, `${place}.${name}`) : [`${place}: ${type} has no ${name}`]
  })
  return [...missing.map((name) => `${place}: ${type} lacks ${name}`), ...more]
}

interface StructuredData {
  /** Types of the outermost objects. */
  readonly types: readonly string[]
  readonly problems: readonly string[]
}

/** Structured data of a document, compared with schema.org's definitions of the types that the shops use. */
export function readStructuredData(html: string): StructuredData {
  const all = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  )
  const types = all.map((data) => String(data['@type']))
  const problems = all.flatMap((data) => [
    ...(data['@context'] === 'https://schema.org' ? [] : ['The context is not schema.org’s.']),
    ...shapeProblems(data, String(data['@type'])),
  ])
  return { types, problems }
}
