import { withoutNulls } from '#app/graphql/nullable.ts'
import type { NowQuery, PageProductFragment, SizeScaleFragment, VariantFragment } from './product.generated.ts'
import { parseScale, SCALES, type Scale } from './size-scale.ts'

/** Null where a scale has no counterpart. */
type SizeLabels = NonNullable<NonNullable<VariantFragment['size_attributes']>['conversion']>

export interface SizeChoice {
  readonly optionUid: string
  readonly sku: string
  /** In the product's own scale. */
  readonly size: string
  readonly labels: SizeLabels | undefined
  readonly isInStock: boolean
  /** Set when stock is low. */
  readonly leftCount: number | undefined
}

export type LiveStock = NonNullable<NowQuery['productAdditionalData']>['stocks'][number]

export function variantsOf(product: PageProductFragment): readonly VariantFragment[] {
  return 'variants' in product ? withoutNulls(product.variants) : []
}

/** Other goods have one size, which is in no scale. */
export const isShoe = ({ size_scale }: Pick<PageProductFragment, 'size_scale'>): boolean => size_scale !== null

/** In display order. [R3.51, R3.56] */
export function sizeChoices(variants: readonly VariantFragment[]): readonly SizeChoice[] {
  return variants.flatMap((variant) => {
    const option = variant.attributes?.find((attribute) => attribute?.code === 'size')
    const sku = variant.product?.sku
    if (!option || !sku) return []
    return [
      {
        optionUid: option.uid,
        sku,
        size: variant.size_attributes?.size ?? option.label ?? '',
        labels: variant.size_attributes?.conversion ?? undefined,
        isInStock: variant.product?.stock_status !== 'OUT_OF_STOCK',
        leftCount: variant.product?.only_x_left_in_stock ?? undefined,
      },
    ]
  })
}

/** [R7.119] */
export function withLiveStock(choices: readonly SizeChoice[], stocks: readonly LiveStock[]): readonly SizeChoice[] {
  const bySku = new Map(stocks.map((stock) => [stock.sku, stock]))
  return choices.map((choice) => {
    const stock = bySku.get(choice.sku)
    if (!stock) return choice
    return {
      ...choice,
      isInStock: stock.quantity > 0,
      leftCount: stock.is_low_stock && stock.quantity > 0 ? stock.quantity : undefined,
    }
  })
}

/** Undefined when the scale's heading is hidden (EUK). [R9.33, A102] */
export function ownScale(facts: SizeScaleFragment | undefined): Scale | undefined {
  return facts && !facts.is_heading_hidden ? parseScale(facts.heading) : undefined
}

/** Scales in which every size has a label, without hidden ones. [R9.33, R3.116] */
export function offeredScales(choices: readonly SizeChoice[], facts: SizeScaleFragment | undefined): readonly Scale[] {
  const hidden = facts?.is_heading_hidden ? parseScale(facts.heading.slice(0, 2)) : undefined
  return SCALES.filter(
    (scale) => scale !== hidden && choices.length > 0 && choices.every((choice) => choice.labels?.[scale]),
  )
}

export function sizeLabel(choice: SizeChoice, scale: Scale | undefined): string {
  return (scale && choice.labels?.[scale]) || choice.size
}

/** The own scale when another is chosen, else AU or EU. */
export function otherLabel(choice: SizeChoice, chosen: Scale | undefined, own: Scale | undefined): string | undefined {
  const other = chosen && own && chosen !== own ? own : chosen === 'au' ? 'eu' : 'au'
  const label = choice.labels?.[other]
  return chosen && label && other !== chosen ? `${other.toUpperCase()} ${label}` : undefined
}
