import { loadProductList, type ProductModel } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { ReadList } from './store.ts'

export interface CompareListModel {
  readonly uid: string
  readonly products: readonly ProductModel[]
}

/** Leaves out products no longer sold. */
export async function toCompareList(ctx: Context, { uid, productIds }: ReadList): Promise<CompareListModel> {
  return { uid, products: await loadProductList(ctx, productIds) }
}
