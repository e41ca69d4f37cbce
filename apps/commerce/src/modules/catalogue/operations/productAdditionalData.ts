import { encodeUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { QueryProductAdditionalDataArgs } from '#src/platform/contract/contract.generated'
import { loadProductsBySku } from '../products/load-products.ts'
import { onlyLeft, sizeAttributes, stockStatus, variantSizeAttributes, variantsOf } from '../products/variants.ts'

/** Never cached. Null for a product not sold here. [R7.20, R7.119, A41] */
export async function productAdditionalData(ctx: Context, { sku }: QueryProductAdditionalDataArgs) {
  const [product] = await loadProductsBySku(ctx, [sku])
  if (!product) return null
  const variants = await variantsOf(ctx, product.productId)
  return {
    productId: product.productId,
    sku: product.sku,
    price_range: product.price_range,
    stock_status: stockStatus(variants.reduce((sum, variant) => sum + variant.availableQuantity, 0)),
    variants: variants.map((variant) => ({
      sku: variant.sku,
      uid: encodeUid(variant.id),
      attributes: sizeAttributes(variant),
      size_attributes: variantSizeAttributes(product, variant),
      stock_status: stockStatus(variant.availableQuantity),
      price: product.price_range.minimum_price,
    })),
    stocks: variants.map((variant) => ({
      sku: variant.sku,
      stock_status: stockStatus(variant.availableQuantity),
      quantity: variant.availableQuantity,
      is_low_stock: onlyLeft(variant.availableQuantity) !== null,
      is_available_for_delivery: variant.availableQuantity > 0,
    })),
  }
}
