import { brandOf } from '@welt/brands'
import type { PlannedProduct } from '../catalogue/plan.ts'
import { chanceOf, wholeOf } from '../chance.ts'
import {
  anyPraises,
  childFits,
  doubts,
  fits,
  headings,
  nicknames,
  praises,
  type Wear,
} from '../data/reviews/phrases.ts'
import { type PlannedOrder, pairOf, planOrders } from './plan-orders.ts'

/** Dates are days before seeding. */
export interface PlannedReview {
  readonly uid: string
  readonly sku: string
  readonly styleCode: string
  readonly websiteId: number
  /** Verifies the purchase. */
  readonly orderNumber: string | undefined
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly fit: 'small' | 'true' | 'large' | null
  readonly width: 'narrow' | 'true' | 'wide' | null
  readonly isRecommended: boolean | null
  readonly helpful: number
  readonly notHelpful: number
  readonly daysAgo: number
}

const MOST_REVIEWS = 21
const UNREVIEWED_SHARE = 0.22

const WEARS: readonly (readonly [pattern: RegExp, wear: Wear])[] = [
  [/slipper|sheepskin/, 'home'],
  [/sandal|slide|thong|footbed|wedge|flatform|espadrille/, 'sandals'],
  [/boot|chelsea|combat|chukka|hiker|biker|western/, 'boots'],
  [/sneaker|runner|slip-on|comfort-(lace|slip)/, 'sneakers'],
  [/court|heel|slingback|mule/, 'heels'],
]

function wearOf({ style }: PlannedProduct): Wear {
  if (style.age_group !== 'adult') return 'kids'
  return WEARS.find(([pattern]) => pattern.test(style.silhouette))?.[1] ?? 'flats'
}

function starsOf(key: string, fits: boolean): PlannedReview['rating'] {
  const chance = chanceOf(`stars:${key}`) + (fits ? 0 : 0.16)
  if (chance < 0.56) return 5
  if (chance < 0.8) return 4
  if (chance < 0.92) return 3
  return chance < 1.02 ? 2 : 1
}

/** Deterministic by key. */
function shuffled<T>(key: string, values: readonly T[]): T[] {
  return values
    .map((value, i) => ({ value, at: chanceOf(`${key}:${i}`) }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

interface Subject {
  readonly product: PlannedProduct
  readonly colours: readonly PlannedProduct[]
  /** Shuffled, so that a page rarely repeats itself. */
  readonly praises: readonly string[]
  readonly orders: readonly PlannedOrder[]
}

/** Deterministic by key. */
function nthOf(key: string, n: number, values: readonly string[]): string {
  return shuffled(key, values)[n % values.length] ?? ''
}

function textOf(
  { product, praises }: Subject,
  n: number,
  rating: PlannedReview['rating'],
  fitSentence: string | undefined,
): string {
  const key = `${product.style.style}:${n}`
  const doubt = rating === 5 ? undefined : nthOf(`doubt:${product.style.style}`, n, doubts[rating])
  const said = rating >= 3 ? [praises[n], fitSentence, doubt] : [doubt, fitSentence]
  const sentences = said.filter((sentence) => sentence !== undefined)
  // Some begin with how it fits.
  return (chanceOf(`order:${key}`) < 0.3 ? sentences.toReversed() : sentences).join(' ')
}

function reviewOf(subject: Subject, n: number): PlannedReview {
  const { product, colours, orders } = subject
  const { style } = product.style
  const key = `${style}:${n}`
  const { product: colour, brand, size, fit, width } = pairOf(colours, n)
  const order = orders[n]
  const misfit = fit === 'true' ? width : fit
  const rating = starsOf(key, misfit === 'true')
  const fitText = product.style.age_group === 'adult' ? fits : childFits
  const fitSaid =
    misfit !== 'true' || chanceOf(`says-fit:${key}`) < 0.4 ? nthOf(`fit-words:${style}`, n, fitText[misfit]) : undefined
  const write = (text: string) =>
    text
      .replaceAll('{noun}', product.style.description_noun)
      .replaceAll('{colour}', colour.colour.name.toLowerCase())
      .replaceAll('{size}', size)
  const ratesFit = chanceOf(`rates-fit:${key}`) < 0.75
  return {
    uid: `seed-${style}-${n}`,
    sku: colour.sku,
    styleCode: style,
    websiteId: brand.websiteId,
    orderNumber: order?.number,
    nickname: nthOf(`who:${style}`, n, nicknames),
    summary: nthOf(`heading:${style}`, n, headings[rating]),
    text: write(textOf(subject, n, rating, fitSaid)),
    rating,
    fit: ratesFit ? fit : null,
    width: ratesFit && chanceOf(`rates-width:${key}`) < 0.7 ? width : null,
    isRecommended:
      chanceOf(`recommends:${key}`) < 0.15 ? null : rating >= 4 || (rating === 3 && chanceOf(`perhaps:${key}`) < 0.5),
    helpful: Math.floor(chanceOf(`helpful:${key}`) ** 3 * 19),
    notHelpful: Math.floor(chanceOf(`not-helpful:${key}`) ** 5 * 4),
    daysAgo: order
      ? order.daysAgo - wholeOf(`day:${key}`, 9, 40)
      : 3 + wholeOf(`day:${key}`, 0, Math.max(30, product.listedDaysAgo - 10)),
  }
}

function countOf(product: PlannedProduct): number {
  const { style } = product.style
  if (product.newDaysAgo !== undefined || chanceOf(`reviewed:${style}`) < UNREVIEWED_SHARE) return 0
  return 1 + Math.floor(chanceOf(`reviews:${style}`) ** 1.4 * MOST_REVIEWS)
}

export function planReviews(products: readonly PlannedProduct[]): PlannedReview[] {
  const orders = planOrders(products)
  const styles = Map.groupBy(products, (product) => product.style.style)
  return [...styles.values()].flatMap((colours) => {
    const [product] = colours
    if (!product?.sites.some((site) => brandOf(site).flags.bazaarVoice)) return []
    const { style } = product.style
    const wear = wearOf(product)
    const said = shuffled(`praise:${style}`, [...praises[wear], ...(wear === 'kids' ? [] : anyPraises)])
    const subject = { product, colours, praises: said, orders: orders.get(style) ?? [] }
    return Array.from({ length: countOf(product) }, (_, n) => reviewOf(subject, n))
  })
}
