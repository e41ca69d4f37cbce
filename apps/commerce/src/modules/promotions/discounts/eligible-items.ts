import type { GoodsLine } from '../../cart/totals/draft.ts'
import type { MeantGoods } from '../rules/rule.ts'
import type { PromotionFacts } from './context.ts'
import { isDiscountable } from './share-discount.ts'

const isAmong = (names: readonly string[], name: string | undefined) =>
  names.length === 0 || names.some((one) => one.toLowerCase() === name?.toLowerCase())

export type EligibleGoods = Pick<
  GoodsLine,
  'productId' | 'productSku' | 'brand' | 'unitCents' | 'regularUnitCents' | 'isGiftCard' | 'isSold'
>

/** Gift cards and goods no longer sold are never eligible. */
export function meantBy(
  goods: MeantGoods,
  { productsIn }: Pick<PromotionFacts, 'productsIn'>,
): (line: EligibleGoods) => boolean {
  return (line) =>
    isDiscountable(line) &&
    isAmong(goods.brands, line.brand) &&
    isAmong(goods.skus, line.productSku) &&
    (goods.categories.length === 0 ||
      goods.categories.some((path) => productsIn.get(path)?.has(line.productId) === true)) &&
    !(goods.isSaleExcluded && line.unitCents < line.regularUnitCents)
}
