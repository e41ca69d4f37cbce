import { encodeUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { ConfigurableProductOptions, ConfigurableVariant } from '../resolver-types.generated.ts'
import type { ProductModel } from './product-model.ts'
import { SIZE_ATTRIBUTE, sizeOptionUid } from './resolve-variant.ts'
import { conversionOf, sizeAttributes, toVariantModel, variantSizeAttributes, variantsOf } from './variants.ts'

const SIZE_ATTRIBUTE_NUMBER = 144

export async function configurableVariants(ctx: Context, product: ProductModel): Promise<ConfigurableVariant[]> {
  const variants = await variantsOf(ctx, product.productId)
  return variants.map((variant) => ({
    attributes: sizeAttributes(variant),
    product: toVariantModel(product, variant),
    size_attributes: variantSizeAttributes(product, variant),
  }))
}

export async function configurableOptions(ctx: Context, product: ProductModel): Promise<ConfigurableProductOptions[]> {
  const variants = await variantsOf(ctx, product.productId)
  if (variants.length === 0) return []
  const values = variants.map((variant) => ({
    uid: sizeOptionUid(variant.size),
    label: variant.size,
    default_label: variant.size,
    store_label: variant.size,
    use_default_value: true,
    value_index: variant.id,
    swatch_data: null,
    size_conversion: conversionOf(product.size_scale, variant.size),
  }))
  return [
    {
      id: SIZE_ATTRIBUTE_NUMBER,
      uid: encodeUid(`configurable/${product.productId}/${SIZE_ATTRIBUTE}`),
      attribute_code: SIZE_ATTRIBUTE,
      attribute_id: String(SIZE_ATTRIBUTE_NUMBER),
      attribute_id_v2: SIZE_ATTRIBUTE_NUMBER,
      attribute_uid: encodeUid(SIZE_ATTRIBUTE_NUMBER),
      label: 'Size',
      position: 0,
      product_id: product.productId,
      use_default: false,
      values,
    },
  ]
}
