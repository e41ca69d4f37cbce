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
import type { Context } from '#src/platform/context'
import type { SelectedConfigurableOption, SizeConversion } from '#src/platform/contract/contract.generated'
import type { PricedLine } from '../prices/pricing.ts'

const SIZE_ATTRIBUTE_NUMBER = 144

/** A deleted product is reconstructed from what remains of it. [R3.22, decision 57] */
export async function loadLineProduct(
  ctx: Context,
  { productId, variant }: Pick<PricedLine, 'productId' | 'variant'>,
): Promise<ProductModel> {
  const product = variant && (await loadProductAt(ctx, productId, variant))
  return product ?? (await loadProduct(ctx, productId)) ?? loadRetiredProduct(ctx, productId)
}

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

type SizedLine = Pick<PricedLine, 'size' | 'variantId' | 'productId' | 'variant'>

/** [R3.22, R3.28] */
export interface ChosenSize extends Omit<SelectedConfigurableOption, 'size_conversion'> {
  readonly line: SizedLine
}

/** [R3.116] */
export async function sizeConversionOf(
  ctx: Context,
  { line, value_label }: ChosenSize,
): Promise<SizeConversion | null> {
  return conversionOf((await loadLineProduct(ctx, line)).size_scale, value_label)
}

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
