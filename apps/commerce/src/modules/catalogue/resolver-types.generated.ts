// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type CatalogueResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'products' | 'categories' | 'categoryList' | 'brands' | 'productAdditionalData' | 'recommendations' | 'categoryRecommendations' | 'recentlyViewed' | 'customAttributeMetadata' | 'customAttributeMetadataV2'>
  Mutation: Pick<Fields.MutationFields, 'productStockAlert' | 'stopStockAlerts'>
  Products: ModelFields<Fields.ResolversParentTypes['Products'], Fields.ProductsFields, 'items' | 'total_count' | 'page_info' | 'aggregations' | 'sort_fields' | 'suggestions'>
  SwatchDataInterface: ModelFields<Fields.ResolversParentTypes['SwatchDataInterface'], Fields.SwatchDataInterfaceFields, '__resolveType'>
  ColorSwatchData: ModelFields<Fields.ResolversParentTypes['ColorSwatchData'], Fields.ColorSwatchDataFields, 'value'>
  TextSwatchData: ModelFields<Fields.ResolversParentTypes['TextSwatchData'], Fields.TextSwatchDataFields, 'value'>
  ImageSwatchData: ModelFields<Fields.ResolversParentTypes['ImageSwatchData'], Fields.ImageSwatchDataFields, 'value' | 'thumbnail'>
  ProductInterface: ModelFields<Fields.ResolversParentTypes['ProductInterface'], Fields.ProductInterfaceFields, '__resolveType'>
  SimpleProduct: ModelFields<Fields.ResolversParentTypes['SimpleProduct'], Fields.SimpleProductFields, 'id' | 'uid' | 'sku' | 'name' | 'web_display_name' | 'url_key' | 'url_suffix' | 'url_rewrites' | 'canonical_url' | 'meta_title' | 'meta_description' | 'meta_keyword' | 'breadcrumbs' | 'categories' | 'attribute_set_id' | 'stock_status' | 'only_x_left_in_stock' | 'is_low_stock' | 'price_range' | 'price' | 'price_tiers' | 'rrp' | 'rrp_nzd' | 'now_price' | 'new_from_date' | 'new_to_date' | 'description' | 'short_description' | 'brand' | 'brand_data' | 'colour' | 'colour_swatch' | 'colour_siblings' | 'heel_height' | 'selling_feature_1' | 'selling_feature_2' | 'selling_feature_3' | 'selling_feature_4' | 'selling_feature_5' | 'care' | 'fit_notes' | 'sole_material' | 'lining' | 'size_scale' | 'sizemap' | 'sizescalemap' | 'trend_2' | 'product_category_tags' | 'custom_attributesV2' | 'image' | 'small_image' | 'thumbnail' | 'media_gallery' | 'hover_image' | 'media_gallery_entries' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'rating_summary' | 'style_code' | 'review_count' | 'reviews' | 'relative_url' | 'redirect_code' | 'type' | 'weight'>
  ConfigurableProduct: ModelFields<Fields.ResolversParentTypes['ConfigurableProduct'], Fields.ConfigurableProductFields, 'id' | 'uid' | 'sku' | 'name' | 'web_display_name' | 'url_key' | 'url_suffix' | 'url_rewrites' | 'canonical_url' | 'meta_title' | 'meta_description' | 'meta_keyword' | 'breadcrumbs' | 'categories' | 'attribute_set_id' | 'stock_status' | 'only_x_left_in_stock' | 'is_low_stock' | 'price_range' | 'price' | 'price_tiers' | 'rrp' | 'rrp_nzd' | 'now_price' | 'new_from_date' | 'new_to_date' | 'description' | 'short_description' | 'brand' | 'brand_data' | 'colour' | 'colour_swatch' | 'colour_siblings' | 'heel_height' | 'selling_feature_1' | 'selling_feature_2' | 'selling_feature_3' | 'selling_feature_4' | 'selling_feature_5' | 'care' | 'fit_notes' | 'sole_material' | 'lining' | 'size_scale' | 'sizemap' | 'sizescalemap' | 'trend_2' | 'product_category_tags' | 'custom_attributesV2' | 'image' | 'small_image' | 'thumbnail' | 'media_gallery' | 'hover_image' | 'media_gallery_entries' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'rating_summary' | 'style_code' | 'review_count' | 'reviews' | 'relative_url' | 'redirect_code' | 'type' | 'weight' | 'configurable_options' | 'variants' | 'configurable_product_options_selection'>
  MediaGalleryInterface: ModelFields<Fields.ResolversParentTypes['MediaGalleryInterface'], Fields.MediaGalleryInterfaceFields, '__resolveType'>
  ProductImage: ModelFields<Fields.ResolversParentTypes['ProductImage'], Fields.ProductImageFields, 'url' | 'label' | 'position' | 'disabled' | 'types' | 'width' | 'height' | 'sizes'>
  ProductVideo: ModelFields<Fields.ResolversParentTypes['ProductVideo'], Fields.ProductVideoFields, 'url' | 'label' | 'position' | 'disabled' | 'types' | 'video_content'>
  Brand: ModelFields<Fields.ResolversParentTypes['Brand'], Fields.BrandFields, 'value' | 'label' | 'url_path' | 'logo' | 'description' | 'is_featured' | 'product_count'>
  CategoryInterface: ModelFields<Fields.ResolversParentTypes['CategoryInterface'], Fields.CategoryInterfaceFields, '__resolveType'>
  CategoryTree: ModelFields<Fields.ResolversParentTypes['CategoryTree'], Fields.CategoryTreeFields, 'id' | 'uid' | 'name' | 'url_key' | 'url_path' | 'url_suffix' | 'canonical_url' | 'path' | 'level' | 'position' | 'include_in_menu' | 'is_anchor' | 'display_mode' | 'image' | 'description' | 'meta_title' | 'meta_description' | 'meta_keywords' | 'default_sort_by' | 'children_count' | 'product_count' | 'breadcrumbs' | 'products' | 'relative_url' | 'redirect_code' | 'type' | 'children'>
  ProductAdditionalData: ModelFields<Fields.ResolversParentTypes['ProductAdditionalData'], Fields.ProductAdditionalDataFields, 'sku' | 'price_range' | 'stock_status' | 'variants' | 'stocks'>
  ProductStock: ModelFields<Fields.ResolversParentTypes['ProductStock'], Fields.ProductStockFields, 'sku' | 'stock_status' | 'quantity' | 'is_low_stock' | 'is_available_for_delivery' | 'is_available_for_cnc'>
  CustomAttributeMetadataInterface: ModelFields<Fields.ResolversParentTypes['CustomAttributeMetadataInterface'], Fields.CustomAttributeMetadataInterfaceFields, '__resolveType'>
  CatalogAttributeMetadata: ModelFields<Fields.ResolversParentTypes['CatalogAttributeMetadata'], Fields.CatalogAttributeMetadataFields, 'code' | 'label' | 'entity_type' | 'frontend_input' | 'default_value' | 'is_required' | 'is_unique' | 'options' | 'is_filterable' | 'is_searchable' | 'used_in_product_listing' | 'is_html_allowed_on_front' | 'is_wysiwyg_enabled' | 'is_used_for_promo_rules' | 'swatch_input_type' | 'update_product_preview_image' | 'use_product_image_for_swatch'>
  ReturnItemAttributeMetadata: ModelFields<Fields.ResolversParentTypes['ReturnItemAttributeMetadata'], Fields.ReturnItemAttributeMetadataFields, 'code' | 'label' | 'entity_type' | 'frontend_input' | 'default_value' | 'is_required' | 'is_unique' | 'options' | 'input_filter' | 'multiline_count' | 'sort_order' | 'validate_rules'>
  AttributeMetadata: ModelFields<Fields.ResolversParentTypes['AttributeMetadata'], Fields.AttributeMetadataFields, 'code' | 'label' | 'entity_type' | 'frontend_input' | 'default_value' | 'is_required' | 'is_unique' | 'options'>
  CustomAttributeOptionInterface: ModelFields<Fields.ResolversParentTypes['CustomAttributeOptionInterface'], Fields.CustomAttributeOptionInterfaceFields, '__resolveType'>
  AttributeOptionMetadata: ModelFields<Fields.ResolversParentTypes['AttributeOptionMetadata'], Fields.AttributeOptionMetadataFields, 'value' | 'label' | 'is_default'>
  AttributeValueInterface: ModelFields<Fields.ResolversParentTypes['AttributeValueInterface'], Fields.AttributeValueInterfaceFields, '__resolveType'>
  AttributeValue: ModelFields<Fields.ResolversParentTypes['AttributeValue'], Fields.AttributeValueFields, 'code' | 'value'>
  AttributeSelectedOptions: ModelFields<Fields.ResolversParentTypes['AttributeSelectedOptions'], Fields.AttributeSelectedOptionsFields, 'code' | 'selected_options'>
  AttributeSelectedOptionInterface: ModelFields<Fields.ResolversParentTypes['AttributeSelectedOptionInterface'], Fields.AttributeSelectedOptionInterfaceFields, '__resolveType'>
  AttributeSelectedOption: ModelFields<Fields.ResolversParentTypes['AttributeSelectedOption'], Fields.AttributeSelectedOptionFields, 'label' | 'value'>
}>
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
export type ProductCustomAttributes = Fields.ResolversParentTypes['ProductCustomAttributes']
