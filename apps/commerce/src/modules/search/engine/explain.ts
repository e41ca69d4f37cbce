import { normalizeSku } from '@welt/kit/text/skus'
import type { ProductDocument } from '#modules/catalogue'
import type { SiteIndex } from './index/site-index.ts'
import { listSite } from './list.ts'
import {
  canBeBought,
  daysOnSale,
  type Ordering,
  pinIn,
  SIGNAL_NAMES,
  SIGNALS,
  type Signal,
  scoreOf,
} from './recommended.ts'

/** `normalised` is from 0 to 1. */
interface ExplainedSignal {
  readonly signal: Signal
  readonly raw: string
  readonly normalised: number
  readonly weight: number
  readonly contribution: number
}

export interface Explanation {
  readonly rank: number
  readonly sku: string
  readonly name: string
  /** SKU of the colour on the card, which may be another of the style. */
  readonly shown_as: string
  readonly score: number
  readonly signals: readonly ExplainedSignal[]
  readonly why: readonly string[]
}

const RAW: Readonly<Record<Signal, (document: ProductDocument, asOf: Date) => string>> = {
  availability: ({ sizes }) => `${sizes.filter((size) => size.isInStock).length} of ${sizes.length} sizes`,
  newness: (document, asOf) => `${daysOnSale(document, asOf)} days`,
  sell_through: ({ soldLast30Days, sellThroughPercent }) => `${soldLast30Days} sold, ${sellThroughPercent} %`,
  saving: ({ regularCents, finalCents }) => `$${(regularCents - finalCents) / 100} of $${regularCents / 100}`,
}

function signalsOf(document: ProductDocument, { weights, asOf }: Ordering): ExplainedSignal[] {
  return SIGNAL_NAMES.map((signal) => {
    const normalised = SIGNALS[signal](document, asOf) / 1000
    const weight = weights[signal]
    return {
      signal,
      raw: RAW[signal](document, asOf),
      normalised,
      weight,
      contribution: Number((weight * normalised).toFixed(3)),
    }
  })
}

function among({ brandLabel }: ProductDocument, place: number, featuredBrands: readonly string[]): string {
  if (place >= 0) return ` of ${brandLabel}`
  return featuredBrands.length > 0 ? ' of brands that are not featured' : ''
}

/** A category's own pin overrides the site's. */
function pinReasons(document: ProductDocument, categoryId: number | undefined, before: string): string[] {
  const own = pinIn(document, categoryId)
  const { pinnedPosition: ofSite } = document
  const whole = `pinned at ${ofSite} on the whole site`
  return [
    ...(own === undefined ? [] : [`pinned at ${own} in this category: before ${before} that is not pinned in it`]),
    ...(ofSite === undefined
      ? []
      : [
          own === undefined
            ? `${whole}: before ${before} that is not pinned`
            : `${whole}: not here, where the category’s own pin counts`,
        ]),
  ]
}

function reasonsOf(document: ProductDocument, { featuredBrands }: Ordering, categoryId: number | undefined): string[] {
  const place = featuredBrands.indexOf(document.brandValue ?? '')
  const brands = among(document, place, featuredBrands)
  const isSoldOut = !canBeBought(document)
  return [
    ...(place >= 0
      ? [`featured brand ${place + 1} of the site (${document.brandLabel}): before all that are not featured`]
      : []),
    ...(place < 0 && featuredBrands.length > 0 ? ['not of a featured brand: after all that are'] : []),
    ...(isSoldOut ? [`sold out in every size: after everything${brands} that can be bought`] : []),
    ...pinReasons(document, categoryId, isSoldOut ? `what is sold out${brands}` : `everything${brands}`),
  ]
}

function cardsOf(index: SiteIndex, path: string | undefined): readonly number[] {
  const filters = path === undefined ? [] : [{ attribute: 'category_url_path', type: 'equal' as const, values: [path] }]
  return listSite(index, { websiteId: 0, filters, sort: 'fh_default', offset: 0, limit: index.liveCount }).productIds
}

function documentOf(index: SiteIndex, productId: number): ProductDocument {
  return index.documents[index.numberOf.get(productId) as number] as ProductDocument
}

interface Placed {
  readonly path: string | undefined
  readonly card: ProductDocument
  readonly rank: number
}

function explain(index: SiteIndex, document: ProductDocument, { path, card, rank }: Placed): Explanation {
  return {
    rank,
    sku: document.sku,
    name: document.name,
    shown_as: card.sku,
    score: scoreOf(document, index.ordering) / 1000,
    signals: signalsOf(document, index.ordering),
    why: reasonsOf(document, index.ordering, path === undefined ? undefined : index.categoryIdByPath.get(path)),
  }
}

export function explainListing(index: SiteIndex, path: string | undefined, limit: number): Explanation[] {
  const cards = cardsOf(index, path).slice(0, limit)
  return cards.map((productId, i) => {
    const card = documentOf(index, productId)
    return explain(index, card, { path, card, rank: i + 1 })
  })
}

/** Empty when the site does not sell the product. */
export function explainProduct(
  index: SiteIndex,
  typedSku: string,
): { readonly listing: string; readonly explanation: Explanation }[] {
  const sku = normalizeSku(typedSku)
  const document = index.documents.find((one) => one?.sku === sku)
  if (!document) return []
  const paths = document.categoryIds.flatMap((id) => index.categories.get(id)?.urlPath || [])
  return [undefined, ...paths].map((path) => {
    const cards = cardsOf(index, path)
    const at = cards.findIndex((productId) => documentOf(index, productId).styleCode === document.styleCode)
    const card = documentOf(index, cards[at] as number)
    return { listing: path ?? '(whole site)', explanation: explain(index, document, { path, card, rank: at + 1 }) }
  })
}
