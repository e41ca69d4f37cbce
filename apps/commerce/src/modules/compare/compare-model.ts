import { loadProductList, type ProductModel } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import type { ReadList } from './store.ts'

/** A list as the contract's CompareList. */
export interface CompareListModel {
  readonly uid: string
  readonly products: readonly ProductModel[]
}

/** A list with its products that the site sells, in the order of adding. */
export async function toCompareList(ctx: Context, { uid, productIds }: ReadList): Promise<CompareListModel> {
  return { uid, products: await loadProductList(ctx, productIds) }
}
