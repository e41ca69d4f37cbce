import { mediaPath } from '#app/features/cart/cart-model.ts'
import { fetchPrivate, query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { mySizeIn } from '#app/session/my-sizes.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import { displayName, productPath } from '../product/card-data.ts'
import { priceText } from '../product/price-text.ts'
import type { Scale } from '../product/size-scale.ts'
import { offeredScales, ownScale, sizeChoices, sizeLabel, withLiveStock } from '../product/sizes.ts'
import { tileGround } from '../product/tint.ts'
import type { CardSizes } from './card-sizes.ts'
import { QuickSizesDocument, QuickStockDocument } from './quick-sizes.generated.ts'

/** With live stock, or else the product page's. Undefined when the site does not sell the style. */
export async function loadSizes(
  ctx: RequestContext,
  sku: string,
  wanted: Scale | undefined,
): Promise<CardSizes | undefined> {
  const [answer, now] = await Promise.all([
    query(ctx, QuickSizesDocument, { sku }, { tags: ['store', 'plp'] }),
    fetchPrivate(ctx, QuickStockDocument, { sku }),
  ])
  if (!answer.ok) return undefined
  const product = answer.data.products?.items?.[0]
  if (!product) return undefined
  const variants = 'variants' in product ? withoutNulls(product.variants) : []
  const live = now.ok ? now.data.productAdditionalData : undefined
  const choices = withLiveStock(sizeChoices(variants), live?.stocks ?? [])
  const facts = answer.data.storeConfig?.size_scale_mappings.find(({ code }) => code === product.size_scale)
  const scale = wanted && offeredScales(choices, facts).includes(wanted) ? wanted : ownScale(facts)
  const usual = mySizeIn(ctx, product.size_scale) ?? live?.kept_sizes?.[0]?.size
  const { now: price, was } = priceText(product)
  return {
    sku,
    name: displayName(product),
    colour: product.colour ?? undefined,
    path: productPath(product),
    price: { now: price, ...(was ? { was } : {}) },
    imageUrl: mediaPath(product.small_image?.url),
    ground: tileGround(product.uid, shopOf(ctx).tintCount),
    scale: scale?.toUpperCase(),
    hasWidths: variants.some(({ attributes }) => attributes?.some((attribute) => attribute?.code === 'width')),
    sizes: choices.map((choice) => ({
      uid: choice.optionUid,
      sku: choice.sku,
      label: sizeLabel(choice, scale),
      isInStock: choice.isInStock,
      isLastPair: choice.isInStock && choice.leftCount === 1,
    })),
    usualUid: choices.find(({ size }) => size === usual)?.optionUid,
  }
}
