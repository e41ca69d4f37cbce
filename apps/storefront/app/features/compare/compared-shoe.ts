import { withoutNulls } from '#app/graphql/nullable.ts'
import type { PriceFactsFragment } from '../product/card.generated.ts'
import { displayName, productPath } from '../product/card-data.ts'
import { priceText } from '../product/price-text.ts'
import type { FitFactsFragment } from '../product/product.generated.ts'
import type { Scale } from '../product/size-scale.ts'
import { tileGround } from '../product/tint.ts'
import type { ComparedFragment } from './compare.generated.ts'

export interface ComparedSize {
  /** In the page's scale; the shoe's own where it has no counterpart. */
  readonly label: string
  readonly optionUid: string
  readonly sku: string
  readonly isInStock: boolean
  readonly leftCount: number | undefined
  readonly widthMm: number | undefined
  /** Of one shoe. */
  readonly weightGrams: number | undefined
}

/** Missing texts are undefined. */
export interface ComparedShoe {
  readonly uid: string
  readonly sku: string
  readonly name: string
  readonly brand: string | undefined
  readonly path: string
  readonly ground: string
  readonly picture: { readonly url: string; readonly label: string } | undefined
  readonly price: PriceFactsFragment
  readonly priceText: string
  readonly rating: number
  readonly reviewCount: number
  readonly sizes: readonly ComparedSize[]
  readonly fit: FitFactsFragment | undefined
  readonly widthName: string | undefined
  readonly heelMm: number | undefined
  readonly upper: string | undefined
  readonly lining: string | undefined
  readonly sole: string | undefined
  readonly closure: string | undefined
}

type Item = NonNullable<NonNullable<ComparedFragment['items']>[number]>

function sizesOf(product: Item['product'], scale: Scale): ComparedSize[] {
  const variants = 'variants' in product ? withoutNulls(product.variants) : []
  return variants.flatMap((variant) => {
    const option = withoutNulls(variant.attributes).find(({ code }) => code === 'size')
    const { size_attributes: size, product: own } = variant
    if (!option || !own?.sku) return []
    return [
      {
        label: size?.conversion?.[scale] || size?.size || option.label || '',
        optionUid: option.uid,
        sku: own.sku,
        isInStock: own.stock_status !== 'OUT_OF_STOCK',
        leftCount: own.only_x_left_in_stock ?? undefined,
        widthMm: size?.width_mm ?? undefined,
        weightGrams: size?.weight_grams ?? undefined,
      },
    ]
  })
}

/** '2.7 cm' in millimetres. */
function heelMmOf(text: string | undefined): number | undefined {
  const centimetres = Number(/^([\d.]+) cm$/.exec(text ?? '')?.[1] ?? 'none')
  return Number.isFinite(centimetres) ? Math.round(centimetres * 10) : undefined
}

function toShoe({ product, attributes }: Item, scale: Scale, tintCount: number): ComparedShoe {
  const values = new Map(withoutNulls(attributes).map(({ code, value }) => [code, value]))
  const { now, was } = priceText(product)
  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name: displayName(product),
    brand: product.brand ?? undefined,
    path: productPath(product),
    ground: tileGround(product.uid, tintCount),
    picture: product.small_image?.url
      ? { url: product.small_image.url, label: product.small_image.label ?? '' }
      : undefined,
    price: product,
    priceText: was ? `${now} ${was}` : now,
    rating: Math.round(product.rating_summary / 2) / 10,
    reviewCount: product.review_count,
    sizes: sizesOf(product, scale),
    fit: ('fit_facts' in product ? product.fit_facts : undefined) ?? undefined,
    widthName: values.get('width'),
    heelMm: heelMmOf(values.get('heel_height')),
    upper: values.get('upper_material'),
    lining: values.get('lining'),
    sole: values.get('sole_material'),
    closure: values.get('closure'),
  }
}

/** In list order, with sizes in the given scale. */
export function toShoes(list: ComparedFragment | undefined, scale: Scale, tintCount: number): readonly ComparedShoe[] {
  return withoutNulls(list?.items).map((item) => toShoe(item, scale, tintCount))
}
