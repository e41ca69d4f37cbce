import DataLoader from 'dataloader'
import { loadPurchasableVariants } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import { memoised, memoKey } from '#src/platform/request-state'
import type { OrderItemModel } from './order-item.ts'
import type { OrderModel } from './order-model.ts'

const inStock = memoKey<DataLoader<string, boolean>>('sizes in stock')

/** One statement for all orders of a page. Not cached, since a mutation in the same request may change stock. */
const inStockLoader = (ctx: Context) =>
  memoised(
    ctx,
    inStock,
    '',
    () =>
      new DataLoader<string, boolean>(
        async (skus) => {
          const found = await loadPurchasableVariants(ctx.db, ctx.brand.websiteId, skus)
          return skus.map((sku) => {
            const variant = found.get(sku)
            return variant?.isEnabled === true && variant.availableQuantity > 0
          })
        },
        { cache: false },
      ),
  )

const isGiftCard = ({ __typename }: OrderItemModel) => __typename === 'GiftCardOrderItem'

/** Gift cards name a recipient and are not bought again. */
export async function canBuyAgain(ctx: Context, { is_paid: isPaid, items }: OrderModel): Promise<boolean> {
  if (!isPaid) return false
  const skus = items.filter((item) => !isGiftCard(item)).map(({ product_sku: sku }) => sku)
  return (await inStockLoader(ctx).loadMany(skus)).includes(true)
}
