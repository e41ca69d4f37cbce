import { encodeUid } from '@welt/kit/ids'
import { loadProduct, type ProductModel, SIZE_ATTRIBUTE, sizeOptionUid } from '#modules/catalogue'
import type { Context } from '#src/context'
import type { PricedLine } from './pricing.ts'

/** Number of the size attribute, for clients that know options by number. */
const SIZE_ATTRIBUTE_NUMBER = 144

/** What is still known of a product that the site no longer sells: enough to show the line and take it off. */
type GoneProduct = Pick<
  ProductModel,
  '__typename' | 'productId' | 'styleCode' | 'id' | 'uid' | 'sku' | 'name' | 'price_range' | 'url_key' | 'brand' | 'colour'
>

async function loadGoneProduct(ctx: Context, productId: number): Promise<GoneProduct | undefined> {
  const row = await ctx.db
    .selectFrom('product')
    .select(['id', 'sku', 'style_code', 'url_key', 'web_display_name', 'colour'])
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!row) return undefined
  const zero = { value: 0, currency: ctx.brand.currency }
  const price = { regular_price: zero, final_price: zero, discount: { amount_off: 0, percent_off: 0 } }
  return {
    __typename: 'ConfigurableProduct',
    productId: row.id,
    styleCode: row.style_code,
    id: row.id,
    uid: encodeUid(row.id),
    sku: row.sku,
    name: row.web_display_name,
    price_range: { minimum_price: price, maximum_price: price },
    url_key: row.url_key,
    brand: null,
    colour: row.colour,
  }
}

/** The product of a line as listed; one that vanished is told with what is left of it. [R3.22] */
export async function loadLineProduct(ctx: Context, line: PricedLine): Promise<ProductModel | GoneProduct | undefined> {
  return (await loadProduct(ctx, line.productId)) ?? loadGoneProduct(ctx, line.productId)
}

/** The size's own product. */
export async function loadLineVariant(ctx: Context, line: PricedLine) {
  const product = await loadLineProduct(ctx, line)
  if (!product) return undefined
  const id = line.variantId ?? product.productId
  return { ...product, __typename: 'SimpleProduct' as const, variantSku: line.variantSku, id, uid: encodeUid(id), sku: line.variantSku }
}

/** The chosen size, as SelectedConfigurableOption. [R3.22, R3.28] */
export function chosenSize(line: Pick<PricedLine, 'size' | 'variantId' | 'productId'>) {
  const { size, variantId } = line
  if (!size || !variantId) return []
  return [
    {
      id: SIZE_ATTRIBUTE_NUMBER,
      configurable_product_option_uid: encodeUid(`configurable/${line.productId}/${SIZE_ATTRIBUTE}`),
      option_label: 'Size',
      value_id: variantId,
      configurable_product_option_value_uid: sizeOptionUid(size),
      value_label: size,
    },
  ]
}
