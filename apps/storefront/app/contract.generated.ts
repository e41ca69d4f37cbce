// Written from the contract by npm run codegen; never edited by hand.

export const CountryCodeEnumValues = ['AD', 'AE', 'AF', 'AG', 'AI', 'AL', 'AM', 'AN', 'AO', 'AQ', 'AR', 'AS', 'AT', 'AU', 'AW', 'AX', 'AZ', 'BA', 'BB', 'BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BL', 'BM', 'BN', 'BO', 'BR', 'BS', 'BT', 'BV', 'BW', 'BY', 'BZ', 'CA', 'CC', 'CD', 'CF', 'CG', 'CH', 'CI', 'CK', 'CL', 'CM', 'CN', 'CO', 'CR', 'CU', 'CV', 'CX', 'CY', 'CZ', 'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ', 'EC', 'EE', 'EG', 'EH', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FK', 'FM', 'FO', 'FR', 'GA', 'GB', 'GD', 'GE', 'GF', 'GG', 'GH', 'GI', 'GL', 'GM', 'GN', 'GP', 'GQ', 'GR', 'GS', 'GT', 'GU', 'GW', 'GY', 'HK', 'HM', 'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IM', 'IN', 'IO', 'IQ', 'IR', 'IS', 'IT', 'JE', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KI', 'KM', 'KN', 'KP', 'KR', 'KW', 'KY', 'KZ', 'LA', 'LB', 'LC', 'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MH', 'MK', 'ML', 'MM', 'MN', 'MO', 'MP', 'MQ', 'MR', 'MS', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NC', 'NE', 'NF', 'NG', 'NI', 'NL', 'NO', 'NP', 'NR', 'NU', 'NZ', 'OM', 'PA', 'PE', 'PF', 'PG', 'PH', 'PK', 'PL', 'PM', 'PN', 'PS', 'PT', 'PW', 'PY', 'QA', 'RE', 'RO', 'RS', 'RU', 'RW', 'SA', 'SB', 'SC', 'SD', 'SE', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'ST', 'SV', 'SY', 'SZ', 'TC', 'TD', 'TF', 'TG', 'TH', 'TJ', 'TK', 'TL', 'TM', 'TN', 'TO', 'TR', 'TT', 'TV', 'TW', 'TZ', 'UA', 'UG', 'UM', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VG', 'VI', 'VN', 'VU', 'WF', 'WS', 'YE', 'YT', 'ZA', 'ZM', 'ZW'] as const
export type CountryCodeEnum = (typeof CountryCodeEnumValues)[number]

export type FilterEqualTypeInput = {
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string | null | undefined> | null | undefined;
}

export type FilterRangeTypeInput = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

export type FilterStringTypeInput = {
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly match?: string | null | undefined;
}

export const UrlRewriteEntityTypeEnumValues = ['CMS_PAGE', 'PRODUCT', 'CATEGORY'] as const
export type UrlRewriteEntityTypeEnum = (typeof UrlRewriteEntityTypeEnumValues)[number]

export const SubscriptionChannelValues = ['email', 'sms'] as const
export type SubscriptionChannel = (typeof SubscriptionChannelValues)[number]

export type UpdateSubscriptionDetailsInput = {
  readonly is_subscribed?: boolean | null | undefined;
  readonly topics?: ReadonlyArray<SubscriptionTopicInput> | null | undefined;
}

export type SubscriptionTopicInput = {
  readonly code: string;
  readonly is_subscribed: boolean;
}

export const SubscriptionStatusesEnumValues = ['NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED'] as const
export type SubscriptionStatusesEnum = (typeof SubscriptionStatusesEnumValues)[number]

export type ContactUsInput = {
  readonly name: string;
  readonly email: string;
  readonly telephone?: string | null | undefined;
  readonly comment: string;
  readonly topic?: ContactTopic | null | undefined;
  readonly order_number?: string | null | undefined;
  readonly file?: string | null | undefined;
}

export const ContactTopicValues = ['ORDER', 'DELIVERY', 'RETURN', 'PRODUCT', 'PAYMENT', 'STORE', 'OTHER'] as const
export type ContactTopic = (typeof ContactTopicValues)[number]

export const FilterTypeValues = ['equal', 'include', 'range'] as const
export type FilterType = (typeof FilterTypeValues)[number]

export const ProductStockStatusValues = ['IN_STOCK', 'OUT_OF_STOCK'] as const
export type ProductStockStatus = (typeof ProductStockStatusValues)[number]

export const ProductCategoryTagTypeValues = ['generic', 'promotion'] as const
export type ProductCategoryTagType = (typeof ProductCategoryTagTypeValues)[number]

export const WeekdayValues = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
export type Weekday = (typeof WeekdayValues)[number]

export type SearchesInput = {
  readonly search: string;
  readonly count: number;
  readonly visitors?: number;
}

export type FredhopperFilterInput = {
  readonly attribute_code: string;
  readonly equal?: FredhopperEqualInput | null | undefined;
  readonly include?: FredhopperIncludeInput | null | undefined;
  readonly range?: FredhopperRangeInput | null | undefined;
}

export type FredhopperEqualInput = {
  readonly eq: string;
}

export type FredhopperIncludeInput = {
  readonly in: ReadonlyArray<string>;
}

export type FredhopperRangeInput = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

export type InStoreNearInput = {
  readonly latitude: number;
  readonly longitude: number;
  readonly radius: number;
  readonly size: string;
}

export type CustomerCreateInput = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly gender?: number | null | undefined;
  readonly date_of_birth?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly taxvat?: string | null | undefined;
  readonly is_subscribed?: boolean | null | undefined;
  readonly allow_remote_shopping_assistance?: boolean | null | undefined;
  readonly custom_attributes?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
}

export type CustomerUpdateInput = {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly middlename?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly gender?: number | null | undefined;
  readonly date_of_birth?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly taxvat?: string | null | undefined;
  readonly is_subscribed?: boolean | null | undefined;
  readonly allow_remote_shopping_assistance?: boolean | null | undefined;
  readonly custom_attributes?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
}

export type AttributeValueInput = {
  readonly attribute_code: string;
  readonly value?: string | null | undefined;
  readonly selected_options?: ReadonlyArray<AttributeInputSelectedOption | null | undefined> | null | undefined;
}

export type AttributeInputSelectedOption = {
  readonly value: string;
}

export type CustomerAddressInput = {
  readonly prefix?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  readonly middlename?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly street?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly city?: string | null | undefined;
  readonly region?: CustomerAddressRegionInput | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country_code?: CountryCodeEnum | null | undefined;
  readonly country_id?: CountryCodeEnum | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly fax?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
  readonly default_billing?: boolean | null | undefined;
  readonly default_shipping?: boolean | null | undefined;
}

export type CustomerAddressRegionInput = {
  readonly region?: string | null | undefined;
  readonly region_code?: string | null | undefined;
  readonly region_id?: number | null | undefined;
}

export const MergeNoticeReasonValues = ['INSUFFICIENT_STOCK', 'NOT_SOLD', 'HAS_COUPONS', 'TOO_MANY_GIFT_CARDS'] as const
export type MergeNoticeReason = (typeof MergeNoticeReasonValues)[number]

export const CartUserInputErrorTypeValues = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'COULD_NOT_FIND_CART_ITEM', 'REQUIRED_PARAMETER_MISSING', 'INVALID_PARAMETER_VALUE', 'UNDEFINED', 'PERMISSION_DENIED'] as const
export type CartUserInputErrorType = (typeof CartUserInputErrorTypeValues)[number]

export type CartItemInput = {
  readonly sku: string;
  readonly parent_sku?: string | null | undefined;
  readonly quantity: number;
  readonly selected_options?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
  readonly shipping_method_option?: ShippingMethodOption | null | undefined;
}

export type EnteredOptionInput = {
  readonly uid: string;
  readonly value: string;
}

export type CustomizableOptionInput = {
  readonly id?: number | null | undefined;
  readonly uid?: string | null | undefined;
  readonly value_string: string;
}

export type UpdateCartItemsInput = {
  readonly cart_id: string;
  readonly cart_items: ReadonlyArray<CartItemUpdateInput | null | undefined>;
}

export type CartItemUpdateInput = {
  readonly cart_item_uid?: string | null | undefined;
  readonly cart_item_id?: number | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly customizable_options?: ReadonlyArray<CustomizableOptionInput | null | undefined> | null | undefined;
  readonly gift_card?: GiftCardOptionsInput | null | undefined;
}

export type RemoveItemFromCartInput = {
  readonly cart_id: string;
  readonly cart_item_uid?: string | null | undefined;
  readonly cart_item_id?: number | null | undefined;
}

export type WishlistItemInput = {
  readonly sku: string;
  readonly parent_sku?: string | null | undefined;
  readonly quantity: number;
  readonly selected_options?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
}

export type WishlistItemUpdateInput = {
  readonly wishlist_item_id: string;
  readonly quantity?: number | null | undefined;
  readonly selected_options?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
  readonly description?: string | null | undefined;
}

export type GiftCardOptionsInput = {
  readonly sender_name?: string | null | undefined;
  readonly sender_email?: string | null | undefined;
  readonly recipient_name?: string | null | undefined;
  readonly recipient_email?: string | null | undefined;
  readonly message?: string | null | undefined;
  readonly delivery_date?: string | null | undefined;
  readonly amount?: number | null | undefined;
}

export const FulfilmentValues = ['delivery', 'clickncollect', 'split'] as const
export type Fulfilment = (typeof FulfilmentValues)[number]

export const DeliveryGroupKindValues = ['DELIVERY', 'CLICKNCOLLECT', 'EMAIL'] as const
export type DeliveryGroupKind = (typeof DeliveryGroupKindValues)[number]

export type SetShippingAddressesOnCartInput = {
  readonly cart_id: string;
  readonly shipping_addresses: ReadonlyArray<ShippingAddressInput | null | undefined>;
}

export type ShippingAddressInput = {
  readonly address?: CartAddressInput | null | undefined;
  readonly customer_address_id?: number | null | undefined;
  readonly customer_address_uid?: string | null | undefined;
  readonly customer_notes?: string | null | undefined;
  readonly pickup_location_code?: string | null | undefined;
}

export type CartAddressInput = {
  readonly prefix?: string | null | undefined;
  readonly firstname: string;
  readonly middlename?: string | null | undefined;
  readonly lastname: string;
  readonly suffix?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly street: ReadonlyArray<string | null | undefined>;
  readonly city: string;
  readonly region?: string | null | undefined;
  readonly region_id?: number | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country_code: string;
  readonly telephone?: string | null | undefined;
  readonly fax?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
  readonly save_in_address_book?: boolean | null | undefined;
}

export type SetBillingAddressOnCartInput = {
  readonly cart_id: string;
  readonly billing_address: BillingAddressInput;
}

export type BillingAddressInput = {
  readonly address?: CartAddressInput | null | undefined;
  readonly customer_address_id?: number | null | undefined;
  readonly customer_address_uid?: string | null | undefined;
  readonly same_as_shipping?: boolean | null | undefined;
  readonly use_for_shipping?: boolean | null | undefined;
}

export type SetShippingMethodsOnCartInput = {
  readonly cart_id: string;
  readonly shipping_methods: ReadonlyArray<ShippingMethodInput | null | undefined>;
}

export type ShippingMethodInput = {
  readonly carrier_code: string;
  readonly method_code: string;
}

export type EstimateAddressInput = {
  readonly country_code: CountryCodeEnum;
  readonly postcode?: string | null | undefined;
  readonly region?: CustomerAddressRegionInput | null | undefined;
}

export const ShippingMethodOptionValues = ['delivery', 'clickncollect'] as const
export type ShippingMethodOption = (typeof ShippingMethodOptionValues)[number]

export type SetShippingMethodOptionInput = {
  readonly cart_id: string;
  readonly cart_item_uid: string;
  readonly shipping_method_option: ShippingMethodOption;
}

export type SetShippingMethodOptionsInput = {
  readonly cart_id: string;
  readonly options: ReadonlyArray<LineShippingMethodOptionInput>;
}

export type LineShippingMethodOptionInput = {
  readonly cart_item_uid: string;
  readonly shipping_method_option: ShippingMethodOption;
}

export type SetPreferredStoreInput = {
  readonly cart_id: string;
  readonly store_id: string;
  readonly email?: string | null | undefined;
}

export type UnsetPreferredStoreInput = {
  readonly cart_id: string;
}

export type SetNomineeDetailsInput = {
  readonly cart_id: string;
  readonly nominee_first_name?: string | null | undefined;
  readonly nominee_last_name?: string | null | undefined;
  readonly nominee_phone: string;
}

export const FindInStoreModeValues = ['CART', 'CLICKNCOLLECT'] as const
export type FindInStoreMode = (typeof FindInStoreModeValues)[number]

export type AttachOrderInput = {
  readonly token: string;
  readonly password?: string | null | undefined;
}

export type SetOrderNomineeInput = {
  readonly token: string;
  readonly nominee_first_name?: string | null | undefined;
  readonly nominee_last_name?: string | null | undefined;
  readonly nominee_phone: string;
}

export type ChangeOrderItemSizeInput = {
  readonly token: string;
  readonly order_item_id: string;
  readonly sku: string;
}

export type CustomerOrdersFilterInput = {
  readonly number?: FilterStringTypeInput | null | undefined;
  readonly search?: string | null | undefined;
  readonly status?: FilterEqualTypeInput | null | undefined;
  readonly order_date?: FilterRangeTypeInput | null | undefined;
  readonly grand_total?: FilterRangeTypeInput | null | undefined;
}

export type OrderInformationInput = {
  readonly number: string;
  readonly email: string;
  readonly lastname: string;
  readonly postcode?: string | null | undefined;
}

export type OrderTokenInput = {
  readonly token: string;
}

export const OrderActionTypeValues = ['CANCEL', 'REORDER', 'RETURN'] as const
export type OrderActionType = (typeof OrderActionTypeValues)[number]

export const OrderGroupEventKindValues = ['PACKED', 'READY', 'COLLECTED', 'SHIPPED', 'NOT_COLLECTED', 'CANCELLED', 'SIZE_CHANGED'] as const
export type OrderGroupEventKind = (typeof OrderGroupEventKindValues)[number]

export type PrintOrderDocumentInput = {
  readonly token: string;
  readonly credit_memo_id?: string | null | undefined;
  readonly adjustment_note_id?: string | null | undefined;
}

export const FitVerdictValues = ['TRUE_TO_SIZE', 'RUNS_SMALL', 'RUNS_LARGE', 'RUNS_NARROW', 'RUNS_WIDE', 'MIXED'] as const
export type FitVerdict = (typeof FitVerdictValues)[number]

export const ReviewSortValues = ['NEWEST', 'MOST_HELPFUL', 'HIGHEST', 'LOWEST'] as const
export type ReviewSort = (typeof ReviewSortValues)[number]

export const ReviewFitValues = ['TOO_SMALL', 'TRUE_TO_SIZE', 'TOO_LARGE'] as const
export type ReviewFit = (typeof ReviewFitValues)[number]

export const ReviewWidthValues = ['TOO_NARROW', 'RIGHT', 'TOO_WIDE'] as const
export type ReviewWidth = (typeof ReviewWidthValues)[number]

export type CreateProductReviewInput = {
  readonly sku: string;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly ratings: ReadonlyArray<ProductReviewRatingInput | null | undefined>;
  readonly is_recommended?: boolean | null | undefined;
  readonly fit?: ReviewFit | null | undefined;
  readonly width?: ReviewWidth | null | undefined;
}

export type ProductReviewRatingInput = {
  readonly id: string;
  readonly value_id: string;
}

export type SetPaymentMethodOnCartInput = {
  readonly cart_id: string;
  readonly payment_method: PaymentMethodInput;
}

export type PaymentMethodInput = {
  readonly code: string;
  readonly purchase_order_number?: string | null | undefined;
  readonly adyen_additional_data_cc?: AdyenAdditionalDataCc | null | undefined;
  readonly adyen_additional_data_hpp?: AdyenAdditionalDataHpp | null | undefined;
  readonly adyen_additional_data?: AdyenAdditionalData | null | undefined;
}

export type AdyenAdditionalDataCc = {
  readonly stateData?: string | null | undefined;
  readonly cc_type?: string | null | undefined;
  readonly number_of_installments?: number | null | undefined;
  readonly combo_card_type?: string | null | undefined;
  readonly guestEmail?: string | null | undefined;
  readonly returnUrl?: string | null | undefined;
  readonly recurringProcessingModel?: string | null | undefined;
  readonly public_hash?: string | null | undefined;
}

export type AdyenAdditionalDataHpp = {
  readonly brand_code: string;
  readonly stateData: string;
  readonly df_value?: string | null | undefined;
  readonly guestEmail?: string | null | undefined;
  readonly returnUrl?: string | null | undefined;
  readonly recurringProcessingModel?: string | null | undefined;
}

export type AdyenAdditionalData = {
  readonly stateData?: string | null | undefined;
  readonly df_value?: string | null | undefined;
  readonly guestEmail?: string | null | undefined;
  readonly returnUrl?: string | null | undefined;
  readonly recurringProcessingModel?: string | null | undefined;
  readonly public_hash?: string | null | undefined;
}

export type SavePaypalExpressOrderInput = {
  readonly cart_id: string;
}

export type UpdatePaypalExpressOrderInput = {
  readonly cart_id: string;
  readonly paypal_order_id: string;
  readonly shipping_address?: EstimateAddressInput | null | undefined;
  readonly shipping_method?: ShippingMethodInput | null | undefined;
}

export type ExpressOrderChange = {
  readonly cart_id: string;
  readonly shipping_address?: EstimateAddressInput | null | undefined;
  readonly shipping_method?: ShippingMethodInput | null | undefined;
}

export type CancelOrderInput = {
  readonly order_id: string;
  readonly reason: string;
  readonly token?: string | null | undefined;
  readonly order_item_id?: string | null | undefined;
}

export const CancelOrderErrorCodeValues = ['ORDER_CANCELLATION_DISABLED', 'UNAUTHORISED', 'ORDER_NOT_FOUND', 'PARTIAL_ORDER_ITEM_SHIPPED', 'INVALID_ORDER_STATUS', 'UNDEFINED'] as const
export type CancelOrderErrorCode = (typeof CancelOrderErrorCodeValues)[number]

export type RestoreCartInput = {
  readonly token: string;
  readonly cart_id?: string | null | undefined;
}

export type SetGuestEmailOnCartInput = {
  readonly cart_id: string;
  readonly email: string;
}

export type SetAuthorityToLeaveInput = {
  readonly cart_id: string;
  readonly checked: boolean;
  readonly instructions?: string | null | undefined;
}

export type PlaceOrderInput = {
  readonly cart_id: string;
}

export const PlaceOrderErrorCodesValues = ['CART_NOT_FOUND', 'CART_NOT_ACTIVE', 'GUEST_EMAIL_MISSING', 'UNABLE_TO_PLACE_ORDER', 'UNDEFINED'] as const
export type PlaceOrderErrorCodes = (typeof PlaceOrderErrorCodesValues)[number]

export type ProcessExpressPayDataInput = {
  readonly cart_id: string;
  readonly payment_method: PaymentMethodInput;
  readonly email?: string | null | undefined;
  readonly shipping_address?: CartAddressInput | null | undefined;
  readonly billing_address?: CartAddressInput | null | undefined;
  readonly shipping_method?: ShippingMethodInput | null | undefined;
  readonly paypal_order_id?: string | null | undefined;
}

export type ReorderGuestItemsInput = {
  readonly token: string;
  readonly cart_id?: string | null | undefined;
}

export const ReturnRefusalValues = ['RETURNS_DISABLED', 'GIFT_CARD', 'NOT_PAID', 'NOT_SENT', 'ALREADY_RETURNED', 'WINDOW_ENDED'] as const
export type ReturnRefusal = (typeof ReturnRefusalValues)[number]

export const ReturnMethodValues = ['LABEL', 'STORE', 'PARCEL_POINT'] as const
export type ReturnMethod = (typeof ReturnMethodValues)[number]

export const ReturnStepKindValues = ['REQUESTED', 'RECEIVED', 'CHECKED', 'REFUNDED', 'EXCHANGED'] as const
export type ReturnStepKind = (typeof ReturnStepKindValues)[number]

export const ReturnStatusValues = ['PENDING', 'UNCONFIRMED', 'AUTHORIZED', 'PARTIALLY_AUTHORIZED', 'RECEIVED', 'PARTIALLY_RECEIVED', 'APPROVED', 'PARTIALLY_APPROVED', 'REJECTED', 'PARTIALLY_REJECTED', 'DENIED', 'PROCESSED_AND_CLOSED', 'CLOSED'] as const
export type ReturnStatus = (typeof ReturnStatusValues)[number]

export const ReturnExchangeStateValues = ['HELD', 'LAPSED', 'SENT', 'ENDED'] as const
export type ReturnExchangeState = (typeof ReturnExchangeStateValues)[number]

export const ReturnItemStatusValues = ['PENDING', 'AUTHORIZED', 'RECEIVED', 'APPROVED', 'REJECTED', 'DENIED'] as const
export type ReturnItemStatus = (typeof ReturnItemStatusValues)[number]

export type RequestReturnInput = {
  readonly order_uid: string;
  readonly items: ReadonlyArray<RequestReturnItemInput | null | undefined>;
  readonly contact_email?: string | null | undefined;
  readonly comment_text?: string | null | undefined;
  readonly return_reference?: string | null | undefined;
  readonly is_parcelpoint?: boolean | null | undefined;
  readonly return_session_result?: string | null | undefined;
  readonly method?: ReturnMethod | null | undefined;
}

export type RequestGuestReturnInput = {
  readonly order_uid?: string | null | undefined;
  readonly guest_email?: string | null | undefined;
  readonly token?: string | null | undefined;
  readonly items: ReadonlyArray<RequestReturnItemInput | null | undefined>;
  readonly contact_email?: string | null | undefined;
  readonly comment_text?: string | null | undefined;
  readonly return_reference?: string | null | undefined;
  readonly is_parcelpoint?: boolean | null | undefined;
  readonly return_session_result?: string | null | undefined;
  readonly method?: ReturnMethod | null | undefined;
}

export type RequestReturnItemInput = {
  readonly order_item_uid: string;
  readonly quantity_to_return: number;
  readonly selected_custom_attributes?: ReadonlyArray<SelectedCustomAttributeInput | null | undefined> | null | undefined;
  readonly entered_custom_attributes?: ReadonlyArray<EnteredCustomAttributeInput | null | undefined> | null | undefined;
  readonly exchange_sku?: string | null | undefined;
  readonly photo_uids?: ReadonlyArray<string> | null | undefined;
}

export type ExchangePaymentSessionInput = {
  readonly order_uid?: string | null | undefined;
  readonly token?: string | null | undefined;
  readonly items: ReadonlyArray<RequestReturnItemInput>;
  readonly is_parcelpoint?: boolean | null | undefined;
  readonly method?: ReturnMethod | null | undefined;
}

export type AddReturnPhotoInput = {
  readonly token: string;
  readonly content: string;
}

export type SelectedCustomAttributeInput = {
  readonly attribute_code: string;
  readonly value: string;
}

export type EnteredCustomAttributeInput = {
  readonly attribute_code: string;
  readonly value: string;
}

export type AddReturnCommentInput = {
  readonly return_uid: string;
  readonly comment_text: string;
  readonly token?: string | null | undefined;
}

export type CancelReturnInput = {
  readonly return_uid: string;
  readonly token?: string | null | undefined;
}

export type RenewReturnLabelInput = {
  readonly return_uid: string;
  readonly token?: string | null | undefined;
}
