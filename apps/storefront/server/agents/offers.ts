interface Offer {
  readonly price?: string
  readonly priceCurrency?: string
  readonly availability?: string
  /** Its first mention names a store. */
  readonly availableAtOrFrom?: readonly { readonly '@id': string; readonly name?: string }[]
}

interface Sized {
  readonly sku?: string
  readonly size?: string
  readonly offers?: Offer
}

type Data = Readonly<Record<string, unknown>>

const isOfShoe = (data: Data) => data['@type'] === 'ProductGroup' || data['@type'] === 'Product'

const stockOf = ({ availability }: Offer) => (availability?.endsWith('/InStock') ? 'In stock' : 'Sold out')

/** Sizes as the page's structured data states them. */
export function offersMarkdown(data: readonly Data[]): string {
  const shoe = data.find(isOfShoe)
  if (!shoe) return ''
  const sized = ((shoe.hasVariant as readonly Sized[] | undefined) ?? [shoe as Sized]).filter(({ offers }) => offers)
  const stores = sized.flatMap(({ offers }) => offers?.availableAtOrFrom ?? [])
  const names = new Map(stores.flatMap(({ '@id': id, name }) => (name ? [[id, name]] : [])))
  const storesOf = ({ availableAtOrFrom = [] }: Offer) => availableAtOrFrom.map(({ '@id': id }) => names.get(id) ?? id)
  const rows = sized.map(({ sku = '', size = '', offers = {} }) => [
    size || 'One size',
    sku,
    `${offers.price} ${offers.priceCurrency}`,
    stockOf(offers),
    ...(stores.length > 0 ? [storesOf(offers).join(', ') || 'None'] : []),
  ])
  const headings = ['Size', 'SKU', 'Price', 'Delivery', ...(stores.length > 0 ? ['Stores to collect from'] : [])]
  const table = [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return rows.length > 0 ? `## Sizes and prices\n\n${table.join('\n')}\n` : ''
}
