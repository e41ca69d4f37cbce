import type { EligibleItems } from '../rules/rule.ts'
import type { PromotionFacts } from './context.ts'
import type { PromotionItem } from './line.ts'
import { isDiscountable } from './share-discount.ts'

const isAmong = (names: readonly string[], name: string | undefined) =>
  names.length === 0 || names.some((one) => one.toLowerCase() === name?.toLowerCase())

/** Gift cards and products no longer sold are never eligible. */
export function eligibleFor(
  { brands, skus, categories, isSaleExcluded }: EligibleItems,
  { productsIn }: Pick<PromotionFacts, 'productsIn'>,
): (item: PromotionItem) => boolean {
  return (item) =>
    isDiscountable(item) &&
    isAmong(brands, item.brand) &&
    isAmong(skus, item.productSku) &&
    (categories.length === 0 || categories.some((path) => productsIn.get(path)?.has(item.productId) === true)) &&
    !(isSaleExcluded && item.unitCents < item.regularUnitCents)
}
