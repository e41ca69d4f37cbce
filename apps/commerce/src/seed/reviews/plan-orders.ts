import { type Brand, brandOf, brands } from '@welt/brands'
import type { PlannedProduct } from '../catalogue/plan.ts'
import { variantSku } from '../catalogue/product-rows.ts'
import { chanceOf, pickOf, wholeOf } from '../chance.ts'
import { isUnusual, leanOf, pickFit } from './fit-lean.ts'

/** One pair, past its return window. */
export interface PlannedOrder {
  readonly number: string
  readonly brand: Brand
  readonly product: PlannedProduct
  readonly size: string
  readonly variantSku: string
  readonly priceCents: number
  readonly regularCents: number
  /** Undefined when the pair was kept. [R3.92-R3.95] */
  readonly returnReason: '10406' | '10407' | '10408' | '10409' | undefined
  readonly daysAgo: number
}

const BOUGHT_SHARE = 0.25
const UNUSUAL_SHARE = 0.7
const FEWEST = 6
const MOST = 16
const KEPT_PAIRS = 3

/** Review and order of the same number share a pair. */
export function pairOf(colours: readonly PlannedProduct[], n: number) {
  const style = colours[0]?.style.style ?? ''
  const key = `${style}:${n}`
  const product = pickOf(`colour:${key}`, colours)
  const brands = product.sites.map(brandOf)
  const reviewed = brands.filter((brand) => brand.flags.bazaarVoice)
  return {
    key,
    product,
    brand: pickOf(`site:${key}`, reviewed.length > 0 ? reviewed : brands),
    size: pickOf(`size:${key}`, product.sizeRun.sizes),
    ...pickFit(`fit:${key}`, leanOf(product.copy.fit)),
  }
}

function reasonOf({ fit, width }: Pick<ReturnType<typeof pairOf>, 'fit' | 'width'>): PlannedOrder['returnReason'] {
  if (fit !== 'true') return fit === 'small' ? '10406' : '10407'
  return width === 'true' ? undefined : width === 'narrow' ? '10408' : '10409'
}

function orderOf(colours: readonly PlannedProduct[], n: number): PlannedOrder {
  const pair = pairOf(colours, n)
  const { key, product, brand, size } = pair
  return {
    number: `0${wholeOf(`order:${key}`, 10_000_000, 99_999_999)}`,
    brand,
    product,
    size,
    variantSku: variantSku(product.sku, size),
    ...centsOf(product, brand),
    returnReason: reasonOf(pair),
    daysAgo: wholeOf(`ordered:${key}`, 50, 320),
  }
}

function centsOf(product: PlannedProduct, { currency }: Brand): Pick<PlannedOrder, 'priceCents' | 'regularCents'> {
  const { regularCents, saleCents } = currency === 'NZD' ? product.priceNzd : product.priceAud
  return { priceCents: saleCents ?? regularCents, regularCents }
}

/** None for most styles; more often some where the fit is unusual. */
function countOf({ style, copy }: PlannedProduct): number {
  const share = isUnusual(copy.fit) ? UNUSUAL_SHARE : BOUGHT_SHARE
  return chanceOf(`bought:${style.style}`) < share ? wholeOf(`pairs:${style.style}`, FEWEST, MOST) : 0
}

export function planOrders(products: readonly PlannedProduct[]): Map<string, readonly PlannedOrder[]> {
  const styles = Map.groupBy(products, (product) => product.style.style)
  const planned = [...styles].map(([style, colours]) => {
    const [first] = colours
    const isNew = colours.some((colour) => colour.newDaysAgo !== undefined)
    const count = first && !isNew ? countOf(first) : 0
    return [style, Array.from({ length: count }, (_, n) => orderOf(colours, n))] as const
  })
  return new Map(planned.filter(([, orders]) => orders.length > 0))
}

/** Always the middle size, so that pages of the same brands show it. */
export function planKeptOrders(products: readonly PlannedProduct[]): readonly PlannedOrder[] {
  return brands.flatMap((brand) => {
    const sold = products.filter(({ sites, newDaysAgo }) => sites.includes(brand.id) && newDaysAgo === undefined)
    const adult = sold.filter(({ style }) => style.age_group === 'adult')
    const choice = adult.length >= KEPT_PAIRS ? adult : sold
    const chosen = choice.filter((_, i) => i % Math.floor(choice.length / KEPT_PAIRS) === 0).slice(0, KEPT_PAIRS)
    return chosen.map((product, n): PlannedOrder => {
      const { sizes } = product.sizeRun
      const size = sizes[Math.floor(sizes.length / 2)] ?? ''
      return {
        number: `0${wholeOf(`kept:${brand.id}:${n}`, 10_000_000, 99_999_999)}`,
        brand,
        product,
        size,
        variantSku: variantSku(product.sku, size),
        ...centsOf(product, brand),
        returnReason: undefined,
        daysAgo: 60 + 90 * n,
      }
    })
  })
}
