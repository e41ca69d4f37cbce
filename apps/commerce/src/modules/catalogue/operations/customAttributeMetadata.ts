import type { Context } from '#src/composition/context'
import { customAttributeMetadataV2 } from './customAttributeMetadataV2.ts'

interface Arguments {
  readonly attributes: readonly { readonly attribute_code?: string | null; readonly entity_type?: string | null }[]
}

/** Older form of customAttributeMetadataV2; unknown attributes are left out. [R7.117] */
export async function customAttributeMetadata(_: unknown, args: Arguments, ctx: Context) {
  const { items } = await customAttributeMetadataV2(_, args, ctx)
  return {
    items: items.map((item, i) => ({
      attribute_code: item.code,
      attribute_type: 'String',
      entity_type: item.entity_type.toLowerCase(),
      input_type: item.frontend_input.toLowerCase(),
      attribute_options: item.options,
      storefront_properties: {
        position: i,
        use_in_layered_navigation: item.is_filterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
        use_in_search_results_layered_navigation: item.is_filterable === true,
        use_in_product_listing: item.used_in_product_listing === true,
        visible_on_catalog_pages: item.entity_type === 'CATALOG_PRODUCT',
      },
    })),
  }
}
