import type { Context } from '#src/platform/context'
import type {
  CustomAttributeMetadata,
  QueryCustomAttributeMetadataArgs,
} from '#src/platform/contract/contract.generated'
import { customAttributeMetadataV2 } from './customAttributeMetadataV2.ts'

/** Older form of customAttributeMetadataV2. [R7.117] */
export async function customAttributeMetadata(
  ctx: Context,
  args: QueryCustomAttributeMetadataArgs,
): Promise<CustomAttributeMetadata> {
  const { items } = await customAttributeMetadataV2(ctx, args)
  return {
    items: items.map((item, i) => {
      const product = item.__typename === 'CatalogAttributeMetadata' ? item : undefined
      return {
        attribute_code: item.code,
        attribute_type: 'String',
        entity_type: item.entity_type.toLowerCase(),
        input_type: item.frontend_input.toLowerCase(),
        attribute_options: item.options,
        storefront_properties: {
          position: i,
          use_in_layered_navigation: product?.is_filterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
          use_in_search_results_layered_navigation: product?.is_filterable === true,
          use_in_product_listing: product?.used_in_product_listing === true,
          visible_on_catalog_pages: product !== undefined,
        },
      }
    }),
  }
}
