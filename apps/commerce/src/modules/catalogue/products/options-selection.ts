import { encodeUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { ConfigurableProductOptionsSelection } from '../resolver-types.generated.ts'
import { imagesOf } from './product-facts.ts'
import type { ProductModel } from './product-model.ts'
import { parseSizeOptionUid, SIZE_ATTRIBUTE, sizeOptionUid } from './resolve-variant.ts'
import { toVariantModel, variantsOf } from './variants.ts'

/** `variant` is set once a size is chosen. */
export async function optionsSelection(
  ctx: Context,
  product: ProductModel,
  chosenUids: readonly string[],
): Promise<ConfigurableProductOptionsSelection> {
  const [variants, media] = await Promise.all([variantsOf(ctx, product.productId), imagesOf(ctx, product.productId)])
  const chosenSizes = chosenUids.map(parseSizeOptionUid)
  const chosen = variants.find((variant) => chosenSizes.includes(variant.size))
  const values = variants.map((variant) => ({
    uid: sizeOptionUid(variant.size),
    label: variant.size,
    is_available: variant.availableQuantity > 0,
    is_use_default: false,
    swatch: null,
  }))
  const open = {
    uid: encodeUid(`configurable/${product.productId}/${SIZE_ATTRIBUTE}`),
    attribute_code: SIZE_ATTRIBUTE,
    label: 'Size',
    values,
  }
  const selectable = variants
    .filter((variant) => variant.availableQuantity > 0)
    .map((variant) => sizeOptionUid(variant.size))
  return {
    configurable_options: chosen || variants.length === 0 ? [] : [open],
    options_available_for_selection: [
      { attribute_code: SIZE_ATTRIBUTE, option_value_uids: chosen ? [sizeOptionUid(chosen.size)] : selectable },
    ],
    media_gallery: media,
    variant: chosen ? toVariantModel(product, chosen) : null,
  }
}
