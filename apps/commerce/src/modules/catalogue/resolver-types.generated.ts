// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type CatalogueResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'products' | 'categories' | 'categoryList' | 'brands' | 'productAdditionalData' | 'recommendations' | 'categoryRecommendations' | 'recentlyViewed' | 'customAttributeMetadata' | 'customAttributeMetadataV2'>
  Mutation: Pick<Fields.MutationFields, 'productStockAlert' | 'stopStockAlerts'>
  AggregationOptionInterface: ModelFields<Fields.ResolversParentTypes['AggregationOptionInterface'], Fields.AggregationOptionInterfaceFields, '__resolveType'>
  SwatchDataInterface: ModelFields<Fields.ResolversParentTypes['SwatchDataInterface'], Fields.SwatchDataInterfaceFields, '__resolveType'>
  ProductInterface: ModelFields<Fields.ResolversParentTypes['ProductInterface'], Fields.ProductInterfaceFields, '__resolveType'>
  PhysicalProductInterface: ModelFields<Fields.ResolversParentTypes['PhysicalProductInterface'], Fields.PhysicalProductInterfaceFields, '__resolveType'>
  SimpleProduct: ModelFields<Fields.ResolversParentTypes['SimpleProduct'], Fields.SimpleProductFields, 'id' | 'uid' | 'sku' | 'name' | 'web_display_name' | 'url_key' | 'url_suffix' | 'url_rewrites' | 'canonical_url' | 'meta_title' | 'meta_description' | 'meta_keyword' | 'breadcrumbs' | 'categories' | 'attribute_set_id' | 'stock_status' | 'only_x_left_in_stock' | 'is_low_stock' | 'price_range' | 'price' | 'price_tiers' | 'rrp' | 'rrp_nzd' | 'now_price' | 'new_from_date' | 'new_to_date' | 'description' | 'short_description' | 'brand' | 'brand_data' | 'colour' | 'colour_swatch' | 'colour_siblings' | 'heel_height' | 'selling_feature_1' | 'selling_feature_2' | 'selling_feature_3' | 'selling_feature_4' | 'selling_feature_5' | 'care' | 'fit_notes' | 'sole_material' | 'lining' | 'size_scale' | 'sizemap' | 'sizescalemap' | 'trend_2' | 'product_category_tags' | 'custom_attributesV2' | 'image' | 'small_image' | 'thumbnail' | 'media_gallery' | 'hover_image' | 'media_gallery_entries' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'rating_summary' | 'style_code' | 'review_count' | 'reviews' | 'relative_url' | 'redirect_code' | 'type' | 'weight'>
  ConfigurableProduct: ModelFields<Fields.ResolversParentTypes['ConfigurableProduct'], Fields.ConfigurableProductFields, 'id' | 'uid' | 'sku' | 'name' | 'web_display_name' | 'url_key' | 'url_suffix' | 'url_rewrites' | 'canonical_url' | 'meta_title' | 'meta_description' | 'meta_keyword' | 'breadcrumbs' | 'categories' | 'attribute_set_id' | 'stock_status' | 'only_x_left_in_stock' | 'is_low_stock' | 'price_range' | 'price' | 'price_tiers' | 'rrp' | 'rrp_nzd' | 'now_price' | 'new_from_date' | 'new_to_date' | 'description' | 'short_description' | 'brand' | 'brand_data' | 'colour' | 'colour_swatch' | 'colour_siblings' | 'heel_height' | 'selling_feature_1' | 'selling_feature_2' | 'selling_feature_3' | 'selling_feature_4' | 'selling_feature_5' | 'care' | 'fit_notes' | 'sole_material' | 'lining' | 'size_scale' | 'sizemap' | 'sizescalemap' | 'trend_2' | 'product_category_tags' | 'custom_attributesV2' | 'image' | 'small_image' | 'thumbnail' | 'media_gallery' | 'hover_image' | 'media_gallery_entries' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'rating_summary' | 'style_code' | 'review_count' | 'reviews' | 'relative_url' | 'redirect_code' | 'type' | 'weight' | 'configurable_options' | 'variants' | 'configurable_product_options_selection'>
  MediaGalleryInterface: ModelFields<Fields.ResolversParentTypes['MediaGalleryInterface'], Fields.MediaGalleryInterfaceFields, '__resolveType'>
  CategoryInterface: ModelFields<Fields.ResolversParentTypes['CategoryInterface'], Fields.CategoryInterfaceFields, '__resolveType'>
  CategoryTree: ModelFields<Fields.ResolversParentTypes['CategoryTree'], Fields.CategoryTreeFields, 'id' | 'uid' | 'name' | 'url_key' | 'url_path' | 'url_suffix' | 'canonical_url' | 'path' | 'level' | 'position' | 'include_in_menu' | 'is_anchor' | 'display_mode' | 'image' | 'description' | 'meta_title' | 'meta_description' | 'meta_keywords' | 'default_sort_by' | 'children_count' | 'product_count' | 'breadcrumbs' | 'products' | 'relative_url' | 'redirect_code' | 'type' | 'children'>
  ProductAdditionalData: ModelFields<Fields.ResolversParentTypes['ProductAdditionalData'], Fields.ProductAdditionalDataFields, 'sku' | 'price_range' | 'stock_status' | 'variants' | 'stocks'>
  CustomAttributeMetadataInterface: ModelFields<Fields.ResolversParentTypes['CustomAttributeMetadataInterface'], Fields.CustomAttributeMetadataInterfaceFields, '__resolveType'>
  CustomAttributeOptionInterface: ModelFields<Fields.ResolversParentTypes['CustomAttributeOptionInterface'], Fields.CustomAttributeOptionInterfaceFields, '__resolveType'>
  AttributeValueInterface: ModelFields<Fields.ResolversParentTypes['AttributeValueInterface'], Fields.AttributeValueInterfaceFields, '__resolveType'>
  AttributeSelectedOptionInterface: ModelFields<Fields.ResolversParentTypes['AttributeSelectedOptionInterface'], Fields.AttributeSelectedOptionInterfaceFields, '__resolveType'>
}>
export type Products = Fields.ResolversParentTypes['Products']
export type Aggregation = Fields.ResolversParentTypes['Aggregation']
export type AggregationOption = Fields.ResolversParentTypes['AggregationOption']
export type ConfigurableProductOptions = Fields.ResolversParentTypes['ConfigurableProductOptions']
export type ConfigurableProductOptionsValues = Fields.ResolversParentTypes['ConfigurableProductOptionsValues']
export type ConfigurableVariant = Fields.ResolversParentTypes['ConfigurableVariant']
export type ConfigurableProductOptionsSelection = Fields.ResolversParentTypes['ConfigurableProductOptionsSelection']
export type ConfigurableProductOption = Fields.ResolversParentTypes['ConfigurableProductOption']
export type ConfigurableProductOptionValue = Fields.ResolversParentTypes['ConfigurableProductOptionValue']
export type CategoryResult = Fields.ResolversParentTypes['CategoryResult']
export type CategoryProducts = Fields.ResolversParentTypes['CategoryProducts']
export type RecommendationList = Fields.ResolversParentTypes['RecommendationList']
export type AttributesMetadataOutput = Fields.ResolversParentTypes['AttributesMetadataOutput']
export type CatalogAttributeMetadata = Fields.ResolversParentTypes['CatalogAttributeMetadata']
export type ReturnItemAttributeMetadata = Fields.ResolversParentTypes['ReturnItemAttributeMetadata']
export type AttributeMetadata = Fields.ResolversParentTypes['AttributeMetadata']
export type ProductCustomAttributes = Fields.ResolversParentTypes['ProductCustomAttributes']
export type AttributeSelectedOptions = Fields.ResolversParentTypes['AttributeSelectedOptions']
