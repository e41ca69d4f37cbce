import type { Context } from '#src/platform/context'
import type { ConfigurableProductConfigurable_Product_Options_SelectionArgs } from '#src/platform/contract/contract.generated'
import { configurableOptions, configurableVariants } from './configurable-options.ts'
import { optionsSelection } from './options-selection.ts'
import type { ProductModel } from './product-model.ts'

/** [R3.51] */
export const configurableFields = {
  configurable_options: (product: ProductModel, _args: unknown, ctx: Context) => configurableOptions(ctx, product),
  variants: (product: ProductModel, _args: unknown, ctx: Context) => configurableVariants(ctx, product),
  configurable_product_options_selection: (
    product: ProductModel,
    args: ConfigurableProductConfigurable_Product_Options_SelectionArgs,
    ctx: Context,
  ) => optionsSelection(ctx, product, args.configurableOptionValueUids ?? []),
}
