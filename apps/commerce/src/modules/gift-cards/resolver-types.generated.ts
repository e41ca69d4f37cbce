// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type GiftCardsResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'giftCardAccount'>
  Mutation: Pick<Fields.MutationFields, 'applyGiftCard' | 'applyGiftCardToCart' | 'removeGiftCard' | 'removeGiftCardFromCart'>
  Cart: ModelFields<Fields.ResolversParentTypes['Cart'], Fields.CartFields, 'applied_gift_cards'>
  GiftCardProduct: ModelFields<Fields.ResolversParentTypes['GiftCardProduct'], Fields.GiftCardProductFields, 'id' | 'uid' | 'sku' | 'name' | 'web_display_name' | 'url_key' | 'url_suffix' | 'url_rewrites' | 'canonical_url' | 'meta_title' | 'meta_description' | 'meta_keyword' | 'breadcrumbs' | 'categories' | 'attribute_set_id' | 'stock_status' | 'only_x_left_in_stock' | 'is_low_stock' | 'price_range' | 'price' | 'price_tiers' | 'rrp' | 'rrp_nzd' | 'now_price' | 'new_from_date' | 'new_to_date' | 'description' | 'short_description' | 'brand' | 'brand_data' | 'colour' | 'colour_swatch' | 'colour_siblings' | 'heel_height' | 'selling_feature_1' | 'selling_feature_2' | 'selling_feature_3' | 'selling_feature_4' | 'selling_feature_5' | 'care' | 'fit_notes' | 'sole_material' | 'lining' | 'size_scale' | 'sizemap' | 'sizescalemap' | 'trend_2' | 'product_category_tags' | 'custom_attributesV2' | 'image' | 'small_image' | 'thumbnail' | 'media_gallery' | 'media_gallery_entries' | 'hover_image' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'rating_summary' | 'style_code' | 'review_count' | 'reviews' | 'relative_url' | 'redirect_code' | 'type' | 'weight' | 'options' | 'giftcard_type' | 'giftcard_amounts' | 'allow_open_amount' | 'open_amount_min' | 'open_amount_max' | 'is_redeemable' | 'is_returnable' | 'lifetime' | 'allow_message' | 'message_max_length' | 'gift_card_options'>
  GiftCardCartItem: ModelFields<Fields.ResolversParentTypes['GiftCardCartItem'], Fields.GiftCardCartItemFields, 'id' | 'uid' | 'product' | 'quantity' | 'prices' | 'is_available' | 'not_available_message' | 'max_qty' | 'errors' | 'sender_name' | 'sender_email' | 'recipient_name' | 'recipient_email' | 'message' | 'delivery_date' | 'amount' | 'customizable_options'>
}>
export type ApplyGiftCardToCartOutput = Fields.ResolversParentTypes['ApplyGiftCardToCartOutput']
export type RemoveGiftCardFromCartOutput = Fields.ResolversParentTypes['RemoveGiftCardFromCartOutput']
