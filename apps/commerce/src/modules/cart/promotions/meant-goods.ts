import type { DraftLine } from '../totals/draft.ts'
import { isDiscountable } from '../totals/take-off.ts'
import type { PromotionFacts } from './facts.ts'
import type { MeantGoods } from './rule.ts'

const isAmong = (names: readonly string[], name: string | undefined) =>
  names.length === 0 || names.some((one) => one.toLowerCase() === name?.toLowerCase())

/** Tells the lines that a promotion is about: never gift cards, nor what the site no longer sells. */
export function meantBy(goods: MeantGoods, { productsIn }: Pick<PromotionFacts, 'productsIn'>): (line: DraftLine) => boolean {
  return (line) =>
    isDiscountable(line) &&
    isAmong(goods.brands, line.brand) &&
    isAmong(goods.skus, line.productSku) &&
    (goods.categories.length === 0 || goods.categories.some((path) => productsIn.get(path)?.has(line.productId) === true)) &&
    !(goods.isSaleExcluded && line.unitCents < line.regularUnitCents)
}
