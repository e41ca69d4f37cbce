import { encodeUid } from '@welt/kit/ids'
import {
  conversionOf,
  loadProduct,
  loadProductAt,
  loadRetiredProduct,
  type ProductModel,
  SIZE_ATTRIBUTE,
  sizeOptionUid,
  type VariantModel,
} from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import type { SelectedConfigurableOption, SizeConversion } from '#src/graphql/contract.generated'
import type { PricedLine } from '../prices/pricing.ts'

/** Number of the size attribute, for clients that know options by number. */
const SIZE_ATTRIBUTE_NUMBER = 144

/**
 * The product of a line, with the price of the line; one that vanished is shown with what is left of it. [R3.22,
 * decision 57]
 */
export async function loadLineProduct(
  ctx: Context,
  { productId, variant }: Pick<PricedLine, 'productId' | 'variant'>,
): Promise<ProductModel> {
  const product = variant && (await loadProductAt(ctx, productId, variant))
  return product ?? (await loadProduct(ctx, productId)) ?? loadRetiredProduct(ctx, productId)
}

/** The size's own product. */
export async function loadLineVariant(ctx: Context, line: PricedLine): Promise<VariantModel> {
  const product = await loadLineProduct(ctx, line)
  const id = line.variantId ?? product.productId
  return {
    ...product,
    __typename: 'SimpleProduct',
    variantSku: line.variantSku,
    id,
    uid: encodeUid(id),
    sku: line.variantSku,
  }
}

/** The size chosen on a line or a wishlist item. */
type SizedLine = Pick<PricedLine, 'size' | 'variantId' | 'productId' | 'variant'>

/** Model of SelectedConfigurableOption; `size_conversion` is resolved from `line`. [R3.22, R3.28] */
export interface ChosenSize extends Omit<SelectedConfigurableOption, 'size_conversion'> {
  readonly line: SizedLine
}

/** The chosen size in the other scales; null where its scale has no mapping. [R3.116] */
export async function conversionOfChosen(
  ctx: Context,
  { line, value_label }: ChosenSize,
): Promise<SizeConversion | null> {
  return conversionOf((await loadLineProduct(ctx, line)).size_scale, value_label)
}

/** The chosen size as a list, empty while none is chosen. */
export function chosenSize(line: SizedLine): ChosenSize[] {
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
      line,
    },
  ]
}
