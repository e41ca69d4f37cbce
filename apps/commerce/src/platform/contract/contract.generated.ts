// Written from the contract by npm run codegen; never edited by hand.
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null;
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIsEmailValidatedArgs = {
  email: Scalars['String']['input'];
};


export type QueryProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


export type QueryCategoriesArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryListArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBrandsArgs = {
  values?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


export type QueryProductAdditionalDataArgs = {
  sku: Scalars['String']['input'];
};


export type QueryRecommendationsArgs = {
  sku: Scalars['String']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  kind: RecommendationKind;
};


export type QueryCategoryRecommendationsArgs = {
  category_uid: Scalars['ID']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecentlyViewedArgs = {
  skus: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryInventoryLookupArgs = {
  skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  radius?: InputMaybe<Scalars['Float']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetFindInStoreDetailsPDPArgs = {
  sku: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  radius?: InputMaybe<Scalars['Float']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStorePlacesArgs = {
  search: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStoresArgs = {
  include_closed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryStoreArgs = {
  store_code: Scalars['String']['input'];
};


export type QueryPickupLocationsArgs = {
  area?: InputMaybe<AreaInput>;
  filters?: InputMaybe<PickupLocationFilterInput>;
  sort?: InputMaybe<PickupLocationSortInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  productsInfo?: InputMaybe<ReadonlyArray<InputMaybe<ProductInfoInput>>>;
};


export type QueryCollectionStoresArgs = {
  sku: Scalars['String']['input'];
};


export type QueryGetFredhopperDataArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ReadonlyArray<FredhopperFilterInput>>;
  sort?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  featured_brand?: InputMaybe<Scalars['String']['input']>;
  site?: InputMaybe<Scalars['Int']['input']>;
  in_store?: InputMaybe<InStoreNearInput>;
};


export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
  preview?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QueryHomeBlocksArgs = {
  preview?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCmsPageVersionArgs = {
  identifier: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


export type QueryAddressSuggestionsArgs = {
  search: Scalars['String']['input'];
  country_code?: InputMaybe<CountryCodeEnum>;
};


export type QueryAddressDoubtArgs = {
  city: Scalars['String']['input'];
  region?: InputMaybe<Scalars['String']['input']>;
  postcode: Scalars['String']['input'];
  country_code?: InputMaybe<CountryCodeEnum>;
};


export type QueryAttributesFormArgs = {
  formCode: Scalars['String']['input'];
};


export type QueryCustomAttributeMetadataArgs = {
  attributes: ReadonlyArray<AttributeInput>;
};


export type QueryCustomAttributeMetadataV2Args = {
  attributes?: InputMaybe<ReadonlyArray<AttributeInput>>;
};


export type QueryAttributesListArgs = {
  entityType: AttributeEntityTypeEnum;
  filters?: InputMaybe<AttributeFilterInput>;
};


export type QueryValidateRPTokenArgs = {
  customer_id: Scalars['Int']['input'];
  rp_token: Scalars['String']['input'];
};


export type QueryCompareListArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryGuestWishlistArgs = {
  session_id: Scalars['String']['input'];
};


export type QuerySharedWishlistArgs = {
  sharing_code: Scalars['String']['input'];
};


export type QueryGiftCardAccountArgs = {
  input: GiftCardAccountInput;
};


export type QueryFetchActiveRedemptionOptionsArgs = {
  email: Scalars['String']['input'];
};


export type QueryFetchCustomerDetailsArgs = {
  email: Scalars['String']['input'];
};


export type QueryLiveInventoryCheckArgs = {
  cart_id: Scalars['String']['input'];
  allocation?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryFinalLiveInventoryCheckArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryGetFindInStoreDetailsCartArgs = {
  cart_id: Scalars['String']['input'];
  mode?: InputMaybe<FindInStoreMode>;
  cart_item_uids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  radius?: InputMaybe<Scalars['Float']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDeliveryPlaceArgs = {
  postcode: Scalars['String']['input'];
};


export type QueryDeliveryPromiseArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrdersArgs = {
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerOrderSortInput>;
};


export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryPrintInvoiceArgs = {
  order_uid: Scalars['ID']['input'];
};


export type QueryPrintOrderDocumentArgs = {
  input: PrintOrderDocumentInput;
};


export type QueryProductReviewsArgs = {
  sku: Scalars['String']['input'];
  sort: ReviewSort;
  stars: ReadonlyArray<Scalars['Int']['input']>;
  pageSize: Scalars['Int']['input'];
  currentPage: Scalars['Int']['input'];
};


export type QueryAdyenPaymentMethodsArgs = {
  cart_id: Scalars['String']['input'];
  shopper_locale?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCartSessionArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryAdyenPaymentStatusArgs = {
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  cartId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReturnsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCheckReturnEligibilityArgs = {
  order_uid: Scalars['ID']['input'];
  guest_email?: InputMaybe<Scalars['String']['input']>;
  check_valid_return?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryGuestCustomerOrderDetailsArgs = {
  order_id: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type QueryGetReturnPaymentSessionArgs = {
  order_uid: Scalars['ID']['input'];
  guest_email?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExchangePaymentSessionArgs = {
  input: ExchangePaymentSessionInput;
};

export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationSubscribeEmailToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationConfirmSubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateSubscriptionDetailsArgs = {
  input: UpdateSubscriptionDetailsInput;
};


export type MutationContactUsArgs = {
  input: ContactUsInput;
};


export type MutationProductStockAlertArgs = {
  sku: Scalars['String']['input'];
  alert_email?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStopStockAlertsArgs = {
  token: Scalars['String']['input'];
};


export type MutationCountSearchesArgs = {
  searches: ReadonlyArray<SearchesInput>;
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationGenerateAdminCustomerTokenArgs = {
  customer_id: Scalars['Int']['input'];
  secret: Scalars['String']['input'];
};


export type MutationRevokeAllCustomerTokensArgs = {
  keep_current?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRevokeCustomerSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationUpdateCustomerArgs = {
  input: CustomerInput;
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationConfirmCustomerEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationExportCustomerDataArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteCustomerArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordByIdArgs = {
  customer_id: Scalars['Int']['input'];
  reset_token: Scalars['String']['input'];
  new_password: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationCreateCompareListArgs = {
  input?: InputMaybe<CreateCompareListInput>;
};


export type MutationAddProductsToCompareListArgs = {
  input?: InputMaybe<AddProductsToCompareListInput>;
};


export type MutationRemoveProductsFromCompareListArgs = {
  input?: InputMaybe<RemoveProductsFromCompareListInput>;
};


export type MutationAssignCompareListToCustomerArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationDeleteCompareListArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: ReadonlyArray<CartItemInput>;
};


export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


export type MutationAddConfigurableProductsToCartArgs = {
  input?: InputMaybe<AddConfigurableProductsToCartInput>;
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationMergeCartsArgs = {
  source_cart_id: Scalars['String']['input'];
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


export type MutationApplyCouponsToCartArgs = {
  input?: InputMaybe<ApplyCouponsToCartInput>;
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationRemoveCouponsFromCartArgs = {
  input?: InputMaybe<RemoveCouponsFromCartInput>;
};


export type MutationClearCartArgs = {
  input: ClearCartInput;
};


export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationAddVirtualProductsToCartArgs = {
  input?: InputMaybe<AddVirtualProductsToCartInput>;
};


export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: ReadonlyArray<WishlistItemInput>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: ReadonlyArray<WishlistItemUpdateInput>;
};


export type MutationAddWishlistItemsToCartArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationMergeWishlistsArgs = {
  wishlist_id: Scalars['ID']['input'];
  session_id: Scalars['String']['input'];
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddProductToGuestWishlistArgs = {
  session_id?: InputMaybe<Scalars['String']['input']>;
  wishlistItems: ReadonlyArray<WishlistItemInput>;
};


export type MutationRemoveProductFromGuestWishlistArgs = {
  session_id: Scalars['String']['input'];
  wishlistItemsIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationAddWishlistItemsToCartGuestArgs = {
  session_id: Scalars['String']['input'];
  wishlistItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  cart_id: Scalars['String']['input'];
};


export type MutationUpdateProductsInWishlistGuestArgs = {
  session_id: Scalars['String']['input'];
  wishlistItems: ReadonlyArray<WishlistItemUpdateInput>;
};


export type MutationShareWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  is_owner_named?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationStopSharingWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationShareGuestWishlistArgs = {
  session_id: Scalars['String']['input'];
};


export type MutationStopSharingGuestWishlistArgs = {
  session_id: Scalars['String']['input'];
};


export type MutationApplyGiftCardArgs = {
  input?: InputMaybe<ApplyGiftCardToCartInput>;
};


export type MutationApplyGiftCardToCartArgs = {
  input?: InputMaybe<ApplyGiftCardToCartInput>;
};


export type MutationRemoveGiftCardArgs = {
  input?: InputMaybe<RemoveGiftCardFromCartInput>;
};


export type MutationRemoveGiftCardFromCartArgs = {
  input?: InputMaybe<RemoveGiftCardFromCartInput>;
};


export type MutationValidateRedemptionsArgs = {
  email: Scalars['String']['input'];
  coupons: ReadonlyArray<Scalars['String']['input']>;
  cart_id: Scalars['String']['input'];
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


export type MutationSetShippingMethodOptionArgs = {
  input: SetShippingMethodOptionInput;
};


export type MutationSetShippingMethodOptionsArgs = {
  input: SetShippingMethodOptionsInput;
};


export type MutationSetPreferredStoreArgs = {
  input: SetPreferredStoreInput;
};


export type MutationUnsetPreferredStoreArgs = {
  input: UnsetPreferredStoreInput;
};


export type MutationSetNomineeDetailsArgs = {
  input: SetNomineeDetailsInput;
};


export type MutationResendOrderConfirmationArgs = {
  token: Scalars['String']['input'];
};


export type MutationSetOrderNomineeArgs = {
  input: SetOrderNomineeInput;
};


export type MutationChangeOrderItemSizeArgs = {
  input: ChangeOrderItemSizeInput;
};


export type MutationAttachOrderArgs = {
  input: AttachOrderInput;
};


export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


export type MutationVoteProductReviewArgs = {
  review_uid: Scalars['ID']['input'];
  is_helpful: Scalars['Boolean']['input'];
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationProcessPaymentArgs = {
  cart_id: Scalars['String']['input'];
  redirectResult?: InputMaybe<Scalars['String']['input']>;
  selectedPaymentMethod?: InputMaybe<Scalars['String']['input']>;
  details?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAdyenPaymentDetailsArgs = {
  payload: Scalars['String']['input'];
  cart_id: Scalars['String']['input'];
};


export type MutationCancelPaymentArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationSavePaypalExpressOrderArgs = {
  input: SavePaypalExpressOrderInput;
};


export type MutationUpdatePaypalExpressOrderArgs = {
  input: UpdatePaypalExpressOrderInput;
};


export type MutationUpdateExpressOrderArgs = {
  input: ExpressOrderChange;
};


export type MutationCancelExpressOrderArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationDeleteAdyenPaymentTokenArgs = {
  token_id: Scalars['String']['input'];
};


export type MutationDeletePaymentTokenArgs = {
  public_hash: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSetAuthorityToLeaveArgs = {
  input: SetAuthorityToLeaveInput;
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationProcessExpressPayDataArgs = {
  input: ProcessExpressPayDataInput;
};


export type MutationRestoreCartArgs = {
  input: RestoreCartInput;
};


export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
};


export type MutationReorderGuestItemsArgs = {
  input: ReorderGuestItemsInput;
};


export type MutationRequestReturnArgs = {
  input: RequestReturnInput;
};


export type MutationRequestGuestReturnArgs = {
  input: RequestGuestReturnInput;
};


export type MutationAddReturnPhotoArgs = {
  input: AddReturnPhotoInput;
};


export type MutationAddReturnCommentArgs = {
  input: AddReturnCommentInput;
};


export type MutationAddReturnTrackingArgs = {
  input: AddReturnTrackingInput;
};


export type MutationRemoveReturnTrackingArgs = {
  input: RemoveReturnTrackingInput;
};


export type MutationCancelReturnArgs = {
  input: CancelReturnInput;
};


export type MutationRenewReturnLabelArgs = {
  input: RenewReturnLabelInput;
};

export type ReCaptchaConfigurationV3 = {
  readonly is_enabled: Scalars['Boolean']['output'];
  readonly website_key: Scalars['String']['output'];
  readonly minimum_score: Scalars['Float']['output'];
  readonly badge_position: Scalars['String']['output'];
  readonly language_code: Maybe<Scalars['String']['output']>;
  readonly failure_message: Scalars['String']['output'];
  readonly theme: Scalars['String']['output'];
  readonly forms: ReadonlyArray<Maybe<ReCaptchaFormEnum>>;
};

export type ReCaptchaFormEnum =
  | 'PLACE_ORDER'
  | 'CONTACT'
  | 'CUSTOMER_LOGIN'
  | 'CUSTOMER_FORGOT_PASSWORD'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_EDIT'
  | 'NEWSLETTER'
  | 'PRODUCT_REVIEW'
  | 'SENDFRIEND'
  | 'BRAINTREE'
  | 'RESEND_CONFIRMATION_EMAIL';

export type PurgeToken = {
  readonly token: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
};

export type StoreConfig = {
  /** @deprecated Use store_code. */
  readonly id: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use store_code. */
  readonly code: Maybe<Scalars['String']['output']>;
  readonly store_code: Maybe<Scalars['ID']['output']>;
  readonly store_name: Maybe<Scalars['String']['output']>;
  readonly store_group_code: Maybe<Scalars['ID']['output']>;
  readonly store_group_name: Maybe<Scalars['String']['output']>;
  readonly store_sort_order: Maybe<Scalars['Int']['output']>;
  readonly is_default_store: Maybe<Scalars['Boolean']['output']>;
  readonly is_default_store_group: Maybe<Scalars['Boolean']['output']>;
  readonly website_id: Maybe<Scalars['Int']['output']>;
  readonly website_code: Maybe<Scalars['ID']['output']>;
  readonly website_name: Maybe<Scalars['String']['output']>;
  readonly locale: Maybe<Scalars['String']['output']>;
  readonly timezone: Maybe<Scalars['String']['output']>;
  readonly base_currency_code: Maybe<Scalars['String']['output']>;
  readonly default_display_currency_code: Maybe<Scalars['String']['output']>;
  readonly default_country: Maybe<Scalars['String']['output']>;
  readonly base_url: Maybe<Scalars['String']['output']>;
  readonly secure_base_url: Maybe<Scalars['String']['output']>;
  readonly base_link_url: Maybe<Scalars['String']['output']>;
  readonly secure_base_link_url: Maybe<Scalars['String']['output']>;
  readonly base_media_url: Maybe<Scalars['String']['output']>;
  readonly secure_base_media_url: Maybe<Scalars['String']['output']>;
  readonly base_static_url: Maybe<Scalars['String']['output']>;
  readonly secure_base_static_url: Maybe<Scalars['String']['output']>;
  readonly default_title: Maybe<Scalars['String']['output']>;
  readonly title_prefix: Maybe<Scalars['String']['output']>;
  readonly title_suffix: Maybe<Scalars['String']['output']>;
  readonly title_separator: Maybe<Scalars['String']['output']>;
  readonly default_keywords: Maybe<Scalars['String']['output']>;
  readonly default_description: Maybe<Scalars['String']['output']>;
  readonly header_logo_src: Maybe<Scalars['String']['output']>;
  readonly head_shortcut_icon: Maybe<Scalars['String']['output']>;
  readonly logo_alt: Maybe<Scalars['String']['output']>;
  readonly logo_width: Maybe<Scalars['Int']['output']>;
  readonly logo_height: Maybe<Scalars['Int']['output']>;
  readonly copyright: Maybe<Scalars['String']['output']>;
  readonly welcome: Maybe<Scalars['String']['output']>;
  readonly weight_unit: Maybe<Scalars['String']['output']>;
  readonly cms_home_page: Maybe<Scalars['String']['output']>;
  readonly cms_no_route: Maybe<Scalars['String']['output']>;
  readonly show_cms_breadcrumbs: Maybe<Scalars['Int']['output']>;
  readonly root_category_uid: Maybe<Scalars['ID']['output']>;
  readonly product_url_suffix: Maybe<Scalars['String']['output']>;
  readonly category_url_suffix: Maybe<Scalars['String']['output']>;
  readonly catalog_default_sort_by: Maybe<Scalars['String']['output']>;
  readonly grid_per_page: Maybe<Scalars['Int']['output']>;
  readonly grid_per_page_values: Maybe<Scalars['String']['output']>;
  readonly list_mode: Maybe<Scalars['String']['output']>;
  readonly list_per_page: Maybe<Scalars['Int']['output']>;
  readonly list_per_page_values: Maybe<Scalars['String']['output']>;
  readonly configurable_thumbnail_source: Maybe<Scalars['String']['output']>;
  readonly autocomplete_on_storefront: Maybe<Scalars['Boolean']['output']>;
  readonly minimum_password_length: Maybe<Scalars['String']['output']>;
  readonly required_character_classes_number: Maybe<Scalars['String']['output']>;
  readonly create_account_confirmation: Maybe<Scalars['Boolean']['output']>;
  readonly customer_access_token_lifetime: Maybe<Scalars['Float']['output']>;
  readonly magento_wishlist_general_is_enabled: Maybe<Scalars['String']['output']>;
  readonly enable_multiple_wishlists: Maybe<Scalars['String']['output']>;
  readonly maximum_number_of_wishlists: Maybe<Scalars['String']['output']>;
  readonly newsletter_enabled: Scalars['Boolean']['output'];
  readonly contact_enabled: Scalars['Boolean']['output'];
  readonly allow_guests_to_write_product_reviews: Maybe<Scalars['String']['output']>;
  readonly product_reviews_enabled: Maybe<Scalars['String']['output']>;
  readonly returns_enabled: Scalars['String']['output'];
  readonly order_cancellation_enabled: Scalars['Boolean']['output'];
  readonly order_cancellation_reasons: ReadonlyArray<CancellationReason>;
  readonly feature_flags: FeatureFlags;
  readonly paid_return_label_enabled: Scalars['Boolean']['output'];
  readonly paid_return_label_cost: Maybe<Money>;
  readonly has_return_label: Scalars['Boolean']['output'];
  readonly return_window_days: Scalars['Int']['output'];
  readonly click_and_collect_enabled: Scalars['Boolean']['output'];
  readonly featured_brands: ReadonlyArray<Scalars['String']['output']>;
  readonly excluded_brands: ReadonlyArray<Scalars['String']['output']>;
  readonly gift_cards_enabled: Scalars['Boolean']['output'];
  readonly loyalty_enabled: Scalars['Boolean']['output'];
  readonly express_cart_enabled: Scalars['Boolean']['output'];
  readonly express_product_page_enabled: Scalars['Boolean']['output'];
  readonly instalment_methods: ReadonlyArray<Scalars['String']['output']>;
  readonly express_methods: ReadonlyArray<ExpressMethod>;
  readonly default_shipping_method_code: Scalars['String']['output'];
  readonly shipping_thresholds: ReadonlyArray<ShippingThreshold>;
  readonly countries: ReadonlyArray<Country>;
  readonly ships_to_countries: ReadonlyArray<CountryCodeEnum>;
  readonly size_scale_mappings: ReadonlyArray<SizeScaleMapping>;
  readonly allow_order: Maybe<Scalars['String']['output']>;
  readonly allow_gift_receipt: Maybe<Scalars['String']['output']>;
  readonly allow_printed_card: Maybe<Scalars['String']['output']>;
  readonly front: Maybe<Scalars['String']['output']>;
  readonly no_route: Maybe<Scalars['String']['output']>;
  readonly cms_no_cookies: Maybe<Scalars['String']['output']>;
  readonly check_money_order_make_check_payable_to: Maybe<Scalars['String']['output']>;
  readonly check_money_order_send_check_to: Maybe<Scalars['String']['output']>;
  /** @deprecated Use root_category_uid. */
  readonly root_category_id: Maybe<Scalars['Int']['output']>;
  readonly category_fixed_product_tax_display_setting: Maybe<FixedProductTaxDisplaySettings>;
  readonly product_fixed_product_tax_display_setting: Maybe<FixedProductTaxDisplaySettings>;
  readonly sales_fixed_product_tax_display_setting: Maybe<FixedProductTaxDisplaySettings>;
  readonly loyalty_tiers: ReadonlyArray<LoyaltyTier>;
  readonly adyen_client_key_test: Maybe<Scalars['String']['output']>;
  readonly adyen_client_key_live: Maybe<Scalars['String']['output']>;
  readonly adyen_demo_mode: Maybe<Scalars['Boolean']['output']>;
  readonly payment_methods: ReadonlyArray<OfferedPaymentMethod>;
};

export type ExpressMethod = {
  readonly type: Scalars['String']['output'];
  readonly merchant_id: Scalars['String']['output'];
  readonly merchant_name: Scalars['String']['output'];
};

export type FeatureFlags = {
  readonly bazaarVoice: Scalars['Boolean']['output'];
  readonly loyaltyIcon: Scalars['Boolean']['output'];
  readonly newsLetter: Scalars['Boolean']['output'];
  readonly parcelPoint: Scalars['Boolean']['output'];
  readonly blog: Scalars['Boolean']['output'];
  readonly brandedHeader: Scalars['Boolean']['output'];
  readonly giftCard: Scalars['Boolean']['output'];
  readonly checkoutDeliveryBlock: Scalars['Boolean']['output'];
};

export type ShippingThreshold = {
  readonly code: Scalars['String']['output'];
  readonly country_code: CountryCodeEnum;
  readonly threshold: Scalars['Float']['output'];
  readonly free_shipping_requires_login: Scalars['Boolean']['output'];
};

export type SizeScaleMapping = {
  readonly code: Scalars['String']['output'];
  readonly heading: Scalars['String']['output'];
  readonly is_heading_hidden: Scalars['Boolean']['output'];
  readonly sizes: ReadonlyArray<SizeConversion>;
};

export type SizeConversion = {
  readonly size: Scalars['String']['output'];
  readonly au: Maybe<Scalars['String']['output']>;
  readonly uk: Maybe<Scalars['String']['output']>;
  readonly eu: Maybe<Scalars['String']['output']>;
  readonly us: Maybe<Scalars['String']['output']>;
};

export type Country = {
  readonly id: Maybe<Scalars['String']['output']>;
  readonly two_letter_abbreviation: Maybe<Scalars['String']['output']>;
  readonly three_letter_abbreviation: Maybe<Scalars['String']['output']>;
  readonly full_name_english: Maybe<Scalars['String']['output']>;
  readonly full_name_locale: Maybe<Scalars['String']['output']>;
  readonly available_regions: Maybe<ReadonlyArray<Maybe<Region>>>;
};

export type Region = {
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly code: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
};

export type Currency = {
  readonly base_currency_code: Maybe<Scalars['String']['output']>;
  readonly base_currency_symbol: Maybe<Scalars['String']['output']>;
  readonly default_display_currency_code: Maybe<Scalars['String']['output']>;
  readonly default_display_currency_symbol: Maybe<Scalars['String']['output']>;
  readonly available_currency_codes: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly exchange_rates: Maybe<ReadonlyArray<Maybe<ExchangeRate>>>;
};

export type ExchangeRate = {
  readonly currency_to: Maybe<Scalars['String']['output']>;
  readonly rate: Maybe<Scalars['Float']['output']>;
};

export type Money = {
  readonly value: Maybe<Scalars['Float']['output']>;
  readonly currency: Maybe<CurrencyEnum>;
};

export type CurrencyEnum =
  | 'AUD'
  | 'NZD';

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type KeyValue = {
  readonly name: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<Scalars['String']['output']>;
};

export type SearchResultPageInfo = {
  readonly current_page: Maybe<Scalars['Int']['output']>;
  readonly page_size: Maybe<Scalars['Int']['output']>;
  readonly total_pages: Maybe<Scalars['Int']['output']>;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type FilterEqualTypeInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterRangeTypeInput = {
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type FilterMatchTypeInput = {
  readonly match?: InputMaybe<Scalars['String']['input']>;
  readonly match_type?: InputMaybe<FilterMatchTypeEnum>;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterStringTypeInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly match?: InputMaybe<Scalars['String']['input']>;
};

export type RoutableInterface = {
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
};

export type RoutableUrl = RoutableInterface & {
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CMS_PAGE'
  | 'PRODUCT'
  | 'CATEGORY';

export type FixedProductTaxDisplaySettings =
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  | 'INCLUDE_FPT_WITH_DETAILS'
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'
  | 'FPT_DISABLED';

export type CancellationReason = {
  readonly description: Scalars['String']['output'];
};

export type EmailValidation = {
  readonly isValid: Maybe<Scalars['Boolean']['output']>;
  readonly message: Maybe<Scalars['String']['output']>;
};

export type SubscriptionDetails = {
  readonly email: Scalars['String']['output'];
  readonly is_subscribed: Scalars['Boolean']['output'];
  readonly topics: ReadonlyArray<SubscriptionTopic>;
};

export type SubscriptionTopic = {
  readonly code: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly channel: SubscriptionChannel;
  readonly brand: Scalars['String']['output'];
  readonly is_subscribed: Scalars['Boolean']['output'];
};

export type SubscriptionChannel =
  | 'email'
  | 'sms';

export type UpdateSubscriptionDetailsInput = {
  readonly is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly topics?: InputMaybe<ReadonlyArray<SubscriptionTopicInput>>;
};

export type SubscriptionTopicInput = {
  readonly code: Scalars['ID']['input'];
  readonly is_subscribed: Scalars['Boolean']['input'];
};

export type UpdateSubscriptionDetailsOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly subscription_details: SubscriptionDetails;
};

export type SubscribeToNewsletterOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly status: Maybe<SubscriptionStatusesEnum>;
};

export type SubscribeEmailToNewsletterOutput = {
  readonly status: Maybe<SubscriptionStatusesEnum>;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | 'UNCONFIRMED';

export type ContactUsInput = {
  readonly name: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  readonly comment: Scalars['String']['input'];
  readonly topic?: InputMaybe<ContactTopic>;
  readonly order_number?: InputMaybe<Scalars['String']['input']>;
  readonly file?: InputMaybe<Scalars['String']['input']>;
};

export type ContactTopic =
  | 'ORDER'
  | 'DELIVERY'
  | 'RETURN'
  | 'PRODUCT'
  | 'PAYMENT'
  | 'STORE'
  | 'OTHER';

export type ContactUsOutput = {
  readonly status: Scalars['Boolean']['output'];
  readonly reference: Maybe<Scalars['String']['output']>;
};

export type Products = {
  readonly items: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly total_count: Maybe<Scalars['Int']['output']>;
  readonly page_info: Maybe<SearchResultPageInfo>;
  readonly aggregations: Maybe<ReadonlyArray<Maybe<Aggregation>>>;
  readonly sort_fields: Maybe<SortFields>;
  readonly suggestions: Maybe<ReadonlyArray<Maybe<SearchSuggestion>>>;
  /** @deprecated Use aggregations. */
  readonly filters: Maybe<ReadonlyArray<Maybe<LayerFilter>>>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

export type SortFields = {
  readonly default: Maybe<Scalars['String']['output']>;
  readonly options: Maybe<ReadonlyArray<Maybe<SortField>>>;
};

export type SortField = {
  readonly label: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<Scalars['String']['output']>;
};

export type SearchSuggestion = {
  readonly search: Scalars['String']['output'];
  readonly result_count: Maybe<Scalars['Int']['output']>;
};

export type ProductAttributeFilterInput = {
  readonly sku?: InputMaybe<FilterEqualTypeInput>;
  readonly url_key?: InputMaybe<FilterEqualTypeInput>;
  readonly name?: InputMaybe<FilterMatchTypeInput>;
  readonly category_uid?: InputMaybe<FilterEqualTypeInput>;
  readonly category_id?: InputMaybe<FilterEqualTypeInput>;
  readonly category_url_path?: InputMaybe<FilterEqualTypeInput>;
  readonly price?: InputMaybe<FilterRangeTypeInput>;
  readonly brand?: InputMaybe<FilterEqualTypeInput>;
  readonly color?: InputMaybe<FilterEqualTypeInput>;
  readonly colour?: InputMaybe<FilterEqualTypeInput>;
  readonly size?: InputMaybe<FilterEqualTypeInput>;
  readonly width?: InputMaybe<FilterEqualTypeInput>;
  readonly heel_height?: InputMaybe<FilterEqualTypeInput>;
  readonly web_fabric?: InputMaybe<FilterEqualTypeInput>;
  readonly occasion?: InputMaybe<FilterEqualTypeInput>;
  readonly style_filter_st_mf?: InputMaybe<FilterEqualTypeInput>;
  readonly sale?: InputMaybe<FilterEqualTypeInput>;
};

export type ProductAttributeSortInput = {
  readonly name?: InputMaybe<SortEnum>;
  readonly price?: InputMaybe<SortEnum>;
  readonly position?: InputMaybe<SortEnum>;
  readonly relevance?: InputMaybe<SortEnum>;
  readonly fh_default?: InputMaybe<SortEnum>;
  readonly newest?: InputMaybe<SortEnum>;
  readonly price_asc?: InputMaybe<SortEnum>;
  readonly price_desc?: InputMaybe<SortEnum>;
  readonly biggest_saving?: InputMaybe<SortEnum>;
  readonly best_rated?: InputMaybe<SortEnum>;
};

export type AggregationsFilterInput = {
  readonly category?: InputMaybe<AggregationsCategoryFilterInput>;
};

export type AggregationsCategoryFilterInput = {
  readonly includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Aggregation = {
  readonly attribute_code: Scalars['String']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly count: Maybe<Scalars['Int']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly filter_type: FilterType;
  readonly is_selected: Scalars['Boolean']['output'];
  readonly min: Maybe<Scalars['Float']['output']>;
  readonly max: Maybe<Scalars['Float']['output']>;
  readonly selected_from: Maybe<Scalars['Float']['output']>;
  readonly selected_to: Maybe<Scalars['Float']['output']>;
  readonly options: Maybe<ReadonlyArray<Maybe<AggregationOption>>>;
};

export type AggregationOptionInterface = {
  readonly label: Maybe<Scalars['String']['output']>;
  readonly value: Scalars['String']['output'];
  readonly count: Maybe<Scalars['Int']['output']>;
};

export type AggregationOption = AggregationOptionInterface & {
  readonly label: Maybe<Scalars['String']['output']>;
  readonly value: Scalars['String']['output'];
  readonly count: Maybe<Scalars['Int']['output']>;
  readonly is_selected: Scalars['Boolean']['output'];
  readonly swatch_data: Maybe<SwatchDataInterface>;
};

export type FilterType =
  | 'equal'
  | 'include'
  | 'range';

export type SwatchDataInterface = {
  readonly value: Maybe<Scalars['String']['output']>;
};

export type ColorSwatchData = SwatchDataInterface & {
  readonly value: Maybe<Scalars['String']['output']>;
};

export type TextSwatchData = SwatchDataInterface & {
  readonly value: Maybe<Scalars['String']['output']>;
};

export type ImageSwatchData = SwatchDataInterface & {
  readonly value: Maybe<Scalars['String']['output']>;
  readonly thumbnail: Maybe<Scalars['String']['output']>;
};

export type ProductInterface = {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly web_display_name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly url_rewrites: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keyword: Maybe<Scalars['String']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly categories: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  /** @deprecated Kept for older clients. */
  readonly attribute_set_id: Maybe<Scalars['Int']['output']>;
  readonly stock_status: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  readonly is_low_stock: Scalars['Boolean']['output'];
  readonly price_range: PriceRange;
  /** @deprecated Use price_range. */
  readonly price: Maybe<ProductPrices>;
  readonly price_tiers: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rrp: Maybe<Scalars['Float']['output']>;
  readonly rrp_nzd: Maybe<Scalars['Float']['output']>;
  readonly now_price: Maybe<Scalars['Float']['output']>;
  readonly new_from_date: Maybe<Scalars['String']['output']>;
  readonly new_to_date: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<ComplexTextValue>;
  readonly short_description: Maybe<ComplexTextValue>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly brand_data: Maybe<Brand>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly colour_swatch: Maybe<SwatchDataInterface>;
  readonly colour_siblings: ReadonlyArray<ProductInterface>;
  readonly heel_height: Maybe<Scalars['String']['output']>;
  readonly selling_feature_1: Maybe<Scalars['String']['output']>;
  readonly selling_feature_2: Maybe<Scalars['String']['output']>;
  readonly selling_feature_3: Maybe<Scalars['String']['output']>;
  readonly selling_feature_4: Maybe<Scalars['String']['output']>;
  readonly selling_feature_5: Maybe<Scalars['String']['output']>;
  readonly care: Maybe<Scalars['String']['output']>;
  readonly fit_notes: Maybe<Scalars['String']['output']>;
  readonly sole_material: Maybe<Scalars['String']['output']>;
  readonly lining: Maybe<Scalars['String']['output']>;
  readonly size_scale: Maybe<Scalars['String']['output']>;
  readonly sizemap: Maybe<Scalars['String']['output']>;
  readonly sizescalemap: Maybe<Scalars['String']['output']>;
  readonly trend_2: Maybe<Scalars['String']['output']>;
  readonly product_category_tags: ReadonlyArray<ProductCategoryTag>;
  readonly custom_attributesV2: Maybe<ProductCustomAttributes>;
  readonly image: Maybe<ProductImage>;
  readonly small_image: Maybe<ProductImage>;
  readonly thumbnail: Maybe<ProductImage>;
  readonly media_gallery: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly hover_image: Maybe<ProductImage>;
  /** @deprecated Use media_gallery. */
  readonly media_gallery_entries: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly related_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly style_code: Scalars['String']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly special_price: Maybe<Scalars['Float']['output']>;
  readonly special_from_date: Maybe<Scalars['String']['output']>;
  readonly special_to_date: Maybe<Scalars['String']['output']>;
  readonly swatch_image: Maybe<Scalars['String']['output']>;
  readonly type_id: Maybe<Scalars['String']['output']>;
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly tier_prices: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly reviews: ProductReviews;
};


export type ProductInterfaceCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ProductInterfaceReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type PhysicalProductInterface = {
  readonly weight: Maybe<Scalars['Float']['output']>;
};

export type CustomizableProductInterface = {
  readonly options: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};

export type CustomizableOptionInterface = {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
};

export type CustomizableFieldOption = CustomizableOptionInterface & {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly product_sku: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<CustomizableFieldValue>;
};

export type CustomizableFieldValue = {
  readonly uid: Scalars['ID']['output'];
  readonly max_characters: Maybe<Scalars['Int']['output']>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly price_type: Maybe<PriceTypeEnum>;
  readonly sku: Maybe<Scalars['String']['output']>;
};

export type CustomizableAreaOption = CustomizableOptionInterface & {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly product_sku: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<CustomizableAreaValue>;
};

export type CustomizableAreaValue = {
  readonly uid: Scalars['ID']['output'];
  readonly max_characters: Maybe<Scalars['Int']['output']>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly price_type: Maybe<PriceTypeEnum>;
  readonly sku: Maybe<Scalars['String']['output']>;
};

export type CustomizableDateOption = CustomizableOptionInterface & {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly product_sku: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<CustomizableDateValue>;
};

export type CustomizableDateValue = {
  readonly uid: Scalars['ID']['output'];
  readonly type: Maybe<CustomizableDateTypeEnum>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly price_type: Maybe<PriceTypeEnum>;
  readonly sku: Maybe<Scalars['String']['output']>;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableFileOption = CustomizableOptionInterface & {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly product_sku: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<CustomizableFileValue>;
};

export type CustomizableFileValue = {
  readonly uid: Scalars['ID']['output'];
  readonly file_extension: Maybe<Scalars['String']['output']>;
  readonly image_size_x: Maybe<Scalars['Int']['output']>;
  readonly image_size_y: Maybe<Scalars['Int']['output']>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly price_type: Maybe<PriceTypeEnum>;
  readonly sku: Maybe<Scalars['String']['output']>;
};

export type CustomizableCheckboxOption = CustomizableOptionInterface & {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly value: Maybe<ReadonlyArray<Maybe<CustomizableCheckboxValue>>>;
};

export type CustomizableCheckboxValue = {
  readonly option_type_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly price_type: Maybe<PriceTypeEnum>;
  readonly sku: Maybe<Scalars['String']['output']>;
};

export type CustomizableDropDownOption = CustomizableOptionInterface & {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly value: Maybe<ReadonlyArray<Maybe<CustomizableDropDownValue>>>;
};

export type CustomizableDropDownValue = {
  readonly option_type_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly price_type: Maybe<PriceTypeEnum>;
  readonly sku: Maybe<Scalars['String']['output']>;
};

export type CustomizableMultipleOption = CustomizableOptionInterface & {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly value: Maybe<ReadonlyArray<Maybe<CustomizableMultipleValue>>>;
};

export type CustomizableMultipleValue = {
  readonly option_type_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly price_type: Maybe<PriceTypeEnum>;
  readonly sku: Maybe<Scalars['String']['output']>;
};

export type CustomizableRadioOption = CustomizableOptionInterface & {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly value: Maybe<ReadonlyArray<Maybe<CustomizableRadioValue>>>;
};

export type CustomizableRadioValue = {
  readonly option_type_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly price_type: Maybe<PriceTypeEnum>;
  readonly sku: Maybe<Scalars['String']['output']>;
};

export type SimpleProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly web_display_name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly url_rewrites: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keyword: Maybe<Scalars['String']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly categories: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  /** @deprecated Kept for older clients. */
  readonly attribute_set_id: Maybe<Scalars['Int']['output']>;
  readonly stock_status: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  readonly is_low_stock: Scalars['Boolean']['output'];
  readonly price_range: PriceRange;
  /** @deprecated Use price_range. */
  readonly price: Maybe<ProductPrices>;
  readonly price_tiers: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rrp: Maybe<Scalars['Float']['output']>;
  readonly rrp_nzd: Maybe<Scalars['Float']['output']>;
  readonly now_price: Maybe<Scalars['Float']['output']>;
  readonly new_from_date: Maybe<Scalars['String']['output']>;
  readonly new_to_date: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<ComplexTextValue>;
  readonly short_description: Maybe<ComplexTextValue>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly brand_data: Maybe<Brand>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly colour_swatch: Maybe<SwatchDataInterface>;
  readonly colour_siblings: ReadonlyArray<ProductInterface>;
  readonly heel_height: Maybe<Scalars['String']['output']>;
  readonly selling_feature_1: Maybe<Scalars['String']['output']>;
  readonly selling_feature_2: Maybe<Scalars['String']['output']>;
  readonly selling_feature_3: Maybe<Scalars['String']['output']>;
  readonly selling_feature_4: Maybe<Scalars['String']['output']>;
  readonly selling_feature_5: Maybe<Scalars['String']['output']>;
  readonly care: Maybe<Scalars['String']['output']>;
  readonly fit_notes: Maybe<Scalars['String']['output']>;
  readonly sole_material: Maybe<Scalars['String']['output']>;
  readonly lining: Maybe<Scalars['String']['output']>;
  readonly size_scale: Maybe<Scalars['String']['output']>;
  readonly sizemap: Maybe<Scalars['String']['output']>;
  readonly sizescalemap: Maybe<Scalars['String']['output']>;
  readonly trend_2: Maybe<Scalars['String']['output']>;
  readonly product_category_tags: ReadonlyArray<ProductCategoryTag>;
  readonly custom_attributesV2: Maybe<ProductCustomAttributes>;
  readonly image: Maybe<ProductImage>;
  readonly small_image: Maybe<ProductImage>;
  readonly thumbnail: Maybe<ProductImage>;
  readonly media_gallery: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly hover_image: Maybe<ProductImage>;
  /** @deprecated Use media_gallery. */
  readonly media_gallery_entries: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly related_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly style_code: Scalars['String']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly special_price: Maybe<Scalars['Float']['output']>;
  readonly special_from_date: Maybe<Scalars['String']['output']>;
  readonly special_to_date: Maybe<Scalars['String']['output']>;
  readonly swatch_image: Maybe<Scalars['String']['output']>;
  readonly type_id: Maybe<Scalars['String']['output']>;
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly tier_prices: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly reviews: ProductReviews;
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
  readonly weight: Maybe<Scalars['Float']['output']>;
  readonly options: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};


export type SimpleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type SimpleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type ConfigurableProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly web_display_name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly url_rewrites: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keyword: Maybe<Scalars['String']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly categories: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  /** @deprecated Kept for older clients. */
  readonly attribute_set_id: Maybe<Scalars['Int']['output']>;
  readonly stock_status: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  readonly is_low_stock: Scalars['Boolean']['output'];
  readonly price_range: PriceRange;
  /** @deprecated Use price_range. */
  readonly price: Maybe<ProductPrices>;
  readonly price_tiers: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rrp: Maybe<Scalars['Float']['output']>;
  readonly rrp_nzd: Maybe<Scalars['Float']['output']>;
  readonly now_price: Maybe<Scalars['Float']['output']>;
  readonly new_from_date: Maybe<Scalars['String']['output']>;
  readonly new_to_date: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<ComplexTextValue>;
  readonly short_description: Maybe<ComplexTextValue>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly brand_data: Maybe<Brand>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly colour_swatch: Maybe<SwatchDataInterface>;
  readonly colour_siblings: ReadonlyArray<ProductInterface>;
  readonly heel_height: Maybe<Scalars['String']['output']>;
  readonly selling_feature_1: Maybe<Scalars['String']['output']>;
  readonly selling_feature_2: Maybe<Scalars['String']['output']>;
  readonly selling_feature_3: Maybe<Scalars['String']['output']>;
  readonly selling_feature_4: Maybe<Scalars['String']['output']>;
  readonly selling_feature_5: Maybe<Scalars['String']['output']>;
  readonly care: Maybe<Scalars['String']['output']>;
  readonly fit_notes: Maybe<Scalars['String']['output']>;
  readonly sole_material: Maybe<Scalars['String']['output']>;
  readonly lining: Maybe<Scalars['String']['output']>;
  readonly size_scale: Maybe<Scalars['String']['output']>;
  readonly sizemap: Maybe<Scalars['String']['output']>;
  readonly sizescalemap: Maybe<Scalars['String']['output']>;
  readonly trend_2: Maybe<Scalars['String']['output']>;
  readonly product_category_tags: ReadonlyArray<ProductCategoryTag>;
  readonly custom_attributesV2: Maybe<ProductCustomAttributes>;
  readonly image: Maybe<ProductImage>;
  readonly small_image: Maybe<ProductImage>;
  readonly thumbnail: Maybe<ProductImage>;
  readonly media_gallery: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly hover_image: Maybe<ProductImage>;
  /** @deprecated Use media_gallery. */
  readonly media_gallery_entries: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly related_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly style_code: Scalars['String']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly special_price: Maybe<Scalars['Float']['output']>;
  readonly special_from_date: Maybe<Scalars['String']['output']>;
  readonly special_to_date: Maybe<Scalars['String']['output']>;
  readonly swatch_image: Maybe<Scalars['String']['output']>;
  readonly type_id: Maybe<Scalars['String']['output']>;
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly tier_prices: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly reviews: ProductReviews;
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
  readonly weight: Maybe<Scalars['Float']['output']>;
  readonly options: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly configurable_options: Maybe<ReadonlyArray<Maybe<ConfigurableProductOptions>>>;
  readonly variants: Maybe<ReadonlyArray<Maybe<ConfigurableVariant>>>;
  readonly configurable_product_options_selection: Maybe<ConfigurableProductOptionsSelection>;
  readonly automatic_offers: ReadonlyArray<AutomaticOffer>;
  readonly fit_facts: Maybe<FitFacts>;
};


export type ConfigurableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ConfigurableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type ConfigurableProductConfigurable_Product_Options_SelectionArgs = {
  configurableOptionValueUids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type VirtualProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly web_display_name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly url_rewrites: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keyword: Maybe<Scalars['String']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly categories: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  /** @deprecated Kept for older clients. */
  readonly attribute_set_id: Maybe<Scalars['Int']['output']>;
  readonly stock_status: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  readonly is_low_stock: Scalars['Boolean']['output'];
  readonly price_range: PriceRange;
  /** @deprecated Use price_range. */
  readonly price: Maybe<ProductPrices>;
  readonly price_tiers: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rrp: Maybe<Scalars['Float']['output']>;
  readonly rrp_nzd: Maybe<Scalars['Float']['output']>;
  readonly now_price: Maybe<Scalars['Float']['output']>;
  readonly new_from_date: Maybe<Scalars['String']['output']>;
  readonly new_to_date: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<ComplexTextValue>;
  readonly short_description: Maybe<ComplexTextValue>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly brand_data: Maybe<Brand>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly colour_swatch: Maybe<SwatchDataInterface>;
  readonly colour_siblings: ReadonlyArray<ProductInterface>;
  readonly heel_height: Maybe<Scalars['String']['output']>;
  readonly selling_feature_1: Maybe<Scalars['String']['output']>;
  readonly selling_feature_2: Maybe<Scalars['String']['output']>;
  readonly selling_feature_3: Maybe<Scalars['String']['output']>;
  readonly selling_feature_4: Maybe<Scalars['String']['output']>;
  readonly selling_feature_5: Maybe<Scalars['String']['output']>;
  readonly care: Maybe<Scalars['String']['output']>;
  readonly fit_notes: Maybe<Scalars['String']['output']>;
  readonly sole_material: Maybe<Scalars['String']['output']>;
  readonly lining: Maybe<Scalars['String']['output']>;
  readonly size_scale: Maybe<Scalars['String']['output']>;
  readonly sizemap: Maybe<Scalars['String']['output']>;
  readonly sizescalemap: Maybe<Scalars['String']['output']>;
  readonly trend_2: Maybe<Scalars['String']['output']>;
  readonly product_category_tags: ReadonlyArray<ProductCategoryTag>;
  readonly custom_attributesV2: Maybe<ProductCustomAttributes>;
  readonly image: Maybe<ProductImage>;
  readonly small_image: Maybe<ProductImage>;
  readonly thumbnail: Maybe<ProductImage>;
  readonly media_gallery: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly hover_image: Maybe<ProductImage>;
  /** @deprecated Use media_gallery. */
  readonly media_gallery_entries: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly related_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly style_code: Scalars['String']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly special_price: Maybe<Scalars['Float']['output']>;
  readonly special_from_date: Maybe<Scalars['String']['output']>;
  readonly special_to_date: Maybe<Scalars['String']['output']>;
  readonly swatch_image: Maybe<Scalars['String']['output']>;
  readonly type_id: Maybe<Scalars['String']['output']>;
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly tier_prices: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly reviews: ProductReviews;
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};


export type VirtualProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type VirtualProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type BundleProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly web_display_name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly url_rewrites: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keyword: Maybe<Scalars['String']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly categories: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  /** @deprecated Kept for older clients. */
  readonly attribute_set_id: Maybe<Scalars['Int']['output']>;
  readonly stock_status: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  readonly is_low_stock: Scalars['Boolean']['output'];
  readonly price_range: PriceRange;
  /** @deprecated Use price_range. */
  readonly price: Maybe<ProductPrices>;
  readonly price_tiers: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rrp: Maybe<Scalars['Float']['output']>;
  readonly rrp_nzd: Maybe<Scalars['Float']['output']>;
  readonly now_price: Maybe<Scalars['Float']['output']>;
  readonly new_from_date: Maybe<Scalars['String']['output']>;
  readonly new_to_date: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<ComplexTextValue>;
  readonly short_description: Maybe<ComplexTextValue>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly brand_data: Maybe<Brand>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly colour_swatch: Maybe<SwatchDataInterface>;
  readonly colour_siblings: ReadonlyArray<ProductInterface>;
  readonly heel_height: Maybe<Scalars['String']['output']>;
  readonly selling_feature_1: Maybe<Scalars['String']['output']>;
  readonly selling_feature_2: Maybe<Scalars['String']['output']>;
  readonly selling_feature_3: Maybe<Scalars['String']['output']>;
  readonly selling_feature_4: Maybe<Scalars['String']['output']>;
  readonly selling_feature_5: Maybe<Scalars['String']['output']>;
  readonly care: Maybe<Scalars['String']['output']>;
  readonly fit_notes: Maybe<Scalars['String']['output']>;
  readonly sole_material: Maybe<Scalars['String']['output']>;
  readonly lining: Maybe<Scalars['String']['output']>;
  readonly size_scale: Maybe<Scalars['String']['output']>;
  readonly sizemap: Maybe<Scalars['String']['output']>;
  readonly sizescalemap: Maybe<Scalars['String']['output']>;
  readonly trend_2: Maybe<Scalars['String']['output']>;
  readonly product_category_tags: ReadonlyArray<ProductCategoryTag>;
  readonly custom_attributesV2: Maybe<ProductCustomAttributes>;
  readonly image: Maybe<ProductImage>;
  readonly small_image: Maybe<ProductImage>;
  readonly thumbnail: Maybe<ProductImage>;
  readonly media_gallery: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly hover_image: Maybe<ProductImage>;
  /** @deprecated Use media_gallery. */
  readonly media_gallery_entries: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly related_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly style_code: Scalars['String']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly special_price: Maybe<Scalars['Float']['output']>;
  readonly special_from_date: Maybe<Scalars['String']['output']>;
  readonly special_to_date: Maybe<Scalars['String']['output']>;
  readonly swatch_image: Maybe<Scalars['String']['output']>;
  readonly type_id: Maybe<Scalars['String']['output']>;
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly tier_prices: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly reviews: ProductReviews;
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
  readonly weight: Maybe<Scalars['Float']['output']>;
  readonly options: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly price_view: Maybe<PriceViewEnum>;
  readonly dynamic_price: Maybe<Scalars['Boolean']['output']>;
  readonly dynamic_sku: Maybe<Scalars['Boolean']['output']>;
  readonly dynamic_weight: Maybe<Scalars['Boolean']['output']>;
  readonly ship_bundle_items: Maybe<ShipBundleItemsEnum>;
  readonly price_details: Maybe<PriceDetails>;
  readonly items: Maybe<ReadonlyArray<Maybe<BundleItem>>>;
};


export type BundleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type BundleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type PriceViewEnum =
  | 'PRICE_RANGE'
  | 'AS_LOW_AS';

export type ShipBundleItemsEnum =
  | 'TOGETHER'
  | 'SEPARATELY';

export type PriceDetails = {
  readonly main_price: Maybe<Scalars['Float']['output']>;
  readonly main_final_price: Maybe<Scalars['Float']['output']>;
  readonly discount_percentage: Maybe<Scalars['Float']['output']>;
};

export type BundleItem = {
  /** @deprecated Use uid. */
  readonly option_id: Maybe<Scalars['Int']['output']>;
  readonly uid: Maybe<Scalars['ID']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
  readonly required: Maybe<Scalars['Boolean']['output']>;
  readonly type: Maybe<Scalars['String']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly price_range: PriceRange;
  readonly options: Maybe<ReadonlyArray<Maybe<BundleItemOption>>>;
};

export type BundleItemOption = {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  /** @deprecated Use quantity. */
  readonly qty: Maybe<Scalars['Float']['output']>;
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly is_default: Maybe<Scalars['Boolean']['output']>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly price_type: Maybe<PriceTypeEnum>;
  readonly can_change_quantity: Maybe<Scalars['Boolean']['output']>;
  readonly product: Maybe<ProductInterface>;
};

export type DownloadableProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly web_display_name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly url_rewrites: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keyword: Maybe<Scalars['String']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly categories: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  /** @deprecated Kept for older clients. */
  readonly attribute_set_id: Maybe<Scalars['Int']['output']>;
  readonly stock_status: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  readonly is_low_stock: Scalars['Boolean']['output'];
  readonly price_range: PriceRange;
  /** @deprecated Use price_range. */
  readonly price: Maybe<ProductPrices>;
  readonly price_tiers: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rrp: Maybe<Scalars['Float']['output']>;
  readonly rrp_nzd: Maybe<Scalars['Float']['output']>;
  readonly now_price: Maybe<Scalars['Float']['output']>;
  readonly new_from_date: Maybe<Scalars['String']['output']>;
  readonly new_to_date: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<ComplexTextValue>;
  readonly short_description: Maybe<ComplexTextValue>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly brand_data: Maybe<Brand>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly colour_swatch: Maybe<SwatchDataInterface>;
  readonly colour_siblings: ReadonlyArray<ProductInterface>;
  readonly heel_height: Maybe<Scalars['String']['output']>;
  readonly selling_feature_1: Maybe<Scalars['String']['output']>;
  readonly selling_feature_2: Maybe<Scalars['String']['output']>;
  readonly selling_feature_3: Maybe<Scalars['String']['output']>;
  readonly selling_feature_4: Maybe<Scalars['String']['output']>;
  readonly selling_feature_5: Maybe<Scalars['String']['output']>;
  readonly care: Maybe<Scalars['String']['output']>;
  readonly fit_notes: Maybe<Scalars['String']['output']>;
  readonly sole_material: Maybe<Scalars['String']['output']>;
  readonly lining: Maybe<Scalars['String']['output']>;
  readonly size_scale: Maybe<Scalars['String']['output']>;
  readonly sizemap: Maybe<Scalars['String']['output']>;
  readonly sizescalemap: Maybe<Scalars['String']['output']>;
  readonly trend_2: Maybe<Scalars['String']['output']>;
  readonly product_category_tags: ReadonlyArray<ProductCategoryTag>;
  readonly custom_attributesV2: Maybe<ProductCustomAttributes>;
  readonly image: Maybe<ProductImage>;
  readonly small_image: Maybe<ProductImage>;
  readonly thumbnail: Maybe<ProductImage>;
  readonly media_gallery: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly hover_image: Maybe<ProductImage>;
  /** @deprecated Use media_gallery. */
  readonly media_gallery_entries: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly related_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly style_code: Scalars['String']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly special_price: Maybe<Scalars['Float']['output']>;
  readonly special_from_date: Maybe<Scalars['String']['output']>;
  readonly special_to_date: Maybe<Scalars['String']['output']>;
  readonly swatch_image: Maybe<Scalars['String']['output']>;
  readonly type_id: Maybe<Scalars['String']['output']>;
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly tier_prices: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly reviews: ProductReviews;
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly downloadable_product_samples: Maybe<ReadonlyArray<Maybe<DownloadableProductSamples>>>;
  readonly downloadable_product_links: Maybe<ReadonlyArray<Maybe<DownloadableProductLinks>>>;
  readonly links_purchased_separately: Maybe<Scalars['Int']['output']>;
  readonly links_title: Maybe<Scalars['String']['output']>;
};


export type DownloadableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type DownloadableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type DownloadableFileTypeEnum =
  | 'FILE'
  | 'URL';

export type DownloadableProductLinks = {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly price: Maybe<Scalars['Float']['output']>;
  readonly sample_url: Maybe<Scalars['String']['output']>;
  /** @deprecated Not for shoppers. */
  readonly is_shareable: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Not for shoppers. */
  readonly number_of_downloads: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use sample_url. */
  readonly link_type: Maybe<DownloadableFileTypeEnum>;
  /** @deprecated Use sample_url. */
  readonly sample_type: Maybe<DownloadableFileTypeEnum>;
  /** @deprecated Use sample_url. */
  readonly sample_file: Maybe<Scalars['String']['output']>;
};

export type DownloadableProductSamples = {
  /** @deprecated Not for shoppers. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly sample_url: Maybe<Scalars['String']['output']>;
  /** @deprecated Use sample_url. */
  readonly sample_type: Maybe<DownloadableFileTypeEnum>;
  /** @deprecated Use sample_url. */
  readonly sample_file: Maybe<Scalars['String']['output']>;
};

export type GroupedProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly web_display_name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly url_rewrites: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keyword: Maybe<Scalars['String']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly categories: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  /** @deprecated Kept for older clients. */
  readonly attribute_set_id: Maybe<Scalars['Int']['output']>;
  readonly stock_status: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  readonly is_low_stock: Scalars['Boolean']['output'];
  readonly price_range: PriceRange;
  /** @deprecated Use price_range. */
  readonly price: Maybe<ProductPrices>;
  readonly price_tiers: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rrp: Maybe<Scalars['Float']['output']>;
  readonly rrp_nzd: Maybe<Scalars['Float']['output']>;
  readonly now_price: Maybe<Scalars['Float']['output']>;
  readonly new_from_date: Maybe<Scalars['String']['output']>;
  readonly new_to_date: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<ComplexTextValue>;
  readonly short_description: Maybe<ComplexTextValue>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly brand_data: Maybe<Brand>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly colour_swatch: Maybe<SwatchDataInterface>;
  readonly colour_siblings: ReadonlyArray<ProductInterface>;
  readonly heel_height: Maybe<Scalars['String']['output']>;
  readonly selling_feature_1: Maybe<Scalars['String']['output']>;
  readonly selling_feature_2: Maybe<Scalars['String']['output']>;
  readonly selling_feature_3: Maybe<Scalars['String']['output']>;
  readonly selling_feature_4: Maybe<Scalars['String']['output']>;
  readonly selling_feature_5: Maybe<Scalars['String']['output']>;
  readonly care: Maybe<Scalars['String']['output']>;
  readonly fit_notes: Maybe<Scalars['String']['output']>;
  readonly sole_material: Maybe<Scalars['String']['output']>;
  readonly lining: Maybe<Scalars['String']['output']>;
  readonly size_scale: Maybe<Scalars['String']['output']>;
  readonly sizemap: Maybe<Scalars['String']['output']>;
  readonly sizescalemap: Maybe<Scalars['String']['output']>;
  readonly trend_2: Maybe<Scalars['String']['output']>;
  readonly product_category_tags: ReadonlyArray<ProductCategoryTag>;
  readonly custom_attributesV2: Maybe<ProductCustomAttributes>;
  readonly image: Maybe<ProductImage>;
  readonly small_image: Maybe<ProductImage>;
  readonly thumbnail: Maybe<ProductImage>;
  readonly media_gallery: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly hover_image: Maybe<ProductImage>;
  /** @deprecated Use media_gallery. */
  readonly media_gallery_entries: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly related_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly style_code: Scalars['String']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly special_price: Maybe<Scalars['Float']['output']>;
  readonly special_from_date: Maybe<Scalars['String']['output']>;
  readonly special_to_date: Maybe<Scalars['String']['output']>;
  readonly swatch_image: Maybe<Scalars['String']['output']>;
  readonly type_id: Maybe<Scalars['String']['output']>;
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly tier_prices: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly reviews: ProductReviews;
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
  readonly weight: Maybe<Scalars['Float']['output']>;
  readonly items: Maybe<ReadonlyArray<Maybe<GroupedProductItem>>>;
};


export type GroupedProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type GroupedProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupedProductItem = {
  readonly qty: Maybe<Scalars['Float']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly product: Maybe<ProductInterface>;
};

export type ConfigurableProductOptions = {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly attribute_code: Maybe<Scalars['String']['output']>;
  /** @deprecated Use attribute_uid. */
  readonly attribute_id: Maybe<Scalars['String']['output']>;
  /** @deprecated Use attribute_uid. */
  readonly attribute_id_v2: Maybe<Scalars['Int']['output']>;
  readonly attribute_uid: Scalars['ID']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use the product's uid. */
  readonly product_id: Maybe<Scalars['Int']['output']>;
  readonly use_default: Maybe<Scalars['Boolean']['output']>;
  readonly values: Maybe<ReadonlyArray<Maybe<ConfigurableProductOptionsValues>>>;
};

export type ConfigurableProductOptionsValues = {
  readonly uid: Maybe<Scalars['ID']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly default_label: Maybe<Scalars['String']['output']>;
  readonly store_label: Maybe<Scalars['String']['output']>;
  readonly use_default_value: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Use uid. */
  readonly value_index: Maybe<Scalars['Int']['output']>;
  readonly swatch_data: Maybe<SwatchDataInterface>;
  readonly size_conversion: Maybe<SizeConversion>;
};

export type ConfigurableVariant = {
  readonly attributes: Maybe<ReadonlyArray<Maybe<ConfigurableAttributeOption>>>;
  readonly product: Maybe<SimpleProduct>;
  readonly size_attributes: Maybe<VariantSizeAttributes>;
};

export type ConfigurableAttributeOption = {
  readonly uid: Scalars['ID']['output'];
  readonly code: Maybe<Scalars['String']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly value_index: Maybe<Scalars['Int']['output']>;
};

export type VariantSizeAttributes = {
  readonly size: Scalars['String']['output'];
  readonly size_scale: Maybe<Scalars['String']['output']>;
  readonly width: Maybe<Scalars['String']['output']>;
  readonly conversion: Maybe<SizeConversion>;
  readonly width_mm: Maybe<Scalars['Int']['output']>;
  readonly weight_grams: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableProductOptionsSelection = {
  readonly configurable_options: Maybe<ReadonlyArray<Maybe<ConfigurableProductOption>>>;
  readonly options_available_for_selection: Maybe<ReadonlyArray<Maybe<ConfigurableOptionAvailableForSelection>>>;
  readonly media_gallery: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly variant: Maybe<SimpleProduct>;
};

export type ConfigurableProductOption = {
  readonly uid: Scalars['ID']['output'];
  readonly attribute_code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly values: Maybe<ReadonlyArray<Maybe<ConfigurableProductOptionValue>>>;
};

export type ConfigurableProductOptionValue = {
  readonly uid: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly is_use_default: Scalars['Boolean']['output'];
  readonly swatch: Maybe<SwatchDataInterface>;
};

export type ConfigurableOptionAvailableForSelection = {
  readonly attribute_code: Scalars['String']['output'];
  readonly option_value_uids: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
};

export type ComplexTextValue = {
  readonly html: Scalars['String']['output'];
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type PriceRange = {
  readonly minimum_price: ProductPrice;
  readonly maximum_price: Maybe<ProductPrice>;
};

export type ProductPrice = {
  readonly regular_price: Money;
  readonly final_price: Money;
  readonly discount: Maybe<ProductDiscount>;
};

export type ProductDiscount = {
  readonly amount_off: Maybe<Scalars['Float']['output']>;
  readonly percent_off: Maybe<Scalars['Float']['output']>;
};

export type ProductPrices = {
  /** @deprecated Use price_range. */
  readonly regularPrice: Maybe<Price>;
  /** @deprecated Use price_range. */
  readonly minimalPrice: Maybe<Price>;
  /** @deprecated Use price_range. */
  readonly maximalPrice: Maybe<Price>;
};

export type Price = {
  /** @deprecated Use price_range. */
  readonly amount: Maybe<Money>;
};

export type TierPrice = {
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly final_price: Maybe<Money>;
  readonly discount: Maybe<ProductDiscount>;
};

export type ProductCategoryTag = {
  readonly tag_type: ProductCategoryTagType;
  readonly text: Scalars['String']['output'];
  readonly text_colour: Scalars['String']['output'];
  readonly background_colour: Scalars['String']['output'];
};

export type ProductCategoryTagType =
  | 'generic'
  | 'promotion';

export type MediaGalleryInterface = {
  readonly url: Maybe<Scalars['String']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly disabled: Maybe<Scalars['Boolean']['output']>;
  readonly types: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
};

export type ProductImage = MediaGalleryInterface & {
  readonly url: Maybe<Scalars['String']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly disabled: Maybe<Scalars['Boolean']['output']>;
  readonly types: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly width: Maybe<Scalars['Int']['output']>;
  readonly height: Maybe<Scalars['Int']['output']>;
  readonly sizes: ReadonlyArray<ProductImageSize>;
};

export type ProductImageSize = {
  readonly url: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
};

export type ProductVideo = MediaGalleryInterface & {
  readonly url: Maybe<Scalars['String']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly disabled: Maybe<Scalars['Boolean']['output']>;
  readonly types: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly video_content: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type ProductMediaGalleryEntriesVideoContent = {
  readonly media_type: Maybe<Scalars['String']['output']>;
  readonly video_provider: Maybe<Scalars['String']['output']>;
  readonly video_url: Maybe<Scalars['String']['output']>;
  readonly video_title: Maybe<Scalars['String']['output']>;
  readonly video_description: Maybe<Scalars['String']['output']>;
  readonly video_metadata: Maybe<Scalars['String']['output']>;
};

export type MediaGalleryEntry = {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly file: Maybe<Scalars['String']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly disabled: Maybe<Scalars['Boolean']['output']>;
};

export type UrlRewrite = {
  readonly url: Maybe<Scalars['String']['output']>;
  readonly parameters: Maybe<ReadonlyArray<Maybe<HttpQueryParameter>>>;
};

export type HttpQueryParameter = {
  readonly name: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<Scalars['String']['output']>;
};

export type Brand = {
  readonly value: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly logo: Maybe<ProductImage>;
  readonly description: Maybe<ComplexTextValue>;
  readonly is_featured: Scalars['Boolean']['output'];
  readonly product_count: Scalars['Int']['output'];
  readonly origin: Maybe<Scalars['String']['output']>;
  readonly picture: Maybe<Scalars['String']['output']>;
  readonly fit_verdict: Maybe<FitVerdict>;
};

export type CategoryInterface = {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly path: Maybe<Scalars['String']['output']>;
  readonly level: Maybe<Scalars['Int']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly include_in_menu: Maybe<Scalars['Int']['output']>;
  readonly is_anchor: Maybe<Scalars['Int']['output']>;
  readonly display_mode: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keywords: Maybe<Scalars['String']['output']>;
  readonly default_sort_by: Maybe<Scalars['String']['output']>;
  readonly available_sort_by: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly children_count: Maybe<Scalars['String']['output']>;
  readonly product_count: Maybe<Scalars['Int']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly products: Maybe<CategoryProducts>;
  readonly cms_block: Maybe<CmsBlock>;
};


export type CategoryInterfaceProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly path: Maybe<Scalars['String']['output']>;
  readonly level: Maybe<Scalars['Int']['output']>;
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly include_in_menu: Maybe<Scalars['Int']['output']>;
  readonly is_anchor: Maybe<Scalars['Int']['output']>;
  readonly display_mode: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keywords: Maybe<Scalars['String']['output']>;
  readonly default_sort_by: Maybe<Scalars['String']['output']>;
  readonly available_sort_by: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly children_count: Maybe<Scalars['String']['output']>;
  readonly product_count: Maybe<Scalars['Int']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly products: Maybe<CategoryProducts>;
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
  readonly children: Maybe<ReadonlyArray<Maybe<CategoryTree>>>;
  readonly cms_block: Maybe<CmsBlock>;
};


export type CategoryTreeProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryResult = {
  readonly items: Maybe<ReadonlyArray<Maybe<CategoryTree>>>;
  readonly total_count: Maybe<Scalars['Int']['output']>;
  readonly page_info: Maybe<SearchResultPageInfo>;
};

export type CategoryProducts = {
  readonly items: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly total_count: Maybe<Scalars['Int']['output']>;
  readonly page_info: Maybe<SearchResultPageInfo>;
};

export type Breadcrumb = {
  readonly category_uid: Scalars['ID']['output'];
  readonly category_name: Maybe<Scalars['String']['output']>;
  readonly category_level: Maybe<Scalars['Int']['output']>;
  readonly category_url_key: Maybe<Scalars['String']['output']>;
  readonly category_url_path: Maybe<Scalars['String']['output']>;
};

export type CategoryFilterInput = {
  readonly category_uid?: InputMaybe<FilterEqualTypeInput>;
  readonly url_path?: InputMaybe<FilterEqualTypeInput>;
  readonly url_key?: InputMaybe<FilterEqualTypeInput>;
  readonly ids?: InputMaybe<FilterEqualTypeInput>;
  readonly parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  readonly parent_id?: InputMaybe<FilterEqualTypeInput>;
  readonly name?: InputMaybe<FilterMatchTypeInput>;
};

export type ProductAdditionalData = {
  readonly sku: Scalars['String']['output'];
  readonly price_range: PriceRange;
  readonly stock_status: ProductStockStatus;
  readonly variants: ReadonlyArray<ProductVariantData>;
  readonly stocks: ReadonlyArray<ProductStock>;
  readonly delivery_promise: DeliveryPromise;
  readonly kept_sizes: ReadonlyArray<KeptSize>;
};


export type ProductAdditionalDataDelivery_PromiseArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};

export type ProductVariantData = {
  readonly sku: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly attributes: ReadonlyArray<ConfigurableAttributeOption>;
  readonly size_attributes: Maybe<VariantSizeAttributes>;
  readonly stock_status: ProductStockStatus;
  readonly price: ProductPrice;
};

export type ProductStock = {
  readonly sku: Scalars['String']['output'];
  readonly stock_status: ProductStockStatus;
  readonly quantity: Scalars['Float']['output'];
  readonly is_low_stock: Scalars['Boolean']['output'];
  readonly is_available_for_delivery: Scalars['Boolean']['output'];
  readonly is_available_for_cnc: Scalars['Boolean']['output'];
};

export type RecommendationKind =
  | 'GOES_WITH'
  | 'SIMILAR';

export type RecommendationList = {
  readonly title: Maybe<Scalars['String']['output']>;
  readonly items: ReadonlyArray<ProductInterface>;
};

export type AttributeInput = {
  readonly attribute_code?: InputMaybe<Scalars['String']['input']>;
  readonly entity_type?: InputMaybe<Scalars['String']['input']>;
};

export type CustomAttributeMetadata = {
  readonly items: Maybe<ReadonlyArray<Maybe<Attribute>>>;
};

export type Attribute = {
  readonly attribute_code: Maybe<Scalars['String']['output']>;
  readonly attribute_type: Maybe<Scalars['String']['output']>;
  readonly entity_type: Maybe<Scalars['String']['output']>;
  readonly input_type: Maybe<Scalars['String']['output']>;
  readonly attribute_options: Maybe<ReadonlyArray<Maybe<AttributeOption>>>;
  readonly storefront_properties: Maybe<StorefrontProperties>;
};

export type AttributeOption = {
  readonly label: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<Scalars['String']['output']>;
};

export type StorefrontProperties = {
  readonly position: Maybe<Scalars['Int']['output']>;
  readonly use_in_layered_navigation: Maybe<UseInLayeredNavigationOptions>;
  readonly use_in_search_results_layered_navigation: Maybe<Scalars['Boolean']['output']>;
  readonly use_in_product_listing: Maybe<Scalars['Boolean']['output']>;
  readonly visible_on_catalog_pages: Maybe<Scalars['Boolean']['output']>;
};

export type UseInLayeredNavigationOptions =
  | 'NO'
  | 'FILTERABLE_WITH_RESULTS'
  | 'FILTERABLE_NO_RESULT';

export type AttributesMetadataOutput = {
  readonly items: ReadonlyArray<Maybe<CustomAttributeMetadataInterface>>;
  readonly errors: ReadonlyArray<Maybe<AttributeMetadataError>>;
};

export type AttributeMetadataError = {
  readonly type: AttributeMetadataErrorType;
  readonly message: Scalars['String']['output'];
};

export type AttributeMetadataErrorType =
  | 'ENTITY_NOT_FOUND'
  | 'ATTRIBUTE_NOT_FOUND'
  | 'FILTER_NOT_FOUND'
  | 'UNDEFINED';

export type CustomAttributeMetadataInterface = {
  readonly code: Scalars['ID']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_input: Maybe<AttributeFrontendInputEnum>;
  readonly frontend_class: Maybe<Scalars['String']['output']>;
  readonly default_value: Maybe<Scalars['String']['output']>;
  readonly is_required: Scalars['Boolean']['output'];
  readonly is_unique: Scalars['Boolean']['output'];
  readonly options: ReadonlyArray<Maybe<CustomAttributeOptionInterface>>;
};

export type CatalogAttributeMetadata = CustomAttributeMetadataInterface & {
  readonly code: Scalars['ID']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_input: Maybe<AttributeFrontendInputEnum>;
  readonly frontend_class: Maybe<Scalars['String']['output']>;
  readonly default_value: Maybe<Scalars['String']['output']>;
  readonly is_required: Scalars['Boolean']['output'];
  readonly is_unique: Scalars['Boolean']['output'];
  readonly options: ReadonlyArray<Maybe<CustomAttributeOptionInterface>>;
  readonly is_filterable: Maybe<Scalars['Boolean']['output']>;
  readonly is_searchable: Maybe<Scalars['Boolean']['output']>;
  readonly used_in_product_listing: Maybe<Scalars['Boolean']['output']>;
  readonly is_html_allowed_on_front: Maybe<Scalars['Boolean']['output']>;
  readonly is_wysiwyg_enabled: Maybe<Scalars['Boolean']['output']>;
  readonly is_used_for_promo_rules: Maybe<Scalars['Boolean']['output']>;
  readonly swatch_input_type: Maybe<SwatchInputTypeEnum>;
  readonly update_product_preview_image: Maybe<Scalars['Boolean']['output']>;
  readonly use_product_image_for_swatch: Maybe<Scalars['Boolean']['output']>;
};

export type SwatchInputTypeEnum =
  | 'DROPDOWN'
  | 'VISUAL'
  | 'TEXT'
  | 'UNDEFINED';

export type ReturnItemAttributeMetadata = CustomAttributeMetadataInterface & {
  readonly code: Scalars['ID']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_input: Maybe<AttributeFrontendInputEnum>;
  readonly frontend_class: Maybe<Scalars['String']['output']>;
  readonly default_value: Maybe<Scalars['String']['output']>;
  readonly is_required: Scalars['Boolean']['output'];
  readonly is_unique: Scalars['Boolean']['output'];
  readonly options: ReadonlyArray<Maybe<CustomAttributeOptionInterface>>;
  readonly input_filter: Maybe<InputFilterEnum>;
  readonly multiline_count: Maybe<Scalars['Int']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly validate_rules: Maybe<ReadonlyArray<Maybe<ValidationRule>>>;
};

export type InputFilterEnum =
  | 'NONE'
  | 'DATE'
  | 'TRIM'
  | 'STRIPTAGS'
  | 'ESCAPEHTML';

export type ValidationRule = {
  readonly name: Maybe<ValidationRuleEnum>;
  readonly value: Maybe<Scalars['String']['output']>;
};

export type ValidationRuleEnum =
  | 'DATE_RANGE_MAX'
  | 'DATE_RANGE_MIN'
  | 'INPUT_VALIDATION'
  | 'MAX_TEXT_LENGTH'
  | 'MIN_TEXT_LENGTH';

export type AttributeMetadata = CustomAttributeMetadataInterface & {
  readonly code: Scalars['ID']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_input: Maybe<AttributeFrontendInputEnum>;
  readonly frontend_class: Maybe<Scalars['String']['output']>;
  readonly default_value: Maybe<Scalars['String']['output']>;
  readonly is_required: Scalars['Boolean']['output'];
  readonly is_unique: Scalars['Boolean']['output'];
  readonly options: ReadonlyArray<Maybe<CustomAttributeOptionInterface>>;
};

export type CustomAttributeOptionInterface = {
  readonly value: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly is_default: Scalars['Boolean']['output'];
};

export type AttributeOptionMetadata = CustomAttributeOptionInterface & {
  readonly value: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly is_default: Scalars['Boolean']['output'];
};

export type AttributeEntityTypeEnum =
  | 'CATALOG_PRODUCT'
  | 'CATALOG_CATEGORY'
  | 'CUSTOMER'
  | 'CUSTOMER_ADDRESS'
  | 'RMA_ITEM';

export type AttributeFrontendInputEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'WEIGHT'
  | 'UNDEFINED';

export type ProductCustomAttributes = {
  readonly items: ReadonlyArray<Maybe<AttributeValueInterface>>;
  readonly errors: ReadonlyArray<Maybe<AttributeMetadataError>>;
};

export type AttributeValueInterface = {
  readonly code: Scalars['ID']['output'];
};

export type AttributeValue = AttributeValueInterface & {
  readonly code: Scalars['ID']['output'];
  readonly value: Scalars['String']['output'];
};

export type AttributeSelectedOptions = AttributeValueInterface & {
  readonly code: Scalars['ID']['output'];
  readonly selected_options: ReadonlyArray<Maybe<AttributeSelectedOptionInterface>>;
};

export type AttributeSelectedOptionInterface = {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type AttributeSelectedOption = AttributeSelectedOptionInterface & {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type AttributeFilterInput = {
  readonly is_visible_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_filterable?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_filterable_in_search?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_searchable?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_comparable?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_html_allowed_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_used_for_customer_segment?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_used_for_price_rules?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_used_for_promo_rules?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_visible_in_advanced_search?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_wysiwyg_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly used_in_product_listing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProductStockAlertOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
};

export type ProductTierPrices = {
  readonly customer_group_id: Maybe<Scalars['String']['output']>;
  readonly percentage_value: Maybe<Scalars['Float']['output']>;
  readonly qty: Maybe<Scalars['Float']['output']>;
  readonly value: Maybe<Scalars['Float']['output']>;
  readonly website_id: Maybe<Scalars['Float']['output']>;
};

export type LayerFilter = {
  readonly name: Maybe<Scalars['String']['output']>;
  readonly request_var: Maybe<Scalars['String']['output']>;
  readonly filter_items_count: Maybe<Scalars['Int']['output']>;
  readonly filter_items: Maybe<ReadonlyArray<Maybe<LayerFilterItemInterface>>>;
};

export type LayerFilterItemInterface = {
  readonly label: Maybe<Scalars['String']['output']>;
  readonly value_string: Maybe<Scalars['String']['output']>;
  readonly items_count: Maybe<Scalars['Int']['output']>;
};

export type LayerFilterItem = LayerFilterItemInterface & {
  readonly label: Maybe<Scalars['String']['output']>;
  readonly value_string: Maybe<Scalars['String']['output']>;
  readonly items_count: Maybe<Scalars['Int']['output']>;
};

export type CollectionSize = {
  readonly sku: Scalars['String']['output'];
  readonly stores: ReadonlyArray<Store>;
};

export type StoreSearchResult = {
  readonly items: ReadonlyArray<Store>;
  readonly total_count: Scalars['Int']['output'];
  readonly page_info: SearchResultPageInfo;
  readonly location: Maybe<GeoPoint>;
  readonly places: ReadonlyArray<StorePlace>;
};

export type StorePlace = {
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly state: Maybe<Scalars['String']['output']>;
  readonly country_code: CountryCodeEnum;
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly nearest_store_name: Maybe<Scalars['String']['output']>;
  readonly nearest_distance: Maybe<Scalars['Float']['output']>;
};

export type GeoPoint = {
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
};

export type Store = {
  readonly store_id: Scalars['ID']['output'];
  readonly store_code: Scalars['String']['output'];
  readonly retek_store_id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly street: Maybe<Scalars['String']['output']>;
  readonly city: Maybe<Scalars['String']['output']>;
  readonly state: Maybe<Scalars['String']['output']>;
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly country_code: Maybe<CountryCodeEnum>;
  readonly time_zone: Scalars['String']['output'];
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly latitude: Maybe<Scalars['Float']['output']>;
  readonly longitude: Maybe<Scalars['Float']['output']>;
  readonly distance: Maybe<Scalars['Float']['output']>;
  readonly is_active: Scalars['Boolean']['output'];
  readonly enabled_for_cnc: Scalars['Boolean']['output'];
  readonly hours: ReadonlyArray<StoreHours>;
  readonly open_status: StoreOpenStatus;
  readonly stock: ReadonlyArray<StoreStock>;
  readonly can_collect_all: Scalars['Boolean']['output'];
  readonly special_hours: ReadonlyArray<StoreSpecialHours>;
  readonly services: ReadonlyArray<Scalars['String']['output']>;
  readonly collection_ready_at: Maybe<Scalars['String']['output']>;
};

export type ServiceDesk = {
  readonly hours_text: Scalars['String']['output'];
  readonly closed_days: ReadonlyArray<StoreSpecialHours>;
  readonly open_status: StoreOpenStatus;
};

export type StoreSpecialHours = {
  readonly date: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly is_closed: Scalars['Boolean']['output'];
  readonly opens: Maybe<Scalars['String']['output']>;
  readonly closes: Maybe<Scalars['String']['output']>;
};

export type StoreHours = {
  readonly weekday: Weekday;
  readonly is_closed: Scalars['Boolean']['output'];
  readonly opens: Maybe<Scalars['String']['output']>;
  readonly closes: Maybe<Scalars['String']['output']>;
};

export type Weekday =
  | 'MONDAY'
  | 'TUESDAY'
  | 'WEDNESDAY'
  | 'THURSDAY'
  | 'FRIDAY'
  | 'SATURDAY'
  | 'SUNDAY';

export type StoreOpenStatus = {
  readonly is_open: Scalars['Boolean']['output'];
  readonly closes_at: Maybe<Scalars['String']['output']>;
  readonly opens_at: Maybe<Scalars['String']['output']>;
};

export type StoreStock = {
  readonly sku: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly is_low_stock: Scalars['Boolean']['output'];
};

export type AreaInput = {
  readonly radius: Scalars['Int']['input'];
  readonly search_term: Scalars['String']['input'];
};

export type PickupLocationFilterInput = {
  readonly name?: InputMaybe<FilterTypeInput>;
  readonly pickup_location_code?: InputMaybe<FilterTypeInput>;
  readonly country_id?: InputMaybe<FilterTypeInput>;
  readonly postcode?: InputMaybe<FilterTypeInput>;
  readonly region?: InputMaybe<FilterTypeInput>;
  readonly region_id?: InputMaybe<FilterTypeInput>;
  readonly city?: InputMaybe<FilterTypeInput>;
  readonly street?: InputMaybe<FilterTypeInput>;
};

export type FilterTypeInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly finset?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly gt?: InputMaybe<Scalars['String']['input']>;
  readonly gteq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly like?: InputMaybe<Scalars['String']['input']>;
  readonly lt?: InputMaybe<Scalars['String']['input']>;
  readonly lteq?: InputMaybe<Scalars['String']['input']>;
  readonly moreq?: InputMaybe<Scalars['String']['input']>;
  readonly neq?: InputMaybe<Scalars['String']['input']>;
  readonly nin?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly notnull?: InputMaybe<Scalars['String']['input']>;
  readonly null?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type PickupLocationSortInput = {
  readonly name?: InputMaybe<SortEnum>;
  readonly pickup_location_code?: InputMaybe<SortEnum>;
  readonly distance?: InputMaybe<SortEnum>;
  readonly country_id?: InputMaybe<SortEnum>;
  readonly region?: InputMaybe<SortEnum>;
  readonly region_id?: InputMaybe<SortEnum>;
  readonly city?: InputMaybe<SortEnum>;
  readonly street?: InputMaybe<SortEnum>;
  readonly postcode?: InputMaybe<SortEnum>;
  readonly longitude?: InputMaybe<SortEnum>;
  readonly latitude?: InputMaybe<SortEnum>;
  readonly email?: InputMaybe<SortEnum>;
  readonly fax?: InputMaybe<SortEnum>;
  readonly phone?: InputMaybe<SortEnum>;
  readonly contact_name?: InputMaybe<SortEnum>;
  readonly description?: InputMaybe<SortEnum>;
};

export type ProductInfoInput = {
  readonly sku: Scalars['String']['input'];
};

export type PickupLocations = {
  readonly items: Maybe<ReadonlyArray<Maybe<PickupLocation>>>;
  readonly page_info: Maybe<SearchResultPageInfo>;
  readonly total_count: Maybe<Scalars['Int']['output']>;
};

export type PickupLocation = {
  readonly pickup_location_code: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly fax: Maybe<Scalars['String']['output']>;
  readonly contact_name: Maybe<Scalars['String']['output']>;
  readonly latitude: Maybe<Scalars['Float']['output']>;
  readonly longitude: Maybe<Scalars['Float']['output']>;
  readonly country_id: Maybe<Scalars['String']['output']>;
  readonly region_id: Maybe<Scalars['Int']['output']>;
  readonly region: Maybe<Scalars['String']['output']>;
  readonly city: Maybe<Scalars['String']['output']>;
  readonly street: Maybe<Scalars['String']['output']>;
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
};

export type SearchesInput = {
  readonly search: Scalars['String']['input'];
  readonly count: Scalars['Int']['input'];
  readonly visitors: Scalars['Int']['input'];
};

export type FredhopperFilterInput = {
  readonly attribute_code: Scalars['String']['input'];
  readonly equal?: InputMaybe<FredhopperEqualInput>;
  readonly include?: InputMaybe<FredhopperIncludeInput>;
  readonly range?: InputMaybe<FredhopperRangeInput>;
};

export type FredhopperEqualInput = {
  readonly eq: Scalars['String']['input'];
};

export type FredhopperIncludeInput = {
  readonly in: ReadonlyArray<Scalars['String']['input']>;
};

export type FredhopperRangeInput = {
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type InStoreNearInput = {
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
  readonly radius: Scalars['Float']['input'];
  readonly size: Scalars['String']['input'];
};

export type FredhopperData = {
  readonly items: ReadonlyArray<ProductInterface>;
  readonly total_count: Scalars['Int']['output'];
  readonly page_info: SearchResultPageInfo;
  readonly aggregations: ReadonlyArray<Aggregation>;
  readonly applied_sort: SortOption;
  readonly applied_filters: ReadonlyArray<AppliedFilter>;
  readonly suggestions: Maybe<FredhopperSuggestions>;
  readonly redirect_url: Maybe<Scalars['String']['output']>;
  readonly search_reading: Maybe<SearchReading>;
  readonly in_store: Maybe<InStoreListing>;
};

export type InStoreListing = {
  readonly hidden_count: Scalars['Int']['output'];
  readonly items: ReadonlyArray<InStoreItem>;
};

export type InStoreItem = {
  readonly sku: Scalars['String']['output'];
  readonly variant_sku: Scalars['String']['output'];
  readonly store_code: Scalars['String']['output'];
  readonly store_name: Scalars['String']['output'];
  readonly distance: Scalars['Float']['output'];
  readonly is_last: Scalars['Boolean']['output'];
};

export type SearchReading = {
  readonly words: Scalars['String']['output'];
  readonly corrected: Maybe<Scalars['String']['output']>;
  readonly filters: ReadonlyArray<AppliedFilter>;
  readonly alternatives: ReadonlyArray<SearchSuggestion>;
};

export type SortOption = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly is_default: Scalars['Boolean']['output'];
};

export type AppliedFilter = {
  readonly attribute_code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly type: FilterType;
  readonly values: ReadonlyArray<AppliedFilterValue>;
  readonly from: Maybe<Scalars['Float']['output']>;
  readonly to: Maybe<Scalars['Float']['output']>;
};

export type AppliedFilterValue = {
  readonly value: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type FredhopperSuggestions = {
  readonly categories: ReadonlyArray<CategoryTree>;
  readonly keywords: ReadonlyArray<SearchSuggestion>;
  readonly products: ReadonlyArray<ProductInterface>;
};

export type CmsPage = RoutableInterface & {
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
  readonly identifier: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
  readonly content_heading: Maybe<Scalars['String']['output']>;
  readonly content: Maybe<Scalars['String']['output']>;
  readonly page_layout: Maybe<Scalars['String']['output']>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keywords: Maybe<Scalars['String']['output']>;
  readonly updated_on: Maybe<Scalars['String']['output']>;
  readonly in_force_from: Maybe<Scalars['String']['output']>;
  readonly version_note: Maybe<Scalars['String']['output']>;
  readonly earlier_versions: ReadonlyArray<CmsPageVersion>;
  readonly story: Maybe<Story>;
};

export type CmsPageVersion = {
  readonly version: Scalars['Int']['output'];
  readonly in_force_from: Maybe<Scalars['String']['output']>;
  readonly in_force_to: Scalars['String']['output'];
  readonly note: Maybe<Scalars['String']['output']>;
};

export type Story = {
  readonly path: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly topic: Scalars['String']['output'];
  readonly topic_label: Scalars['String']['output'];
  readonly author: Scalars['String']['output'];
  readonly day: Scalars['String']['output'];
  readonly intro: Scalars['String']['output'];
  readonly picture: Scalars['String']['output'];
  readonly picture_text: Scalars['String']['output'];
  readonly minutes: Scalars['Int']['output'];
  readonly shoes: ReadonlyArray<Scalars['String']['output']>;
};

export type CmsBlocks = {
  readonly items: Maybe<ReadonlyArray<Maybe<CmsBlock>>>;
};

export type CmsBlock = {
  readonly identifier: Maybe<Scalars['String']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
  readonly content: Maybe<Scalars['String']['output']>;
  readonly data: Maybe<Scalars['String']['output']>;
};

export type EntityUrl = {
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly entity_uid: Maybe<Scalars['ID']['output']>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirectCode: Maybe<Scalars['Int']['output']>;
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
};

export type IsEmailAvailableOutput = {
  readonly is_email_available: Maybe<Scalars['Boolean']['output']>;
  readonly has_set_password: Maybe<Scalars['Boolean']['output']>;
};

export type ValidateRPTokenOutput = {
  readonly is_valid: Maybe<Scalars['Boolean']['output']>;
  readonly error_code: Maybe<Scalars['String']['output']>;
};

export type CustomerToken = {
  readonly token: Maybe<Scalars['String']['output']>;
  readonly lifetime_seconds: Maybe<Scalars['Int']['output']>;
  readonly device_token: Maybe<Scalars['String']['output']>;
};

export type AddressSuggestion = {
  readonly label: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly region: Scalars['String']['output'];
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly country_code: CountryCodeEnum;
};

export type CustomerDataExport = {
  readonly file_name: Scalars['String']['output'];
  readonly json: Scalars['String']['output'];
};

export type CustomerSession = {
  readonly id: Scalars['ID']['output'];
  readonly device: Maybe<Scalars['String']['output']>;
  readonly signed_in_at: Scalars['String']['output'];
  readonly last_seen_at: Scalars['String']['output'];
  readonly is_current: Scalars['Boolean']['output'];
  readonly is_staff: Scalars['Boolean']['output'];
};

export type RevokeCustomerTokenOutput = {
  readonly result: Scalars['Boolean']['output'];
};

export type CustomerOutput = {
  readonly customer: Customer;
};

export type Customer = {
  readonly id: Scalars['ID']['output'];
  readonly customer_id: Scalars['ID']['output'];
  readonly prefix: Maybe<Scalars['String']['output']>;
  readonly firstname: Maybe<Scalars['String']['output']>;
  readonly middlename: Maybe<Scalars['String']['output']>;
  readonly lastname: Maybe<Scalars['String']['output']>;
  readonly suffix: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly gender: Maybe<Scalars['Int']['output']>;
  readonly date_of_birth: Maybe<Scalars['String']['output']>;
  /** @deprecated Use date_of_birth. */
  readonly dob: Maybe<Scalars['String']['output']>;
  readonly taxvat: Maybe<Scalars['String']['output']>;
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly is_subscribed: Maybe<Scalars['Boolean']['output']>;
  readonly default_shipping: Maybe<Scalars['String']['output']>;
  readonly default_billing: Maybe<Scalars['String']['output']>;
  readonly addresses: Maybe<ReadonlyArray<Maybe<CustomerAddress>>>;
  readonly custom_attributes: Maybe<ReadonlyArray<Maybe<AttributeValueInterface>>>;
  readonly allow_remote_shopping_assistance: Scalars['Boolean']['output'];
  readonly is_email_confirmed: Scalars['Boolean']['output'];
  readonly is_staff_session: Scalars['Boolean']['output'];
  readonly renewed_token: Maybe<CustomerToken>;
  readonly purchase_orders_enabled: Scalars['Boolean']['output'];
  readonly group_id: Maybe<Scalars['Int']['output']>;
  readonly addressesV2: Maybe<CustomerAddresses>;
  readonly compare_list: Maybe<CompareList>;
  readonly wishlists: ReadonlyArray<Maybe<Wishlist>>;
  readonly wishlist_v2: Maybe<Wishlist>;
  /** @deprecated Use wishlists. */
  readonly wishlist: Wishlist;
  readonly orders: Maybe<CustomerOrders>;
  readonly reviews: ProductReviews;
  readonly returns: Maybe<Returns>;
  readonly return: Maybe<Return>;
};


export type CustomerCustom_AttributesArgs = {
  attributeCodes?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type CustomerAddressesV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlistsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


export type CustomerOrdersArgs = {
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerOrderSortInput>;
  scope?: InputMaybe<ScopeTypeEnum>;
};


export type CustomerReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerReturnsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerReturnArgs = {
  uid: Scalars['ID']['input'];
};

export type CustomerAddress = {
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly prefix: Maybe<Scalars['String']['output']>;
  readonly firstname: Maybe<Scalars['String']['output']>;
  readonly middlename: Maybe<Scalars['String']['output']>;
  readonly lastname: Maybe<Scalars['String']['output']>;
  readonly suffix: Maybe<Scalars['String']['output']>;
  readonly company: Maybe<Scalars['String']['output']>;
  readonly street: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly city: Maybe<Scalars['String']['output']>;
  readonly region: Maybe<CustomerAddressRegion>;
  readonly region_id: Maybe<Scalars['Int']['output']>;
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly country_code: Maybe<CountryCodeEnum>;
  readonly telephone: Maybe<Scalars['String']['output']>;
  readonly fax: Maybe<Scalars['String']['output']>;
  readonly vat_id: Maybe<Scalars['String']['output']>;
  readonly default_billing: Maybe<Scalars['Boolean']['output']>;
  readonly default_shipping: Maybe<Scalars['Boolean']['output']>;
  readonly custom_attributesV2: ReadonlyArray<Maybe<AttributeValueInterface>>;
  readonly uid: Maybe<Scalars['ID']['output']>;
  /** @deprecated Use custom_attributesV2. */
  readonly custom_attributes: Maybe<ReadonlyArray<Maybe<CustomerAddressAttribute>>>;
};


export type CustomerAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type CustomerAddressRegion = {
  readonly region: Maybe<Scalars['String']['output']>;
  readonly region_code: Maybe<Scalars['String']['output']>;
  readonly region_id: Maybe<Scalars['Int']['output']>;
};

export type CustomerCreateInput = {
  readonly email: Scalars['String']['input'];
  readonly firstname: Scalars['String']['input'];
  readonly lastname: Scalars['String']['input'];
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<Scalars['Int']['input']>;
  readonly date_of_birth?: InputMaybe<Scalars['String']['input']>;
  readonly dob?: InputMaybe<Scalars['String']['input']>;
  readonly taxvat?: InputMaybe<Scalars['String']['input']>;
  readonly is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  readonly custom_attributes?: InputMaybe<ReadonlyArray<InputMaybe<AttributeValueInput>>>;
};

export type CustomerInput = {
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstname?: InputMaybe<Scalars['String']['input']>;
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<Scalars['Int']['input']>;
  readonly date_of_birth?: InputMaybe<Scalars['String']['input']>;
  readonly dob?: InputMaybe<Scalars['String']['input']>;
  readonly taxvat?: InputMaybe<Scalars['String']['input']>;
  readonly is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CustomerUpdateInput = {
  readonly firstname?: InputMaybe<Scalars['String']['input']>;
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<Scalars['Int']['input']>;
  readonly date_of_birth?: InputMaybe<Scalars['String']['input']>;
  readonly dob?: InputMaybe<Scalars['String']['input']>;
  readonly taxvat?: InputMaybe<Scalars['String']['input']>;
  readonly is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  readonly custom_attributes?: InputMaybe<ReadonlyArray<InputMaybe<AttributeValueInput>>>;
};

export type AttributeValueInput = {
  readonly attribute_code: Scalars['String']['input'];
  readonly value?: InputMaybe<Scalars['String']['input']>;
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<AttributeInputSelectedOption>>>;
};

export type AttributeInputSelectedOption = {
  readonly value: Scalars['String']['input'];
};

export type CustomerAddressInput = {
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly firstname?: InputMaybe<Scalars['String']['input']>;
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly street?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<CustomerAddressRegionInput>;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly country_code?: InputMaybe<CountryCodeEnum>;
  readonly country_id?: InputMaybe<CountryCodeEnum>;
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  readonly fax?: InputMaybe<Scalars['String']['input']>;
  readonly vat_id?: InputMaybe<Scalars['String']['input']>;
  readonly default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  readonly default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CustomerAddressRegionInput = {
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly region_code?: InputMaybe<Scalars['String']['input']>;
  readonly region_id?: InputMaybe<Scalars['Int']['input']>;
};

export type AttributesFormOutput = {
  readonly items: ReadonlyArray<Maybe<CustomAttributeMetadataInterface>>;
  readonly errors: ReadonlyArray<Maybe<AttributeMetadataError>>;
};

export type CustomerAttributeMetadata = CustomAttributeMetadataInterface & {
  readonly code: Scalars['ID']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_input: Maybe<AttributeFrontendInputEnum>;
  readonly frontend_class: Maybe<Scalars['String']['output']>;
  readonly default_value: Maybe<Scalars['String']['output']>;
  readonly is_required: Scalars['Boolean']['output'];
  readonly is_unique: Scalars['Boolean']['output'];
  readonly options: ReadonlyArray<Maybe<CustomAttributeOptionInterface>>;
  readonly input_filter: Maybe<InputFilterEnum>;
  readonly multiline_count: Maybe<Scalars['Int']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
  readonly validate_rules: Maybe<ReadonlyArray<Maybe<ValidationRule>>>;
};

export type CustomerAddresses = {
  readonly items: Maybe<ReadonlyArray<Maybe<CustomerAddress>>>;
  readonly page_info: Maybe<SearchResultPageInfo>;
  readonly total_count: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddressAttribute = {
  readonly attribute_code: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<Scalars['String']['output']>;
};

export type CustomerDownloadableProducts = {
  readonly items: Maybe<ReadonlyArray<Maybe<CustomerDownloadableProduct>>>;
};

export type CustomerDownloadableProduct = {
  readonly date: Maybe<Scalars['String']['output']>;
  readonly download_url: Maybe<Scalars['String']['output']>;
  readonly order_increment_id: Maybe<Scalars['String']['output']>;
  readonly remaining_downloads: Maybe<Scalars['String']['output']>;
  readonly status: Maybe<Scalars['String']['output']>;
};

export type ConfirmEmailInput = {
  readonly email: Scalars['String']['input'];
  readonly confirmation_key: Scalars['String']['input'];
};

export type CompareList = {
  readonly uid: Scalars['ID']['output'];
  readonly items: Maybe<ReadonlyArray<Maybe<ComparableItem>>>;
  readonly attributes: Maybe<ReadonlyArray<Maybe<ComparableAttribute>>>;
  readonly item_count: Scalars['Int']['output'];
};

export type ComparableItem = {
  readonly uid: Scalars['ID']['output'];
  readonly product: ProductInterface;
  readonly attributes: ReadonlyArray<Maybe<ProductAttribute>>;
};

export type ProductAttribute = {
  readonly code: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ComparableAttribute = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type CreateCompareListInput = {
  readonly products?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
};

export type AddProductsToCompareListInput = {
  readonly uid: Scalars['ID']['input'];
  readonly products: ReadonlyArray<InputMaybe<Scalars['ID']['input']>>;
  readonly position?: InputMaybe<Scalars['Int']['input']>;
};

export type RemoveProductsFromCompareListInput = {
  readonly uid: Scalars['ID']['input'];
  readonly products: ReadonlyArray<InputMaybe<Scalars['ID']['input']>>;
};

export type AssignCompareListToCustomerOutput = {
  readonly result: Scalars['Boolean']['output'];
  readonly compare_list: Maybe<CompareList>;
};

export type DeleteCompareListOutput = {
  readonly result: Scalars['Boolean']['output'];
};

export type Offers = {
  readonly current: ReadonlyArray<Offer>;
  readonly ended: ReadonlyArray<Offer>;
};

export type Offer = {
  readonly key: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly code: Maybe<Scalars['String']['output']>;
  readonly summary: Scalars['String']['output'];
  readonly terms: ReadonlyArray<Scalars['String']['output']>;
  readonly goods_path: Maybe<Scalars['String']['output']>;
  readonly shoes: ReadonlyArray<Scalars['String']['output']>;
  readonly ends_at: Maybe<Scalars['String']['output']>;
  readonly uses_limit: Maybe<Scalars['Int']['output']>;
  readonly uses_left: Maybe<Scalars['Int']['output']>;
  readonly is_first_order_only: Scalars['Boolean']['output'];
  readonly is_for_members: Scalars['Boolean']['output'];
};

export type AutomaticOffer = {
  readonly label: Scalars['String']['output'];
};

export type OfferHint = {
  readonly label: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type Cart = {
  readonly id: Scalars['ID']['output'];
  readonly email: Maybe<Scalars['String']['output']>;
  readonly is_virtual: Scalars['Boolean']['output'];
  readonly total_quantity: Scalars['Float']['output'];
  readonly items: Maybe<ReadonlyArray<Maybe<CartItemInterface>>>;
  readonly itemsV2: Maybe<CartItems>;
  readonly prices: Maybe<CartPrices>;
  /** @deprecated Use applied_coupons. */
  readonly applied_coupon: Maybe<AppliedCoupon>;
  readonly applied_coupons: Maybe<ReadonlyArray<Maybe<AppliedCoupon>>>;
  readonly applied_multi_coupons: ReadonlyArray<AppliedMultiCoupon>;
  readonly coupon_free_shipping_flag: Scalars['Boolean']['output'];
  readonly gift_message: Maybe<GiftMessage>;
  readonly offer_hints: ReadonlyArray<OfferHint>;
  readonly merge_notices: ReadonlyArray<MergeNotice>;
  readonly applied_gift_cards: Maybe<ReadonlyArray<Maybe<AppliedGiftCard>>>;
  readonly applied_loyalty_coupons: ReadonlyArray<AppliedCoupon>;
  readonly loyalty_checkout_error: Maybe<Scalars['String']['output']>;
  readonly shipping_addresses: ReadonlyArray<Maybe<ShippingCartAddress>>;
  readonly billing_address: Maybe<BillingCartAddress>;
  readonly selected_shipping_method_options: ReadonlyArray<SelectedShippingMethodOption>;
  readonly preferred_store_data: Maybe<PreferredStore>;
  readonly preferred_store_distance: Maybe<Scalars['Float']['output']>;
  readonly nominee_details: Maybe<NomineeDetails>;
  readonly fulfilment: Fulfilment;
  readonly is_fulfilment_auto_updated: Scalars['Boolean']['output'];
  readonly delivery_groups: ReadonlyArray<CartDeliveryGroup>;
  readonly available_payment_methods: Maybe<ReadonlyArray<Maybe<AvailablePaymentMethod>>>;
  readonly selected_payment_method: Maybe<SelectedPaymentMethod>;
  readonly authority_to_leave: AuthorityToLeave;
};


export type CartItemsV2Args = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};


export type CartPreferred_Store_DistanceArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type CartDelivery_GroupsArgs = {
  postcode?: InputMaybe<Scalars['String']['input']>;
};

export type MergeNotice = {
  readonly message: Scalars['String']['output'];
  readonly reason: MergeNoticeReason;
  readonly product_sku: Maybe<Scalars['String']['output']>;
  readonly quantity: Scalars['Float']['output'];
};

export type MergeNoticeReason =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SOLD'
  | 'HAS_COUPONS'
  | 'TOO_MANY_GIFT_CARDS';

export type AppliedCoupon = {
  readonly code: Scalars['String']['output'];
};

export type AppliedMultiCoupon = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly amount: Money;
};

export type CartItems = {
  readonly items: ReadonlyArray<Maybe<CartItemInterface>>;
  readonly total_count: Scalars['Int']['output'];
  readonly page_info: Maybe<SearchResultPageInfo>;
};

export type QuoteItemsSortInput = {
  readonly field: SortQuoteItemsEnum;
  readonly order: SortEnum;
};

export type SortQuoteItemsEnum =
  | 'ITEM_ID'
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'SKU'
  | 'NAME'
  | 'QTY'
  | 'PRICE'
  | 'ROW_TOTAL';

export type CartPrices = {
  readonly grand_total: Maybe<Money>;
  readonly subtotal_excluding_tax: Maybe<Money>;
  readonly subtotal_including_tax: Maybe<Money>;
  readonly subtotal_with_discount_excluding_tax: Maybe<Money>;
  readonly shipping_including_tax: Maybe<Money>;
  readonly total_before_gift_cards: Money;
  readonly total_savings: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly applied_taxes: Maybe<ReadonlyArray<Maybe<CartTaxItem>>>;
  readonly gift_options: Maybe<GiftOptionsPrices>;
  /** @deprecated Use discounts. */
  readonly discount: Maybe<CartDiscount>;
};

export type GiftOptionsPrices = {
  readonly printed_card: Maybe<Money>;
};

export type Discount = {
  readonly label: Scalars['String']['output'];
  readonly amount: Money;
  readonly applied_to: CartDiscountType;
  readonly coupon: Maybe<AppliedCoupon>;
  readonly is_loyalty: Scalars['Boolean']['output'];
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type CartTaxItem = {
  readonly label: Scalars['String']['output'];
  readonly amount: Money;
};

export type CartItemInterface = {
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly prices: Maybe<CartItemPrices>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message: Maybe<Scalars['String']['output']>;
  readonly max_qty: Maybe<Scalars['Float']['output']>;
  readonly min_qty: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use prices.discounts. */
  readonly discount: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
};

export type SimpleCartItem = CartItemInterface & {
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly prices: Maybe<CartItemPrices>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message: Maybe<Scalars['String']['output']>;
  readonly max_qty: Maybe<Scalars['Float']['output']>;
  readonly min_qty: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use prices.discounts. */
  readonly discount: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly gift_message: Maybe<GiftMessage>;
};

export type ConfigurableCartItem = CartItemInterface & {
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly prices: Maybe<CartItemPrices>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message: Maybe<Scalars['String']['output']>;
  readonly max_qty: Maybe<Scalars['Float']['output']>;
  readonly min_qty: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use prices.discounts. */
  readonly discount: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly configurable_options: ReadonlyArray<Maybe<SelectedConfigurableOption>>;
  readonly configured_variant: ProductInterface;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly gift_message: Maybe<GiftMessage>;
};

export type VirtualCartItem = CartItemInterface & {
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly prices: Maybe<CartItemPrices>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message: Maybe<Scalars['String']['output']>;
  readonly max_qty: Maybe<Scalars['Float']['output']>;
  readonly min_qty: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use prices.discounts. */
  readonly discount: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
};

export type BundleCartItem = CartItemInterface & {
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly prices: Maybe<CartItemPrices>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message: Maybe<Scalars['String']['output']>;
  readonly max_qty: Maybe<Scalars['Float']['output']>;
  readonly min_qty: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use prices.discounts. */
  readonly discount: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly bundle_options: ReadonlyArray<Maybe<SelectedBundleOption>>;
  readonly gift_message: Maybe<GiftMessage>;
};

export type DownloadableCartItem = CartItemInterface & {
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly prices: Maybe<CartItemPrices>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message: Maybe<Scalars['String']['output']>;
  readonly max_qty: Maybe<Scalars['Float']['output']>;
  readonly min_qty: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use prices.discounts. */
  readonly discount: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly links: Maybe<ReadonlyArray<Maybe<DownloadableProductLinks>>>;
  readonly samples: Maybe<ReadonlyArray<Maybe<DownloadableProductSamples>>>;
};

export type SelectedBundleOption = {
  /** @deprecated Use uid. */
  readonly id: Scalars['Int']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly values: ReadonlyArray<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  /** @deprecated Use uid. */
  readonly id: Scalars['Int']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly price: Scalars['Float']['output'];
};

export type GiftMessage = {
  readonly to: Scalars['String']['output'];
  readonly from: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type SelectedConfigurableOption = {
  /** @deprecated Use configurable_product_option_uid. */
  readonly id: Scalars['Int']['output'];
  readonly configurable_product_option_uid: Scalars['ID']['output'];
  readonly option_label: Scalars['String']['output'];
  /** @deprecated Use configurable_product_option_value_uid. */
  readonly value_id: Scalars['Int']['output'];
  readonly configurable_product_option_value_uid: Scalars['ID']['output'];
  readonly value_label: Scalars['String']['output'];
  readonly size_conversion: Maybe<SizeConversion>;
};

export type SelectedCustomizableOption = {
  /** @deprecated Use customizable_option_uid. */
  readonly id: Scalars['Int']['output'];
  readonly customizable_option_uid: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly is_required: Scalars['Boolean']['output'];
  readonly sort_order: Scalars['Int']['output'];
  readonly values: ReadonlyArray<Maybe<SelectedCustomizableOptionValue>>;
};

export type SelectedCustomizableOptionValue = {
  /** @deprecated Use customizable_option_value_uid. */
  readonly id: Scalars['Int']['output'];
  readonly customizable_option_value_uid: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly price: CartItemSelectedOptionValuePrice;
};

export type CartItemSelectedOptionValuePrice = {
  readonly type: PriceTypeEnum;
  readonly units: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

export type PriceTypeEnum =
  | 'FIXED'
  | 'PERCENT'
  | 'DYNAMIC';

export type CartItemPrices = {
  readonly price: Money;
  readonly price_including_tax: Money;
  readonly row_total: Money;
  readonly row_total_including_tax: Money;
  readonly total_item_discount: Maybe<Money>;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly original_item_price: Money;
  readonly original_row_total: Money;
  readonly seen_price_including_tax: Maybe<Money>;
  readonly fixed_product_taxes: Maybe<ReadonlyArray<Maybe<FixedProductTax>>>;
};

export type CartItemError = {
  readonly code: CartItemErrorType;
  readonly message: Scalars['String']['output'];
};

export type CartItemErrorType =
  | 'UNDEFINED'
  | 'ITEM_QTY'
  | 'ITEM_INCREMENTS';

export type Error = {
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type CartUserInputError = Error & {
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
  readonly field: Maybe<Scalars['String']['output']>;
};

export type InsufficientStockError = Error & {
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
  readonly quantity: Maybe<Scalars['Float']['output']>;
};

export type CartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED'
  | 'PERMISSION_DENIED';

export type CreateEmptyCartInput = {
  readonly cart_id?: InputMaybe<Scalars['String']['input']>;
  readonly store_code?: InputMaybe<Scalars['String']['input']>;
};

export type CreateGuestCartInput = {
  readonly cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  readonly cart: Maybe<Cart>;
};

export type CreateExpressCartOutput = {
  readonly cart: Maybe<Cart>;
};

export type CartItemInput = {
  readonly sku: Scalars['String']['input'];
  readonly parent_sku?: InputMaybe<Scalars['String']['input']>;
  readonly quantity: Scalars['Float']['input'];
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly entered_options?: InputMaybe<ReadonlyArray<InputMaybe<EnteredOptionInput>>>;
  readonly shipping_method_option?: InputMaybe<ShippingMethodOption>;
};

export type EnteredOptionInput = {
  readonly uid: Scalars['ID']['input'];
  readonly value: Scalars['String']['input'];
};

export type AddProductsToCartOutput = {
  readonly cart: Cart;
  readonly user_errors: ReadonlyArray<Maybe<Error>>;
};

export type AddSimpleProductsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<SimpleProductCartItemInput>>;
};

export type SimpleProductCartItemInput = {
  readonly data: CartItemInput;
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
};

export type AddSimpleProductsToCartOutput = {
  readonly cart: Cart;
};

export type AddConfigurableProductsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<ConfigurableProductCartItemInput>>;
};

export type ConfigurableProductCartItemInput = {
  readonly data: CartItemInput;
  readonly parent_sku?: InputMaybe<Scalars['String']['input']>;
  readonly variant_sku?: InputMaybe<Scalars['String']['input']>;
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
};

export type AddConfigurableProductsToCartOutput = {
  readonly cart: Cart;
};

export type CustomizableOptionInput = {
  readonly id?: InputMaybe<Scalars['Int']['input']>;
  readonly uid?: InputMaybe<Scalars['ID']['input']>;
  readonly value_string: Scalars['String']['input'];
};

export type UpdateCartItemsInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<CartItemUpdateInput>>;
};

export type CartItemUpdateInput = {
  readonly cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  readonly cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
  readonly gift_card?: InputMaybe<GiftCardOptionsInput>;
};

export type UpdateCartItemsOutput = {
  readonly cart: Cart;
  readonly errors: ReadonlyArray<Maybe<CartUserInputError>>;
};

export type RemoveItemFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  readonly cart_item_id?: InputMaybe<Scalars['Int']['input']>;
};

export type RemoveItemFromCartOutput = {
  readonly cart: Cart;
};

export type ApplyCouponToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly coupon_code: Scalars['String']['input'];
};

export type ApplyCouponsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly coupon_codes: ReadonlyArray<InputMaybe<Scalars['String']['input']>>;
  readonly type?: InputMaybe<ApplyCouponsStrategy>;
};

export type ApplyCouponsStrategy =
  | 'APPEND'
  | 'REPLACE';

export type ApplyCouponToCartOutput = {
  readonly cart: Cart;
};

export type RemoveCouponFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type RemoveCouponsFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly coupon_codes: ReadonlyArray<InputMaybe<Scalars['String']['input']>>;
};

export type RemoveCouponFromCartOutput = {
  readonly cart: Maybe<Cart>;
};

export type FixedProductTax = {
  readonly amount: Maybe<Money>;
  readonly label: Maybe<Scalars['String']['output']>;
};

export type CartDiscount = {
  readonly amount: Money;
  readonly label: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

export type ClearCartInput = {
  readonly uid: Scalars['ID']['input'];
};

export type ClearCartOutput = {
  readonly cart: Maybe<Cart>;
  readonly errors: Maybe<ReadonlyArray<Maybe<ClearCartError>>>;
};

export type ClearCartError = {
  readonly message: Scalars['String']['output'];
  readonly type: ClearCartErrorType;
};

export type ClearCartErrorType =
  | 'NOT_FOUND'
  | 'UNAUTHORISED'
  | 'INACTIVE'
  | 'UNDEFINED';

export type AddVirtualProductsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<VirtualProductCartItemInput>>;
};

export type VirtualProductCartItemInput = {
  readonly data: CartItemInput;
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
};

export type AddVirtualProductsToCartOutput = {
  readonly cart: Cart;
};

export type Wishlist = {
  readonly id: Maybe<Scalars['ID']['output']>;
  readonly session_id: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly sharing_code: Maybe<Scalars['String']['output']>;
  readonly is_owner_named: Maybe<Scalars['Boolean']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
  readonly items_count: Maybe<Scalars['Int']['output']>;
  readonly items_v2: Maybe<WishlistItems>;
};


export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type WishlistItems = {
  readonly items: ReadonlyArray<Maybe<WishlistItemInterface>>;
  readonly page_info: Maybe<SearchResultPageInfo>;
};

export type WishlistItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
};

export type SimpleWishlistItem = WishlistItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
};

export type ConfigurableWishlistItem = WishlistItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
  readonly price_drop: Maybe<Money>;
  readonly is_back_in_stock: Scalars['Boolean']['output'];
  readonly configurable_options: Maybe<ReadonlyArray<Maybe<SelectedConfigurableOption>>>;
  readonly configured_variant: Maybe<ProductInterface>;
};

export type VirtualWishlistItem = WishlistItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
};

export type BundleWishlistItem = WishlistItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
  readonly bundle_options: Maybe<ReadonlyArray<Maybe<SelectedBundleOption>>>;
};

export type DownloadableWishlistItem = WishlistItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
  readonly links_v2: Maybe<ReadonlyArray<Maybe<DownloadableProductLinks>>>;
  readonly samples: Maybe<ReadonlyArray<Maybe<DownloadableProductSamples>>>;
};

export type GroupedProductWishlistItem = WishlistItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly added_at: Scalars['String']['output'];
};

export type WishlistItemInput = {
  readonly sku: Scalars['String']['input'];
  readonly parent_sku?: InputMaybe<Scalars['String']['input']>;
  readonly quantity: Scalars['Float']['input'];
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly entered_options?: InputMaybe<ReadonlyArray<InputMaybe<EnteredOptionInput>>>;
};

export type WishlistItemUpdateInput = {
  readonly wishlist_item_id: Scalars['ID']['input'];
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly entered_options?: InputMaybe<ReadonlyArray<InputMaybe<EnteredOptionInput>>>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type AddProductsToWishlistOutput = {
  readonly wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type RemoveProductsFromWishlistOutput = {
  readonly wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type UpdateProductsInWishlistOutput = {
  readonly wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type AddWishlistItemsToCartOutput = {
  readonly status: Scalars['Boolean']['output'];
  readonly cart: Maybe<Cart>;
  readonly wishlist: Wishlist;
  readonly add_wishlist_items_to_cart_user_errors: ReadonlyArray<Maybe<WishlistCartUserInputError>>;
};

export type MergeWishlistsOutput = {
  readonly wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type GuestWishlistOutput = {
  readonly session_id: Scalars['String']['output'];
  readonly wishlist: Wishlist;
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
};

export type AddWishlistItemsToCartGuestOutput = {
  readonly status: Scalars['Boolean']['output'];
  readonly session_id: Scalars['String']['output'];
  readonly cart: Maybe<Cart>;
  readonly wishlist: Wishlist;
  readonly add_wishlist_items_to_cart_user_errors: ReadonlyArray<Maybe<WishlistCartUserInputError>>;
};

export type WishListUserInputError = {
  readonly code: WishListUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistCartUserInputError = {
  readonly code: WishlistCartUserInputErrorType;
  readonly message: Scalars['String']['output'];
  readonly wishlistId: Scalars['ID']['output'];
  readonly wishlistItemId: Scalars['ID']['output'];
};

export type WishlistCartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';

export type ShareWishlistOutput = {
  readonly wishlist: Wishlist;
};

export type SharedWishlist = {
  readonly owner_firstname: Maybe<Scalars['String']['output']>;
  readonly shared_products: ReadonlyArray<Maybe<ProductInterface>>;
};

export type WishlistOutput = {
  readonly items: Maybe<ReadonlyArray<Maybe<WishlistItem>>>;
  readonly items_count: Maybe<Scalars['Int']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly sharing_code: Maybe<Scalars['String']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
};

export type WishlistItem = {
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly added_at: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly product: Maybe<ProductInterface>;
  readonly qty: Maybe<Scalars['Float']['output']>;
};

export type AppliedGiftCard = {
  readonly code: Maybe<Scalars['String']['output']>;
  readonly balance: Maybe<Money>;
  readonly applied_balance: Maybe<Money>;
  readonly current_balance: Maybe<Money>;
  readonly status: AppliedGiftCardStatus;
  readonly expiration_date: Maybe<Scalars['String']['output']>;
};

export type AppliedGiftCardStatus =
  | 'USABLE'
  | 'SPENT'
  | 'EXPIRED'
  | 'VOID'
  | 'NOTHING_TO_PAY_FOR';

export type ApplyGiftCardToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly gift_card_code: Scalars['String']['input'];
  readonly pin?: InputMaybe<Scalars['Int']['input']>;
};

export type ApplyGiftCardToCartOutput = {
  readonly cart: Cart;
};

export type RemoveGiftCardFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly gift_card_code: Scalars['String']['input'];
};

export type RemoveGiftCardFromCartOutput = {
  readonly cart: Cart;
};

export type GiftCardAccountInput = {
  readonly gift_card_code: Scalars['String']['input'];
  readonly pin?: InputMaybe<Scalars['Int']['input']>;
};

export type GiftCardAccount = {
  readonly code: Maybe<Scalars['String']['output']>;
  readonly balance: Maybe<Money>;
  readonly expiration_date: Maybe<Scalars['String']['output']>;
};

export type GiftCardProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly sku: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly web_display_name: Maybe<Scalars['String']['output']>;
  readonly url_key: Maybe<Scalars['String']['output']>;
  readonly url_suffix: Maybe<Scalars['String']['output']>;
  readonly url_rewrites: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keyword: Maybe<Scalars['String']['output']>;
  readonly breadcrumbs: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly categories: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  /** @deprecated Kept for older clients. */
  readonly attribute_set_id: Maybe<Scalars['Int']['output']>;
  readonly stock_status: Maybe<ProductStockStatus>;
  readonly only_x_left_in_stock: Maybe<Scalars['Float']['output']>;
  readonly is_low_stock: Scalars['Boolean']['output'];
  readonly price_range: PriceRange;
  /** @deprecated Use price_range. */
  readonly price: Maybe<ProductPrices>;
  readonly price_tiers: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rrp: Maybe<Scalars['Float']['output']>;
  readonly rrp_nzd: Maybe<Scalars['Float']['output']>;
  readonly now_price: Maybe<Scalars['Float']['output']>;
  readonly new_from_date: Maybe<Scalars['String']['output']>;
  readonly new_to_date: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<ComplexTextValue>;
  readonly short_description: Maybe<ComplexTextValue>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly brand_data: Maybe<Brand>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly colour_swatch: Maybe<SwatchDataInterface>;
  readonly colour_siblings: ReadonlyArray<ProductInterface>;
  readonly heel_height: Maybe<Scalars['String']['output']>;
  readonly selling_feature_1: Maybe<Scalars['String']['output']>;
  readonly selling_feature_2: Maybe<Scalars['String']['output']>;
  readonly selling_feature_3: Maybe<Scalars['String']['output']>;
  readonly selling_feature_4: Maybe<Scalars['String']['output']>;
  readonly selling_feature_5: Maybe<Scalars['String']['output']>;
  readonly care: Maybe<Scalars['String']['output']>;
  readonly fit_notes: Maybe<Scalars['String']['output']>;
  readonly sole_material: Maybe<Scalars['String']['output']>;
  readonly lining: Maybe<Scalars['String']['output']>;
  readonly size_scale: Maybe<Scalars['String']['output']>;
  readonly sizemap: Maybe<Scalars['String']['output']>;
  readonly sizescalemap: Maybe<Scalars['String']['output']>;
  readonly trend_2: Maybe<Scalars['String']['output']>;
  readonly product_category_tags: ReadonlyArray<ProductCategoryTag>;
  readonly custom_attributesV2: Maybe<ProductCustomAttributes>;
  readonly image: Maybe<ProductImage>;
  readonly small_image: Maybe<ProductImage>;
  readonly thumbnail: Maybe<ProductImage>;
  readonly media_gallery: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use media_gallery. */
  readonly media_gallery_entries: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly hover_image: Maybe<ProductImage>;
  readonly related_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly upsell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly crosssell_products: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly style_code: Scalars['String']['output'];
  readonly review_count: Scalars['Int']['output'];
  readonly special_price: Maybe<Scalars['Float']['output']>;
  readonly special_from_date: Maybe<Scalars['String']['output']>;
  readonly special_to_date: Maybe<Scalars['String']['output']>;
  readonly swatch_image: Maybe<Scalars['String']['output']>;
  readonly type_id: Maybe<Scalars['String']['output']>;
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly updated_at: Maybe<Scalars['String']['output']>;
  readonly url_path: Maybe<Scalars['String']['output']>;
  readonly tier_prices: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly quantity: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly max_sale_qty: Maybe<Scalars['Float']['output']>;
  readonly reviews: ProductReviews;
  readonly relative_url: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly type: Maybe<UrlRewriteEntityTypeEnum>;
  readonly weight: Maybe<Scalars['Float']['output']>;
  readonly options: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
  readonly giftcard_type: Maybe<GiftCardTypeEnum>;
  readonly giftcard_amounts: Maybe<ReadonlyArray<Maybe<GiftCardAmounts>>>;
  readonly allow_open_amount: Maybe<Scalars['Boolean']['output']>;
  readonly open_amount_min: Maybe<Scalars['Float']['output']>;
  readonly open_amount_max: Maybe<Scalars['Float']['output']>;
  readonly is_redeemable: Maybe<Scalars['Boolean']['output']>;
  readonly is_returnable: Maybe<Scalars['String']['output']>;
  readonly lifetime: Maybe<Scalars['Int']['output']>;
  readonly allow_message: Maybe<Scalars['Boolean']['output']>;
  readonly message_max_length: Maybe<Scalars['Int']['output']>;
  readonly gift_card_options: ReadonlyArray<Maybe<CustomizableOptionInterface>>;
};


export type GiftCardProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type GiftCardProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type GiftCardTypeEnum =
  | 'VIRTUAL'
  | 'PHYSICAL'
  | 'COMBINED';

export type GiftCardAmounts = {
  readonly uid: Scalars['ID']['output'];
  readonly value: Maybe<Scalars['Float']['output']>;
  readonly website_id: Maybe<Scalars['Int']['output']>;
  readonly website_value: Maybe<Scalars['Float']['output']>;
  readonly attribute_id: Maybe<Scalars['Int']['output']>;
};

export type GiftCardCartItem = CartItemInterface & {
  /** @deprecated Use uid. */
  readonly id: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly prices: Maybe<CartItemPrices>;
  readonly is_available: Scalars['Boolean']['output'];
  readonly not_available_message: Maybe<Scalars['String']['output']>;
  readonly max_qty: Maybe<Scalars['Float']['output']>;
  readonly min_qty: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use prices.discounts. */
  readonly discount: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  readonly sender_name: Scalars['String']['output'];
  readonly sender_email: Maybe<Scalars['String']['output']>;
  readonly recipient_name: Scalars['String']['output'];
  readonly recipient_email: Maybe<Scalars['String']['output']>;
  readonly message: Maybe<Scalars['String']['output']>;
  readonly delivery_date: Maybe<Scalars['String']['output']>;
  readonly amount: Money;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
};

export type GiftCardOptionsInput = {
  readonly sender_name?: InputMaybe<Scalars['String']['input']>;
  readonly sender_email?: InputMaybe<Scalars['String']['input']>;
  readonly recipient_name?: InputMaybe<Scalars['String']['input']>;
  readonly recipient_email?: InputMaybe<Scalars['String']['input']>;
  readonly message?: InputMaybe<Scalars['String']['input']>;
  readonly delivery_date?: InputMaybe<Scalars['String']['input']>;
  readonly amount?: InputMaybe<Scalars['Float']['input']>;
};

export type LoyaltyTier = {
  readonly code: Scalars['String']['output'];
  readonly threshold: Scalars['Float']['output'];
  readonly reward: Scalars['Float']['output'];
  readonly birthday_reward: Scalars['Float']['output'];
};

export type LoyaltyCustomer = {
  readonly customer_primary_id: Scalars['ID']['output'];
  readonly firstname: Maybe<Scalars['String']['output']>;
  readonly lastname: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly banner_code: Maybe<Scalars['String']['output']>;
  readonly banner_name: Maybe<Scalars['String']['output']>;
  readonly current_loyalty_tier_id: Maybe<Scalars['ID']['output']>;
  readonly current_loyalty_tier: Maybe<Scalars['String']['output']>;
  readonly next_loyalty_tier: Maybe<Scalars['String']['output']>;
  readonly annual_spend_to_date: Maybe<Scalars['Float']['output']>;
  readonly spend_to_next_tier: Maybe<Scalars['Float']['output']>;
  readonly last_purchase_date: Maybe<Scalars['String']['output']>;
  readonly history: LoyaltyHistory;
  readonly other_rewards: Maybe<ReadonlyArray<OtherReward>>;
};


export type LoyaltyCustomerHistoryArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};

export type LoyaltyHistory = {
  readonly year: Scalars['Int']['output'];
  readonly has_earlier: Scalars['Boolean']['output'];
  readonly other_spend: Scalars['Float']['output'];
  readonly entries: ReadonlyArray<LoyaltyHistoryEntry>;
};

export type LoyaltyHistoryEntry = {
  readonly date: Scalars['String']['output'];
  readonly order_number: Scalars['String']['output'];
  readonly is_own_order: Scalars['Boolean']['output'];
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  readonly discount: Scalars['Float']['output'];
  readonly amount: Scalars['Float']['output'];
  readonly spend: Scalars['Float']['output'];
  readonly tier_reached: Maybe<Scalars['String']['output']>;
  readonly reward: Maybe<Scalars['Float']['output']>;
};

export type OtherReward = {
  readonly name: Scalars['String']['output'];
  readonly amount: Scalars['Float']['output'];
  readonly state: Scalars['String']['output'];
  readonly valid_from: Maybe<Scalars['String']['output']>;
  readonly valid_to: Maybe<Scalars['String']['output']>;
};

export type RedemptionOption = {
  readonly RedemptionOptionID: Scalars['ID']['output'];
  readonly Banner: Maybe<Scalars['String']['output']>;
  readonly RedemptionName: Maybe<Scalars['String']['output']>;
  readonly RedemptionDescription: Maybe<Scalars['String']['output']>;
  readonly RedemptionStatus: Maybe<Scalars['String']['output']>;
  readonly RedemptionType: Maybe<Scalars['String']['output']>;
  readonly RedemptionMethod: Maybe<Scalars['String']['output']>;
  readonly AmountOffValue: Maybe<Scalars['Float']['output']>;
  readonly RedemptionCodes: ReadonlyArray<RedemptionCode>;
};

export type RedemptionCode = {
  readonly code: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  readonly ValidFrom: Maybe<Scalars['String']['output']>;
  readonly ValidTo: Maybe<Scalars['String']['output']>;
};

export type ValidateRedemptionsOutput = {
  readonly status: Scalars['Boolean']['output'];
  readonly valid_codes: ReadonlyArray<Scalars['String']['output']>;
  readonly message: Maybe<Scalars['String']['output']>;
};

export type YoptoSnippetDetails = {
  readonly email: Maybe<Scalars['String']['output']>;
  readonly id: Maybe<Scalars['String']['output']>;
  readonly script_src: Maybe<Scalars['String']['output']>;
  readonly tag: Maybe<Scalars['String']['output']>;
  readonly token: Maybe<Scalars['String']['output']>;
};

export type DeliveryPlace = {
  readonly postcode: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly regions: ReadonlyArray<Scalars['String']['output']>;
  readonly is_served: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
};

export type CartDeliveryGroup = {
  readonly kind: DeliveryGroupKind;
  readonly item_uids: ReadonlyArray<Scalars['ID']['output']>;
  readonly total_quantity: Scalars['Float']['output'];
  readonly method: Maybe<SelectedShippingMethod>;
  readonly amount: Money;
  readonly discount: Money;
  readonly store: Maybe<PreferredStore>;
  readonly ready_at: Maybe<Scalars['String']['output']>;
};

export type Fulfilment =
  | 'delivery'
  | 'clickncollect'
  | 'split';

export type DeliveryGroupKind =
  | 'DELIVERY'
  | 'CLICKNCOLLECT'
  | 'EMAIL';

export type CartAddressInterface = {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly prefix: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly middlename: Maybe<Scalars['String']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly suffix: Maybe<Scalars['String']['output']>;
  readonly company: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly city: Scalars['String']['output'];
  readonly region: Maybe<CartAddressRegion>;
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly country: CartAddressCountry;
  readonly telephone: Maybe<Scalars['String']['output']>;
  readonly fax: Maybe<Scalars['String']['output']>;
  readonly vat_id: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  readonly code: Maybe<Scalars['String']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly region_id: Maybe<Scalars['Int']['output']>;
};

export type CartAddressCountry = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type ShippingCartAddress = CartAddressInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly prefix: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly middlename: Maybe<Scalars['String']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly suffix: Maybe<Scalars['String']['output']>;
  readonly company: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly city: Scalars['String']['output'];
  readonly region: Maybe<CartAddressRegion>;
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly country: CartAddressCountry;
  readonly telephone: Maybe<Scalars['String']['output']>;
  readonly fax: Maybe<Scalars['String']['output']>;
  readonly vat_id: Maybe<Scalars['String']['output']>;
  readonly customer_notes: Maybe<Scalars['String']['output']>;
  readonly pickup_location_code: Maybe<Scalars['String']['output']>;
  readonly same_as_billing: Scalars['Boolean']['output'];
  readonly available_shipping_methods: Maybe<ReadonlyArray<Maybe<AvailableShippingMethod>>>;
  readonly selected_shipping_method: Maybe<SelectedShippingMethod>;
};

export type BillingCartAddress = CartAddressInterface & {
  /** @deprecated Use uid. */
  readonly id: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly prefix: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly middlename: Maybe<Scalars['String']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly suffix: Maybe<Scalars['String']['output']>;
  readonly company: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly city: Scalars['String']['output'];
  readonly region: Maybe<CartAddressRegion>;
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly country: CartAddressCountry;
  readonly telephone: Maybe<Scalars['String']['output']>;
  readonly fax: Maybe<Scalars['String']['output']>;
  readonly vat_id: Maybe<Scalars['String']['output']>;
};

export type AvailableShippingMethod = {
  readonly carrier_code: Scalars['String']['output'];
  readonly carrier_title: Scalars['String']['output'];
  readonly method_code: Maybe<Scalars['String']['output']>;
  readonly method_title: Maybe<Scalars['String']['output']>;
  readonly amount: Money;
  readonly price_excl_tax: Money;
  readonly price_incl_tax: Money;
  readonly available: Scalars['Boolean']['output'];
  readonly error_message: Maybe<Scalars['String']['output']>;
  readonly estimated_from: Maybe<Scalars['String']['output']>;
  readonly estimated_to: Maybe<Scalars['String']['output']>;
};

export type SelectedShippingMethod = {
  readonly carrier_code: Scalars['String']['output'];
  readonly carrier_title: Scalars['String']['output'];
  readonly method_code: Scalars['String']['output'];
  readonly method_title: Scalars['String']['output'];
  readonly amount: Money;
  readonly price_excl_tax: Money;
  readonly price_incl_tax: Money;
  readonly estimated_from: Maybe<Scalars['String']['output']>;
  readonly estimated_to: Maybe<Scalars['String']['output']>;
};

export type SetShippingAddressesOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly shipping_addresses: ReadonlyArray<InputMaybe<ShippingAddressInput>>;
};

export type ShippingAddressInput = {
  readonly address?: InputMaybe<CartAddressInput>;
  readonly customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  readonly customer_address_uid?: InputMaybe<Scalars['ID']['input']>;
  readonly customer_notes?: InputMaybe<Scalars['String']['input']>;
  readonly pickup_location_code?: InputMaybe<Scalars['String']['input']>;
};

export type CartAddressInput = {
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly firstname: Scalars['String']['input'];
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly lastname: Scalars['String']['input'];
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly street: ReadonlyArray<InputMaybe<Scalars['String']['input']>>;
  readonly city: Scalars['String']['input'];
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly region_id?: InputMaybe<Scalars['Int']['input']>;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly country_code: Scalars['String']['input'];
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  readonly fax?: InputMaybe<Scalars['String']['input']>;
  readonly vat_id?: InputMaybe<Scalars['String']['input']>;
  readonly save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SetShippingAddressesOnCartOutput = {
  readonly cart: Cart;
};

export type SetBillingAddressOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly billing_address: BillingAddressInput;
};

export type BillingAddressInput = {
  readonly address?: InputMaybe<CartAddressInput>;
  readonly customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  readonly customer_address_uid?: InputMaybe<Scalars['ID']['input']>;
  readonly same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  readonly use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SetBillingAddressOnCartOutput = {
  readonly cart: Cart;
};

export type SetShippingMethodsOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly shipping_methods: ReadonlyArray<InputMaybe<ShippingMethodInput>>;
};

export type ShippingMethodInput = {
  readonly carrier_code: Scalars['String']['input'];
  readonly method_code: Scalars['String']['input'];
};

export type SetShippingMethodsOnCartOutput = {
  readonly cart: Cart;
};

export type EstimateTotalsInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly address: EstimateAddressInput;
  readonly shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type EstimateAddressInput = {
  readonly country_code: CountryCodeEnum;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<CustomerAddressRegionInput>;
};

export type EstimateTotalsOutput = {
  readonly cart: Maybe<Cart>;
};

export type SelectedShippingMethodOption = {
  readonly cart_item_uid: Scalars['ID']['output'];
  readonly shipping_method_option: ShippingMethodOption;
};

export type ShippingMethodOption =
  | 'delivery'
  | 'clickncollect';

export type SetShippingMethodOptionInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_item_uid: Scalars['ID']['input'];
  readonly shipping_method_option: ShippingMethodOption;
};

export type SetShippingMethodOptionsInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly options: ReadonlyArray<LineShippingMethodOptionInput>;
};

export type LineShippingMethodOptionInput = {
  readonly cart_item_uid: Scalars['ID']['input'];
  readonly shipping_method_option: ShippingMethodOption;
};

export type SetShippingMethodOptionOutput = {
  readonly cart: Cart;
};

export type SetPreferredStoreInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly store_id: Scalars['String']['input'];
  readonly email?: InputMaybe<Scalars['String']['input']>;
};

export type SetPreferredStoreOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly cart: Cart;
};

export type UnsetPreferredStoreInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type UnsetPreferredStoreOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly cart: Cart;
};

export type SetNomineeDetailsInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly nominee_first_name?: InputMaybe<Scalars['String']['input']>;
  readonly nominee_last_name?: InputMaybe<Scalars['String']['input']>;
  readonly nominee_phone: Scalars['String']['input'];
};

export type SetNomineeDetailsOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly cart: Cart;
};

export type NomineeDetails = {
  readonly nominee_first_name: Maybe<Scalars['String']['output']>;
  readonly nominee_last_name: Maybe<Scalars['String']['output']>;
  readonly nominee_phone: Scalars['String']['output'];
};

export type PreferredStore = {
  readonly store_id: Scalars['ID']['output'];
  readonly store_code: Scalars['String']['output'];
  readonly retek_store_id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly street: Maybe<Scalars['String']['output']>;
  readonly city: Maybe<Scalars['String']['output']>;
  readonly state: Maybe<Scalars['String']['output']>;
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly latitude: Maybe<Scalars['Float']['output']>;
  readonly longitude: Maybe<Scalars['Float']['output']>;
  readonly is_active: Scalars['Boolean']['output'];
  readonly enabled_for_cnc: Scalars['Boolean']['output'];
  readonly open_status: StoreOpenStatus;
  readonly collection_ready_at: Maybe<Scalars['String']['output']>;
};

export type FindInStoreMode =
  | 'CART'
  | 'CLICKNCOLLECT';

export type LiveInventory = {
  readonly is_fulfillable: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly items: ReadonlyArray<LiveInventoryItem>;
};

export type LiveInventoryItem = {
  readonly cart_item_uid: Scalars['ID']['output'];
  readonly sku: Scalars['String']['output'];
  readonly shipping_method_option: ShippingMethodOption;
  readonly requested_quantity: Scalars['Float']['output'];
  readonly available_quantity: Scalars['Float']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly is_collectable: Scalars['Boolean']['output'];
  readonly nearest_store: Maybe<NearestStore>;
  readonly message: Maybe<Scalars['String']['output']>;
  readonly allocations: Maybe<ReadonlyArray<InventoryAllocation>>;
};

export type NearestStore = {
  readonly store_id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly distance: Scalars['Float']['output'];
  readonly quantity: Scalars['Float']['output'];
};

export type InventoryAllocation = {
  readonly source_code: Scalars['String']['output'];
  readonly source_name: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
};

export type DeliveryPromise = {
  readonly place: Maybe<DeliveryPlace>;
  readonly methods: ReadonlyArray<PromisedDelivery>;
  readonly order_before: Scalars['String']['output'];
  readonly dispatch_on: Scalars['String']['output'];
  readonly return_window_days: Maybe<Scalars['Int']['output']>;
  readonly return_label: Money;
};

export type PromisedDelivery = {
  readonly carrier_title: Scalars['String']['output'];
  readonly method_title: Scalars['String']['output'];
  readonly price: Money;
  readonly free_from: Maybe<Money>;
  readonly is_free_for_customers_only: Scalars['Boolean']['output'];
  readonly estimated_from: Scalars['String']['output'];
  readonly estimated_to: Scalars['String']['output'];
};

export type AttachOrderInput = {
  readonly token: Scalars['String']['input'];
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

export type AttachOrderOutput = {
  readonly order: CustomerOrder;
};

export type SetOrderNomineeInput = {
  readonly token: Scalars['String']['input'];
  readonly nominee_first_name?: InputMaybe<Scalars['String']['input']>;
  readonly nominee_last_name?: InputMaybe<Scalars['String']['input']>;
  readonly nominee_phone: Scalars['String']['input'];
};

export type ChangeOrderItemSizeInput = {
  readonly token: Scalars['String']['input'];
  readonly order_item_id: Scalars['ID']['input'];
  readonly sku: Scalars['String']['input'];
};

export type ChangeOrderItemSizeOutput = {
  readonly order: CustomerOrder;
};

export type OrderItemSizeOption = {
  readonly sku: Scalars['String']['output'];
  readonly size: Scalars['String']['output'];
  readonly is_current: Scalars['Boolean']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly price_difference: Money;
};

export type ResendOrderConfirmationOutput = {
  readonly email: Scalars['String']['output'];
};

export type SetOrderNomineeOutput = {
  readonly order: CustomerOrder;
};

export type CustomerOrdersFilterInput = {
  readonly number?: InputMaybe<FilterStringTypeInput>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<FilterEqualTypeInput>;
  readonly order_date?: InputMaybe<FilterRangeTypeInput>;
  readonly grand_total?: InputMaybe<FilterRangeTypeInput>;
};

export type CustomerOrderSortInput = {
  readonly sort_field: CustomerOrderSortableField;
  readonly sort_direction: SortEnum;
};

export type CustomerOrderSortableField =
  | 'NUMBER'
  | 'CREATED_AT';

export type ScopeTypeEnum =
  | 'GLOBAL'
  | 'WEBSITE'
  | 'STORE';

export type OrderInformationInput = {
  readonly number: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly lastname: Scalars['String']['input'];
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderTokenInput = {
  readonly token: Scalars['String']['input'];
};

export type CustomerOrders = {
  readonly items: ReadonlyArray<Maybe<CustomerOrder>>;
  readonly total_count: Maybe<Scalars['Int']['output']>;
  readonly page_info: Maybe<SearchResultPageInfo>;
};

export type CustomerOrder = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  /** @deprecated Use number. */
  readonly order_number: Scalars['String']['output'];
  /** @deprecated Use number. */
  readonly increment_id: Maybe<Scalars['String']['output']>;
  readonly token: Scalars['String']['output'];
  readonly order_date: Scalars['String']['output'];
  /** @deprecated Use order_date. */
  readonly created_at: Maybe<Scalars['String']['output']>;
  readonly status: Scalars['String']['output'];
  readonly email: Maybe<Scalars['String']['output']>;
  readonly total_qty_ordered: Scalars['Float']['output'];
  readonly is_virtual: Scalars['Boolean']['output'];
  readonly carrier: Maybe<Scalars['String']['output']>;
  readonly shipping_method: Maybe<Scalars['String']['output']>;
  readonly estimated_from: Maybe<Scalars['String']['output']>;
  readonly estimated_to: Maybe<Scalars['String']['output']>;
  readonly shipping_instructions: Maybe<Scalars['String']['output']>;
  readonly shipping_address: Maybe<OrderAddress>;
  readonly billing_address: Maybe<OrderAddress>;
  readonly payment_methods: Maybe<ReadonlyArray<Maybe<OrderPaymentMethod>>>;
  readonly applied_coupons: ReadonlyArray<Maybe<AppliedCoupon>>;
  readonly applied_gift_cards: Maybe<ReadonlyArray<Maybe<ApplyGiftCardToOrder>>>;
  readonly total: Maybe<OrderTotal>;
  readonly items: Maybe<ReadonlyArray<Maybe<OrderItemInterface>>>;
  readonly shipments: Maybe<ReadonlyArray<Maybe<OrderShipment>>>;
  readonly invoices: ReadonlyArray<Maybe<Invoice>>;
  readonly credit_memos: Maybe<ReadonlyArray<Maybe<CreditMemo>>>;
  readonly comments: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
  readonly nominee_details: Maybe<NomineeDetails>;
  readonly preferred_store_data: Maybe<PreferredStore>;
  readonly delivery_groups: ReadonlyArray<OrderDeliveryGroup>;
  readonly selected_shipping_method_options: ReadonlyArray<SelectedShippingMethodOption>;
  readonly gift_message: Maybe<GiftMessage>;
  readonly is_paid: Scalars['Boolean']['output'];
  readonly needs_sign_in: Scalars['Boolean']['output'];
  readonly available_actions: ReadonlyArray<OrderActionType>;
  readonly has_tax_invoice: Scalars['Boolean']['output'];
  readonly adjustment_notes: ReadonlyArray<AdjustmentNote>;
  readonly items_eligible_for_return: Maybe<ReadonlyArray<Maybe<OrderItemInterface>>>;
  readonly returns: Maybe<Returns>;
};


export type CustomerOrderReturnsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type OrderDeliveryGroup = {
  readonly kind: DeliveryGroupKind;
  readonly store: Maybe<PreferredStore>;
  readonly ready_at: Maybe<Scalars['String']['output']>;
  readonly carrier_title: Maybe<Scalars['String']['output']>;
  readonly method_title: Maybe<Scalars['String']['output']>;
  readonly estimated_from: Maybe<Scalars['String']['output']>;
  readonly estimated_to: Maybe<Scalars['String']['output']>;
  readonly collection_code: Maybe<Scalars['String']['output']>;
  readonly collect_until: Maybe<Scalars['String']['output']>;
  readonly is_collectable: Scalars['Boolean']['output'];
  readonly item_ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly quantity_to_pick: Scalars['Int']['output'];
  readonly quantity_to_come: Scalars['Int']['output'];
  readonly events: ReadonlyArray<OrderGroupEvent>;
};

export type OrderGroupEvent = {
  readonly kind: OrderGroupEventKind;
  readonly at: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly size: Maybe<Scalars['String']['output']>;
};

export type OrderGroupEventKind =
  | 'PACKED'
  | 'READY'
  | 'COLLECTED'
  | 'SHIPPED'
  | 'NOT_COLLECTED'
  | 'CANCELLED'
  | 'SIZE_CHANGED';

export type ApplyGiftCardToOrder = {
  readonly code: Scalars['String']['output'];
  readonly applied_balance: Money;
};

export type OrderAddress = {
  readonly prefix: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly middlename: Maybe<Scalars['String']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly suffix: Maybe<Scalars['String']['output']>;
  readonly company: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly city: Scalars['String']['output'];
  readonly region: Maybe<Scalars['String']['output']>;
  readonly region_id: Maybe<Scalars['ID']['output']>;
  readonly postcode: Maybe<Scalars['String']['output']>;
  readonly country_code: Maybe<CountryCodeEnum>;
  readonly telephone: Maybe<Scalars['String']['output']>;
  readonly fax: Maybe<Scalars['String']['output']>;
  readonly vat_id: Maybe<Scalars['String']['output']>;
};

export type OrderPaymentMethod = {
  readonly name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly additional_data: Maybe<ReadonlyArray<Maybe<KeyValue>>>;
};

export type OrderTotal = {
  readonly grand_total: Money;
  readonly base_grand_total: Money;
  /** @deprecated Use subtotal_incl_tax or subtotal_excl_tax. */
  readonly subtotal: Money;
  readonly subtotal_incl_tax: Money;
  readonly subtotal_excl_tax: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly total_giftcard: Maybe<Money>;
  readonly total_shipping: Money;
  readonly total_tax: Money;
  readonly taxes: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly shipping_handling: Maybe<ShippingHandling>;
};

export type ShippingHandling = {
  readonly total_amount: Money;
  readonly amount_including_tax: Maybe<Money>;
  readonly amount_excluding_tax: Maybe<Money>;
  readonly discounts: Maybe<ReadonlyArray<Maybe<ShippingDiscount>>>;
  readonly taxes: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
};

export type ShippingDiscount = {
  readonly amount: Money;
};

export type TaxItem = {
  readonly title: Scalars['String']['output'];
  readonly rate: Scalars['Float']['output'];
  readonly amount: Money;
};

export type OrderItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly cart_item_uid: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type: Maybe<Scalars['String']['output']>;
  readonly product_url_key: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly parent_sku: Maybe<Scalars['String']['output']>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<ProductImage>;
  readonly prices: Maybe<OrderItemPrices>;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly selected_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly size_text: Maybe<Scalars['String']['output']>;
  readonly size_options: ReadonlyArray<OrderItemSizeOption>;
  readonly is_cancellable: Scalars['Boolean']['output'];
  readonly entered_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly quantity_ordered: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned: Maybe<Scalars['Float']['output']>;
  readonly quantity_canceled: Maybe<Scalars['Float']['output']>;
  readonly gift_message: Maybe<GiftMessage>;
  readonly eligible_for_return: Maybe<Scalars['Boolean']['output']>;
  readonly qty_available_for_return: Maybe<Scalars['Float']['output']>;
  readonly quantity_return_requested: Maybe<Scalars['Float']['output']>;
  readonly return_until: Maybe<Scalars['String']['output']>;
  readonly return_refusal: Maybe<ReturnRefusal>;
  readonly eligible_if_faulty: Scalars['Boolean']['output'];
  readonly return_refunds: ReadonlyArray<Money>;
  readonly exchange_options: ReadonlyArray<ReturnExchangeOption>;
};

export type OrderItem = OrderItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly cart_item_uid: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type: Maybe<Scalars['String']['output']>;
  readonly product_url_key: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly parent_sku: Maybe<Scalars['String']['output']>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<ProductImage>;
  readonly prices: Maybe<OrderItemPrices>;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly selected_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly size_text: Maybe<Scalars['String']['output']>;
  readonly size_options: ReadonlyArray<OrderItemSizeOption>;
  readonly is_cancellable: Scalars['Boolean']['output'];
  readonly entered_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly quantity_ordered: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned: Maybe<Scalars['Float']['output']>;
  readonly quantity_canceled: Maybe<Scalars['Float']['output']>;
  readonly gift_message: Maybe<GiftMessage>;
  readonly eligible_for_return: Maybe<Scalars['Boolean']['output']>;
  readonly qty_available_for_return: Maybe<Scalars['Float']['output']>;
  readonly quantity_return_requested: Maybe<Scalars['Float']['output']>;
  readonly return_until: Maybe<Scalars['String']['output']>;
  readonly return_refusal: Maybe<ReturnRefusal>;
  readonly eligible_if_faulty: Scalars['Boolean']['output'];
  readonly return_refunds: ReadonlyArray<Money>;
  readonly exchange_options: ReadonlyArray<ReturnExchangeOption>;
};

export type ConfigurableOrderItem = OrderItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly cart_item_uid: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type: Maybe<Scalars['String']['output']>;
  readonly product_url_key: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly parent_sku: Maybe<Scalars['String']['output']>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<ProductImage>;
  readonly prices: Maybe<OrderItemPrices>;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly selected_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly size_text: Maybe<Scalars['String']['output']>;
  readonly size_options: ReadonlyArray<OrderItemSizeOption>;
  readonly is_cancellable: Scalars['Boolean']['output'];
  readonly entered_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly quantity_ordered: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned: Maybe<Scalars['Float']['output']>;
  readonly quantity_canceled: Maybe<Scalars['Float']['output']>;
  readonly gift_message: Maybe<GiftMessage>;
  readonly eligible_for_return: Maybe<Scalars['Boolean']['output']>;
  readonly qty_available_for_return: Maybe<Scalars['Float']['output']>;
  readonly quantity_return_requested: Maybe<Scalars['Float']['output']>;
  readonly return_until: Maybe<Scalars['String']['output']>;
  readonly return_refusal: Maybe<ReturnRefusal>;
  readonly eligible_if_faulty: Scalars['Boolean']['output'];
  readonly return_refunds: ReadonlyArray<Money>;
  readonly exchange_options: ReadonlyArray<ReturnExchangeOption>;
};

export type GiftCardOrderItem = OrderItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly cart_item_uid: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type: Maybe<Scalars['String']['output']>;
  readonly product_url_key: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly parent_sku: Maybe<Scalars['String']['output']>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<ProductImage>;
  readonly prices: Maybe<OrderItemPrices>;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly selected_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly size_text: Maybe<Scalars['String']['output']>;
  readonly size_options: ReadonlyArray<OrderItemSizeOption>;
  readonly is_cancellable: Scalars['Boolean']['output'];
  readonly entered_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly quantity_ordered: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned: Maybe<Scalars['Float']['output']>;
  readonly quantity_canceled: Maybe<Scalars['Float']['output']>;
  readonly gift_card: Maybe<GiftCardItem>;
  readonly gift_message: Maybe<GiftMessage>;
  readonly eligible_for_return: Maybe<Scalars['Boolean']['output']>;
  readonly qty_available_for_return: Maybe<Scalars['Float']['output']>;
  readonly quantity_return_requested: Maybe<Scalars['Float']['output']>;
  readonly return_until: Maybe<Scalars['String']['output']>;
  readonly return_refusal: Maybe<ReturnRefusal>;
  readonly eligible_if_faulty: Scalars['Boolean']['output'];
  readonly return_refunds: ReadonlyArray<Money>;
  readonly exchange_options: ReadonlyArray<ReturnExchangeOption>;
};

export type BundleOrderItem = OrderItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly cart_item_uid: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type: Maybe<Scalars['String']['output']>;
  readonly product_url_key: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly parent_sku: Maybe<Scalars['String']['output']>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<ProductImage>;
  readonly prices: Maybe<OrderItemPrices>;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly selected_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly size_text: Maybe<Scalars['String']['output']>;
  readonly size_options: ReadonlyArray<OrderItemSizeOption>;
  readonly is_cancellable: Scalars['Boolean']['output'];
  readonly entered_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly quantity_ordered: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned: Maybe<Scalars['Float']['output']>;
  readonly quantity_canceled: Maybe<Scalars['Float']['output']>;
  readonly bundle_options: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOption>>>;
  readonly gift_message: Maybe<GiftMessage>;
  readonly eligible_for_return: Maybe<Scalars['Boolean']['output']>;
  readonly qty_available_for_return: Maybe<Scalars['Float']['output']>;
  readonly quantity_return_requested: Maybe<Scalars['Float']['output']>;
  readonly return_until: Maybe<Scalars['String']['output']>;
  readonly return_refusal: Maybe<ReturnRefusal>;
  readonly eligible_if_faulty: Scalars['Boolean']['output'];
  readonly return_refunds: ReadonlyArray<Money>;
  readonly exchange_options: ReadonlyArray<ReturnExchangeOption>;
};

export type DownloadableOrderItem = OrderItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly cart_item_uid: Scalars['ID']['output'];
  readonly product: Maybe<ProductInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type: Maybe<Scalars['String']['output']>;
  readonly product_url_key: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly parent_sku: Maybe<Scalars['String']['output']>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly colour: Maybe<Scalars['String']['output']>;
  readonly image: Maybe<ProductImage>;
  readonly prices: Maybe<OrderItemPrices>;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly selected_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly size_text: Maybe<Scalars['String']['output']>;
  readonly size_options: ReadonlyArray<OrderItemSizeOption>;
  readonly is_cancellable: Scalars['Boolean']['output'];
  readonly entered_options: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly quantity_ordered: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned: Maybe<Scalars['Float']['output']>;
  readonly quantity_canceled: Maybe<Scalars['Float']['output']>;
  readonly downloadable_links: Maybe<ReadonlyArray<Maybe<DownloadableItemsLinks>>>;
  readonly gift_message: Maybe<GiftMessage>;
  readonly eligible_for_return: Maybe<Scalars['Boolean']['output']>;
  readonly qty_available_for_return: Maybe<Scalars['Float']['output']>;
  readonly quantity_return_requested: Maybe<Scalars['Float']['output']>;
  readonly return_until: Maybe<Scalars['String']['output']>;
  readonly return_refusal: Maybe<ReturnRefusal>;
  readonly eligible_if_faulty: Scalars['Boolean']['output'];
  readonly return_refunds: ReadonlyArray<Money>;
  readonly exchange_options: ReadonlyArray<ReturnExchangeOption>;
};

export type ItemSelectedBundleOption = {
  /** @deprecated Use uid. */
  readonly id: Scalars['ID']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly values: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOptionValue>>>;
};

export type ItemSelectedBundleOptionValue = {
  /** @deprecated Use uid. */
  readonly id: Scalars['ID']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly product_name: Scalars['String']['output'];
  readonly product_sku: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly price: Money;
};

export type DownloadableItemsLinks = {
  readonly uid: Scalars['ID']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly sort_order: Maybe<Scalars['Int']['output']>;
};

export type GiftCardItem = {
  readonly sender_name: Maybe<Scalars['String']['output']>;
  readonly sender_email: Maybe<Scalars['String']['output']>;
  readonly recipient_name: Maybe<Scalars['String']['output']>;
  readonly recipient_email: Maybe<Scalars['String']['output']>;
  readonly message: Maybe<Scalars['String']['output']>;
  readonly delivery_date: Maybe<Scalars['String']['output']>;
  readonly amount: Maybe<Money>;
};

export type OrderItemPrices = {
  readonly price: Money;
  readonly price_including_tax: Money;
  readonly original_price: Maybe<Money>;
  readonly original_price_including_tax: Maybe<Money>;
  readonly row_total: Money;
  readonly row_total_including_tax: Money;
  readonly original_row_total: Money;
  readonly original_row_total_including_tax: Money;
  readonly total_item_discount: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
};

export type OrderItemOption = {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type OrderShipment = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly items: Maybe<ReadonlyArray<Maybe<ShipmentItemInterface>>>;
  readonly tracking: Maybe<ReadonlyArray<Maybe<ShipmentTracking>>>;
  readonly comments: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
  readonly shipped_at: Maybe<Scalars['String']['output']>;
  readonly delivered_at: Maybe<Scalars['String']['output']>;
};

export type ShipmentTracking = {
  readonly title: Scalars['String']['output'];
  readonly number: Maybe<Scalars['String']['output']>;
  readonly carrier: Scalars['String']['output'];
};

export type ShipmentItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentItem = ShipmentItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_shipped: Scalars['Float']['output'];
};

export type Invoice = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly items: Maybe<ReadonlyArray<Maybe<InvoiceItemInterface>>>;
  readonly total: Maybe<InvoiceTotal>;
  readonly comments: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
};

export type InvoiceItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
};

export type InvoiceItem = InvoiceItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
};

export type InvoiceTotal = {
  readonly grand_total: Money;
  readonly base_grand_total: Money;
  readonly subtotal: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly total_shipping: Money;
  readonly total_tax: Money;
  readonly taxes: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly shipping_handling: Maybe<ShippingHandling>;
};

export type CreditMemo = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly items: Maybe<ReadonlyArray<Maybe<CreditMemoItemInterface>>>;
  readonly total: Maybe<CreditMemoTotal>;
  readonly comments: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
};

export type CreditMemoItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoItem = CreditMemoItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoTotal = {
  readonly grand_total: Money;
  readonly base_grand_total: Money;
  readonly subtotal: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly gift_card_amount: Maybe<Money>;
  readonly adjustment: Money;
  readonly total_shipping: Money;
  readonly total_tax: Money;
  readonly taxes: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly shipping_handling: Maybe<ShippingHandling>;
};

export type SalesCommentItem = {
  readonly message: Scalars['String']['output'];
  readonly timestamp: Scalars['String']['output'];
};

export type BundleInvoiceItem = InvoiceItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
  readonly bundle_options: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOption>>>;
};

export type BundleShipmentItem = ShipmentItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly quantity_shipped: Scalars['Float']['output'];
  readonly bundle_options: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOption>>>;
};

export type BundleCreditMemoItem = CreditMemoItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
  readonly bundle_options: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOption>>>;
};

export type DownloadableInvoiceItem = InvoiceItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly quantity_invoiced: Maybe<Scalars['Float']['output']>;
  readonly downloadable_links: Maybe<ReadonlyArray<Maybe<DownloadableItemsLinks>>>;
};

export type DownloadableCreditMemoItem = CreditMemoItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly order_item: Maybe<OrderItemInterface>;
  readonly product_name: Maybe<Scalars['String']['output']>;
  readonly product_sku: Scalars['String']['output'];
  readonly product_sale_price: Money;
  readonly discounts: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly quantity_refunded: Maybe<Scalars['Float']['output']>;
  readonly downloadable_links: Maybe<ReadonlyArray<Maybe<DownloadableItemsLinks>>>;
};

export type PrintOrderDocumentInput = {
  readonly token: Scalars['String']['input'];
  readonly credit_memo_id?: InputMaybe<Scalars['ID']['input']>;
  readonly adjustment_note_id?: InputMaybe<Scalars['ID']['input']>;
};

export type PrintInvoiceOutput = {
  readonly filePath: Maybe<Scalars['String']['output']>;
};

export type AdjustmentNote = {
  readonly id: Scalars['ID']['output'];
};

export type FitFacts = {
  readonly cases: Scalars['Int']['output'];
  readonly kept: Scalars['Int']['output'];
  readonly too_small: Scalars['Int']['output'];
  readonly too_large: Scalars['Int']['output'];
  readonly too_narrow: Scalars['Int']['output'];
  readonly too_wide: Scalars['Int']['output'];
  readonly verdict: FitVerdict;
  readonly sentence: Scalars['String']['output'];
};

export type FitVerdict =
  | 'TRUE_TO_SIZE'
  | 'RUNS_SMALL'
  | 'RUNS_LARGE'
  | 'RUNS_NARROW'
  | 'RUNS_WIDE'
  | 'MIXED';

export type KeptSize = {
  readonly size: Scalars['String']['output'];
  readonly size_scale: Scalars['String']['output'];
  readonly pairs: Scalars['Int']['output'];
  readonly product_name: Scalars['String']['output'];
  readonly ordered_on: Scalars['String']['output'];
};

export type ReviewServiceConfig = {
  readonly is_enabled: Scalars['Boolean']['output'];
  readonly provider: Scalars['String']['output'];
  readonly client_name: Maybe<Scalars['String']['output']>;
  readonly environment: Maybe<Scalars['String']['output']>;
  readonly locale: Maybe<Scalars['String']['output']>;
  readonly script_src: Maybe<Scalars['String']['output']>;
};

export type ProductReviews = {
  readonly items: ReadonlyArray<Maybe<ProductReview>>;
  readonly page_info: SearchResultPageInfo;
  readonly total_count: Scalars['Int']['output'];
  readonly summary: ReviewSummary;
};

export type ReviewSort =
  | 'NEWEST'
  | 'MOST_HELPFUL'
  | 'HIGHEST'
  | 'LOWEST';

export type ReviewSummary = {
  readonly review_count: Scalars['Int']['output'];
  readonly average: Scalars['Float']['output'];
  readonly rating_summary: Scalars['Float']['output'];
  readonly histogram: ReadonlyArray<ReviewStars>;
  readonly recommended_count: Scalars['Int']['output'];
  readonly recommended_percent: Maybe<Scalars['Int']['output']>;
};

export type ReviewStars = {
  readonly stars: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
};

export type ReviewFit =
  | 'TOO_SMALL'
  | 'TRUE_TO_SIZE'
  | 'TOO_LARGE';

export type ReviewWidth =
  | 'TOO_NARROW'
  | 'RIGHT'
  | 'TOO_WIDE';

export type ProductReview = {
  readonly product: ProductInterface;
  readonly nickname: Scalars['String']['output'];
  readonly summary: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly created_at: Scalars['String']['output'];
  readonly average_rating: Scalars['Float']['output'];
  readonly ratings_breakdown: ReadonlyArray<Maybe<ProductReviewRating>>;
  readonly uid: Scalars['ID']['output'];
  readonly rating: Scalars['Int']['output'];
  readonly fit: Maybe<ReviewFit>;
  readonly width: Maybe<ReviewWidth>;
  readonly is_recommended: Maybe<Scalars['Boolean']['output']>;
  readonly is_verified_purchase: Scalars['Boolean']['output'];
  readonly helpful_count: Scalars['Int']['output'];
  readonly not_helpful_count: Scalars['Int']['output'];
};

export type ProductReviewRating = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ProductReviewRatingsMetadata = {
  readonly items: ReadonlyArray<Maybe<ProductReviewRatingMetadata>>;
};

export type ProductReviewRatingMetadata = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<Maybe<ProductReviewRatingValueMetadata>>;
};

export type ProductReviewRatingValueMetadata = {
  readonly value_id: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type CreateProductReviewInput = {
  readonly sku: Scalars['String']['input'];
  readonly nickname: Scalars['String']['input'];
  readonly summary: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
  readonly ratings: ReadonlyArray<InputMaybe<ProductReviewRatingInput>>;
  readonly is_recommended?: InputMaybe<Scalars['Boolean']['input']>;
  readonly fit?: InputMaybe<ReviewFit>;
  readonly width?: InputMaybe<ReviewWidth>;
};

export type ProductReviewRatingInput = {
  readonly id: Scalars['String']['input'];
  readonly value_id: Scalars['String']['input'];
};

export type CreateProductReviewOutput = {
  readonly review: ProductReview;
  readonly message: Scalars['String']['output'];
};

export type VoteProductReviewOutput = {
  readonly review: ProductReview;
};

export type OfferedPaymentMethod = {
  readonly type: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly card_brands: ReadonlyArray<Scalars['String']['output']>;
  readonly minimum: Maybe<Money>;
  readonly maximum: Maybe<Money>;
};

export type AvailablePaymentMethod = {
  readonly code: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type SelectedPaymentMethod = {
  readonly code: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly purchase_order_number: Maybe<Scalars['String']['output']>;
};

export type SetPaymentMethodOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly payment_method: PaymentMethodInput;
};

export type PaymentMethodInput = {
  readonly code: Scalars['String']['input'];
  readonly purchase_order_number?: InputMaybe<Scalars['String']['input']>;
  readonly adyen_additional_data_cc?: InputMaybe<AdyenAdditionalDataCc>;
  readonly adyen_additional_data_hpp?: InputMaybe<AdyenAdditionalDataHpp>;
  readonly adyen_additional_data?: InputMaybe<AdyenAdditionalData>;
};

export type AdyenAdditionalDataCc = {
  readonly stateData?: InputMaybe<Scalars['String']['input']>;
  readonly cc_type?: InputMaybe<Scalars['String']['input']>;
  readonly number_of_installments?: InputMaybe<Scalars['Int']['input']>;
  readonly combo_card_type?: InputMaybe<Scalars['String']['input']>;
  readonly guestEmail?: InputMaybe<Scalars['String']['input']>;
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  readonly recurringProcessingModel?: InputMaybe<Scalars['String']['input']>;
  readonly public_hash?: InputMaybe<Scalars['String']['input']>;
};

export type AdyenAdditionalDataHpp = {
  readonly brand_code: Scalars['String']['input'];
  readonly stateData: Scalars['String']['input'];
  readonly df_value?: InputMaybe<Scalars['String']['input']>;
  readonly guestEmail?: InputMaybe<Scalars['String']['input']>;
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  readonly recurringProcessingModel?: InputMaybe<Scalars['String']['input']>;
};

export type AdyenAdditionalData = {
  readonly stateData?: InputMaybe<Scalars['String']['input']>;
  readonly df_value?: InputMaybe<Scalars['String']['input']>;
  readonly guestEmail?: InputMaybe<Scalars['String']['input']>;
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  readonly recurringProcessingModel?: InputMaybe<Scalars['String']['input']>;
  readonly public_hash?: InputMaybe<Scalars['String']['input']>;
};

export type SetPaymentMethodOnCartOutput = {
  readonly cart: Cart;
};

export type AdyenPaymentMethods = {
  readonly paymentMethodsResponse: Maybe<AdyenPaymentMethodsResponse>;
  readonly paymentMethodsExtraDetails: Maybe<ReadonlyArray<Maybe<AdyenPaymentMethodsExtraDetails>>>;
};

export type AdyenPaymentMethodsResponse = {
  readonly paymentMethods: Maybe<ReadonlyArray<Maybe<AdyenPaymentMethodsArray>>>;
  readonly storedPaymentMethods: Maybe<ReadonlyArray<Maybe<AdyenStoredPaymentMethodsArray>>>;
};

export type AdyenPaymentMethodsArray = {
  readonly type: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly brands: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly configuration: Maybe<AdyenPaymentMethodsConfiguration>;
  readonly issuers: Maybe<ReadonlyArray<Maybe<AdyenPaymentMethodsIssuers>>>;
  /** @deprecated Not given any more. */
  readonly details: Maybe<ReadonlyArray<Maybe<AdyenPaymentMethodsDetails>>>;
};

export type AdyenPaymentMethodsConfiguration = {
  readonly merchantId: Maybe<Scalars['String']['output']>;
  readonly merchantName: Maybe<Scalars['String']['output']>;
  readonly gatewayMerchantId: Maybe<Scalars['String']['output']>;
};

export type AdyenPaymentMethodsIssuers = {
  readonly id: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
};

export type AdyenPaymentMethodsDetails = {
  readonly key: Maybe<Scalars['String']['output']>;
  readonly type: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<Scalars['String']['output']>;
  readonly optional: Maybe<Scalars['String']['output']>;
  readonly items: Maybe<ReadonlyArray<Maybe<AdyenPaymentMethodsDetailsItems>>>;
};

export type AdyenPaymentMethodsDetailsItems = {
  readonly id: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
};

export type AdyenPaymentMethodsExtraDetails = {
  readonly type: Maybe<Scalars['String']['output']>;
  readonly icon: Maybe<AdyenPaymentMethodIcon>;
  readonly isOpenInvoice: Maybe<Scalars['Boolean']['output']>;
  readonly configuration: Maybe<AdyenPaymentMethodsExtraDetailsConfiguration>;
};

export type AdyenPaymentMethodIcon = {
  readonly url: Maybe<Scalars['String']['output']>;
  readonly width: Maybe<Scalars['Int']['output']>;
  readonly height: Maybe<Scalars['Int']['output']>;
};

export type AdyenPaymentMethodsExtraDetailsConfiguration = {
  readonly amount: Maybe<Money>;
  readonly currency: Maybe<Scalars['String']['output']>;
};

export type AdyenStoredPaymentMethodsArray = {
  readonly id: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly type: Maybe<Scalars['String']['output']>;
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly lastFour: Maybe<Scalars['String']['output']>;
  readonly expiry: Maybe<Scalars['String']['output']>;
  readonly expiryMonth: Maybe<Scalars['String']['output']>;
  readonly expiryYear: Maybe<Scalars['String']['output']>;
  readonly holderName: Maybe<Scalars['String']['output']>;
  readonly supportedShopperInteractions: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
};

export type PaymentSession = {
  readonly sessionID: Scalars['String']['output'];
  readonly sessionData: Scalars['String']['output'];
  readonly reference: Maybe<Scalars['String']['output']>;
  readonly amount: Maybe<Money>;
};

export type AdyenPaymentStatus = {
  readonly isFinal: Maybe<Scalars['Boolean']['output']>;
  readonly resultCode: Maybe<Scalars['String']['output']>;
  readonly additionalData: Maybe<Scalars['String']['output']>;
  readonly action: Maybe<Scalars['String']['output']>;
  readonly order_number: Maybe<Scalars['String']['output']>;
  readonly message: Maybe<Scalars['String']['output']>;
  readonly order_token: Maybe<Scalars['String']['output']>;
};

export type SavePaypalExpressOrderInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type UpdatePaypalExpressOrderInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly paypal_order_id: Scalars['String']['input'];
  readonly shipping_address?: InputMaybe<EstimateAddressInput>;
  readonly shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type ExpressOrderChange = {
  readonly cart_id: Scalars['String']['input'];
  readonly shipping_address?: InputMaybe<EstimateAddressInput>;
  readonly shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type ExpressOrderOutput = {
  readonly cart: Cart;
};

export type PaypalExpressOrderOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly paypal_order_id: Maybe<Scalars['String']['output']>;
  readonly paymentData: Maybe<Scalars['String']['output']>;
  readonly cart: Cart;
};

export type AdyenPaymentToken = {
  readonly token_id: Scalars['ID']['output'];
  readonly brand: Maybe<Scalars['String']['output']>;
  readonly type: Maybe<Scalars['String']['output']>;
  readonly lastFour: Maybe<Scalars['String']['output']>;
  readonly holderName: Maybe<Scalars['String']['output']>;
  readonly expiryMonth: Maybe<Scalars['String']['output']>;
  readonly expiryYear: Maybe<Scalars['String']['output']>;
};

export type DeleteAdyenPaymentTokenOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly customerAdyenPaymentTokens: ReadonlyArray<AdyenPaymentToken>;
};

export type CustomerPaymentTokens = {
  readonly items: ReadonlyArray<Maybe<PaymentToken>>;
};

export type PaymentToken = {
  readonly public_hash: Scalars['String']['output'];
  readonly payment_method_code: Scalars['String']['output'];
  readonly type: PaymentTokenTypeEnum;
  readonly details: Maybe<Scalars['String']['output']>;
};

export type PaymentTokenTypeEnum =
  | 'card'
  | 'account';

export type DeletePaymentTokenOutput = {
  readonly result: Scalars['Boolean']['output'];
  readonly customerPaymentTokens: Maybe<CustomerPaymentTokens>;
};

export type CancelOrderInput = {
  readonly order_id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly token?: InputMaybe<Scalars['String']['input']>;
  readonly order_item_id?: InputMaybe<Scalars['ID']['input']>;
};

export type CancelOrderOutput = {
  /** @deprecated Use errorV2. */
  readonly error: Maybe<Scalars['String']['output']>;
  readonly errorV2: Maybe<CancelOrderError>;
  readonly order: Maybe<CustomerOrder>;
};

export type CancelOrderError = {
  readonly code: CancelOrderErrorCode;
  readonly message: Scalars['String']['output'];
};

export type CancelOrderErrorCode =
  | 'ORDER_CANCELLATION_DISABLED'
  | 'UNAUTHORISED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'INVALID_ORDER_STATUS'
  | 'UNDEFINED';

export type RestoreCartInput = {
  readonly token: Scalars['String']['input'];
  readonly cart_id?: InputMaybe<Scalars['String']['input']>;
};

export type RestoreCartOutput = {
  readonly cart: Cart;
  readonly user_errors: ReadonlyArray<Maybe<CartUserInputError>>;
};

export type AuthorityToLeave = {
  readonly checked: Scalars['Boolean']['output'];
  readonly instructions: Maybe<Scalars['String']['output']>;
};

export type SetGuestEmailOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  readonly cart: Cart;
};

export type SetAuthorityToLeaveInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly checked: Scalars['Boolean']['input'];
  readonly instructions?: InputMaybe<Scalars['String']['input']>;
};

export type SetAuthorityToLeaveOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly cart: Cart;
};

export type PlaceOrderInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type PlaceOrderOutput = {
  readonly order: Maybe<Order>;
  readonly orderV2: Maybe<CustomerOrder>;
  readonly errors: Maybe<ReadonlyArray<Maybe<PlaceOrderError>>>;
};

export type Order = {
  readonly order_number: Scalars['String']['output'];
  /** @deprecated Use order_number. */
  readonly order_id: Maybe<Scalars['String']['output']>;
  readonly cart_id: Scalars['String']['output'];
  readonly adyen_payment_status: Maybe<AdyenPaymentStatus>;
};

export type PlaceOrderError = {
  readonly code: PlaceOrderErrorCodes;
  readonly message: Scalars['String']['output'];
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type ProcessExpressPayDataInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly payment_method: PaymentMethodInput;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly shipping_address?: InputMaybe<CartAddressInput>;
  readonly billing_address?: InputMaybe<CartAddressInput>;
  readonly shipping_method?: InputMaybe<ShippingMethodInput>;
  readonly paypal_order_id?: InputMaybe<Scalars['String']['input']>;
};

export type ProcessExpressPayDataOutput = {
  readonly success: Scalars['Boolean']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly cart: Maybe<Cart>;
  readonly order: Maybe<Order>;
  readonly orderV2: Maybe<CustomerOrder>;
  readonly errors: Maybe<ReadonlyArray<Maybe<PlaceOrderError>>>;
};

export type CheckoutAgreement = {
  readonly agreement_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
  readonly content_height: Maybe<Scalars['String']['output']>;
  readonly checkbox_text: Scalars['String']['output'];
  readonly is_html: Scalars['Boolean']['output'];
  readonly mode: CheckoutAgreementMode;
};

export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type ReorderGuestItemsInput = {
  readonly token: Scalars['String']['input'];
  readonly cart_id?: InputMaybe<Scalars['String']['input']>;
};

export type ReorderItemsOutput = {
  readonly cart: Cart;
  readonly ordered_quantity: Scalars['Int']['output'];
  readonly added_quantity: Scalars['Int']['output'];
  readonly userInputErrors: ReadonlyArray<Maybe<CheckoutUserInputError>>;
};

export type CheckoutUserInputError = {
  readonly code: CheckoutUserInputErrorCodes;
  readonly message: Scalars['String']['output'];
  readonly path: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

export type CheckoutUserInputErrorCodes =
  | 'REORDER_NOT_AVAILABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';

export type ReturnRefusal =
  | 'RETURNS_DISABLED'
  | 'GIFT_CARD'
  | 'NOT_PAID'
  | 'NOT_SENT'
  | 'ALREADY_RETURNED'
  | 'WINDOW_ENDED';

export type ReturnExchangeOption = {
  readonly sku: Scalars['String']['output'];
  readonly size: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly held_until: Scalars['String']['output'];
  readonly price_difference: Money;
  readonly advised_for: ReadonlyArray<Scalars['String']['output']>;
  readonly advice: Maybe<Scalars['String']['output']>;
};

export type ReturnEligibility = {
  readonly is_eligible: Scalars['Boolean']['output'];
  readonly message_code: Scalars['String']['output'];
  readonly return_until: Maybe<Scalars['String']['output']>;
};

export type Returns = {
  readonly items: Maybe<ReadonlyArray<Maybe<Return>>>;
  readonly total_count: Maybe<Scalars['Int']['output']>;
  readonly page_info: Maybe<SearchResultPageInfo>;
};

export type Return = {
  readonly uid: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly status: Maybe<ReturnStatus>;
  readonly created_at: Scalars['String']['output'];
  readonly is_paid_return: Scalars['Boolean']['output'];
  readonly payments: ReadonlyArray<ReturnPayment>;
  readonly comments: Maybe<ReadonlyArray<Maybe<ReturnComment>>>;
  readonly credit_memos: ReadonlyArray<CreditMemo>;
  readonly items: Maybe<ReadonlyArray<Maybe<ReturnItem>>>;
  readonly order: Maybe<CustomerOrder>;
  readonly customer: ReturnCustomer;
  readonly parcelpoint_info: Maybe<ParcelpointInfo>;
  readonly label_path: Maybe<Scalars['String']['output']>;
  readonly slip_path: Maybe<Scalars['String']['output']>;
  readonly nearest_store: Maybe<Store>;
  readonly method: ReturnMethod;
  readonly send_by: Maybe<Scalars['String']['output']>;
  readonly is_exchanged_on_scan: Scalars['Boolean']['output'];
  readonly is_cancelable: Scalars['Boolean']['output'];
  readonly steps: ReadonlyArray<ReturnStep>;
  readonly refund: ReturnRefund;
  readonly available_shipping_carriers: Maybe<ReadonlyArray<Maybe<ReturnShippingCarrier>>>;
  readonly shipping: Maybe<ReturnShipping>;
};

export type ReturnMethod =
  | 'LABEL'
  | 'STORE'
  | 'PARCEL_POINT';

export type ReturnStep = {
  readonly kind: ReturnStepKind;
  readonly at: Maybe<Scalars['String']['output']>;
};

export type ReturnStepKind =
  | 'REQUESTED'
  | 'RECEIVED'
  | 'CHECKED'
  | 'REFUNDED'
  | 'EXCHANGED';

export type ReturnRefund = {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly total: Money;
  readonly is_refunded: Scalars['Boolean']['output'];
  readonly payments: ReadonlyArray<ReturnRefundPayment>;
};

export type ReturnRefundPayment = {
  readonly name: Scalars['String']['output'];
  readonly amount: Money;
};

export type ReturnShipping = {
  readonly address: Maybe<ReturnShippingAddress>;
  readonly tracking: Maybe<ReadonlyArray<Maybe<ReturnShippingTracking>>>;
};


export type ReturnShippingTrackingArgs = {
  uid?: InputMaybe<Scalars['ID']['input']>;
};

export type ReturnShippingAddress = {
  readonly contact_name: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly city: Scalars['String']['output'];
  readonly region: Region;
  readonly postcode: Scalars['String']['output'];
  readonly country: Country;
  readonly telephone: Maybe<Scalars['String']['output']>;
};

export type ReturnShippingCarrier = {
  readonly uid: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type ReturnShippingTracking = {
  readonly uid: Scalars['ID']['output'];
  readonly carrier: ReturnShippingCarrier;
  readonly tracking_number: Scalars['String']['output'];
  readonly status: Maybe<ReturnShippingTrackingStatus>;
};

export type ReturnShippingTrackingStatus = {
  readonly text: Scalars['String']['output'];
  readonly type: ReturnShippingTrackingStatusType;
};

export type ReturnShippingTrackingStatusType =
  | 'INFORMATION'
  | 'ERROR';

export type ReturnStatus =
  | 'PENDING'
  | 'UNCONFIRMED'
  | 'AUTHORIZED'
  | 'PARTIALLY_AUTHORIZED'
  | 'RECEIVED'
  | 'PARTIALLY_RECEIVED'
  | 'APPROVED'
  | 'PARTIALLY_APPROVED'
  | 'REJECTED'
  | 'PARTIALLY_REJECTED'
  | 'DENIED'
  | 'PROCESSED_AND_CLOSED'
  | 'CLOSED';

export type ReturnPayment = {
  readonly psp_reference: Maybe<Scalars['String']['output']>;
  readonly return_label_cost: Maybe<Money>;
  readonly return_payment_method: Maybe<Scalars['String']['output']>;
};

export type ReturnComment = {
  readonly uid: Scalars['ID']['output'];
  readonly author: Scalars['String']['output'];
  readonly author_name: Scalars['String']['output'];
  readonly created_at: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type ReturnCustomer = {
  readonly email: Scalars['String']['output'];
  readonly firstname: Maybe<Scalars['String']['output']>;
  readonly lastname: Maybe<Scalars['String']['output']>;
};

export type ReturnItem = {
  readonly uid: Scalars['ID']['output'];
  readonly status: ReturnItemStatus;
  readonly quantity: Scalars['Float']['output'];
  readonly request_quantity: Scalars['Float']['output'];
  readonly order_item: OrderItemInterface;
  readonly custom_attributesV2: Maybe<ReadonlyArray<Maybe<AttributeValueInterface>>>;
  readonly refund: Money;
  readonly settled_at: Maybe<Scalars['String']['output']>;
  readonly reject_reason: Maybe<Scalars['String']['output']>;
  readonly exchange: Maybe<ReturnExchange>;
  readonly photos: ReadonlyArray<ReturnPhoto>;
};

export type ReturnExchange = {
  readonly sku: Scalars['String']['output'];
  readonly size: Scalars['String']['output'];
  readonly state: ReturnExchangeState;
  readonly held_until: Maybe<Scalars['String']['output']>;
  readonly price_difference: Money;
  readonly order_number: Maybe<Scalars['String']['output']>;
};

export type ReturnExchangeState =
  | 'HELD'
  | 'LAPSED'
  | 'SENT'
  | 'ENDED';

export type ReturnItemStatus =
  | 'PENDING'
  | 'AUTHORIZED'
  | 'RECEIVED'
  | 'APPROVED'
  | 'REJECTED'
  | 'DENIED';

export type RequestReturnInput = {
  readonly order_uid: Scalars['ID']['input'];
  readonly items: ReadonlyArray<InputMaybe<RequestReturnItemInput>>;
  readonly contact_email?: InputMaybe<Scalars['String']['input']>;
  readonly comment_text?: InputMaybe<Scalars['String']['input']>;
  readonly return_reference?: InputMaybe<Scalars['String']['input']>;
  readonly is_parcelpoint?: InputMaybe<Scalars['Boolean']['input']>;
  readonly return_session_result?: InputMaybe<Scalars['String']['input']>;
  readonly method?: InputMaybe<ReturnMethod>;
};

export type RequestGuestReturnInput = {
  readonly order_uid?: InputMaybe<Scalars['ID']['input']>;
  readonly guest_email?: InputMaybe<Scalars['String']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
  readonly items: ReadonlyArray<InputMaybe<RequestReturnItemInput>>;
  readonly contact_email?: InputMaybe<Scalars['String']['input']>;
  readonly comment_text?: InputMaybe<Scalars['String']['input']>;
  readonly return_reference?: InputMaybe<Scalars['String']['input']>;
  readonly is_parcelpoint?: InputMaybe<Scalars['Boolean']['input']>;
  readonly return_session_result?: InputMaybe<Scalars['String']['input']>;
  readonly method?: InputMaybe<ReturnMethod>;
};

export type RequestReturnItemInput = {
  readonly order_item_uid: Scalars['ID']['input'];
  readonly quantity_to_return: Scalars['Float']['input'];
  readonly selected_custom_attributes?: InputMaybe<ReadonlyArray<InputMaybe<SelectedCustomAttributeInput>>>;
  readonly entered_custom_attributes?: InputMaybe<ReadonlyArray<InputMaybe<EnteredCustomAttributeInput>>>;
  readonly exchange_sku?: InputMaybe<Scalars['String']['input']>;
  readonly photo_uids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type ExchangePaymentSessionInput = {
  readonly order_uid?: InputMaybe<Scalars['ID']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
  readonly items: ReadonlyArray<RequestReturnItemInput>;
  readonly is_parcelpoint?: InputMaybe<Scalars['Boolean']['input']>;
  readonly method?: InputMaybe<ReturnMethod>;
};

export type AddReturnPhotoInput = {
  readonly token: Scalars['String']['input'];
  readonly content: Scalars['String']['input'];
};

export type AddReturnPhotoOutput = {
  readonly photo_uid: Scalars['ID']['output'];
};

export type ReturnPhoto = {
  readonly uid: Scalars['ID']['output'];
  readonly path: Scalars['String']['output'];
};

export type SelectedCustomAttributeInput = {
  readonly attribute_code: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type EnteredCustomAttributeInput = {
  readonly attribute_code: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type RequestReturnOutput = {
  readonly return: Maybe<Return>;
  readonly returns: Maybe<Returns>;
  readonly parcelpoint_info: Maybe<ParcelpointInfo>;
};


export type RequestReturnOutputReturnsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type AddReturnCommentInput = {
  readonly return_uid: Scalars['ID']['input'];
  readonly comment_text: Scalars['String']['input'];
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type AddReturnCommentOutput = {
  readonly return: Maybe<Return>;
};

export type AddReturnTrackingInput = {
  readonly return_uid: Scalars['ID']['input'];
  readonly carrier_uid: Scalars['ID']['input'];
  readonly tracking_number: Scalars['String']['input'];
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type AddReturnTrackingOutput = {
  readonly return: Maybe<Return>;
  readonly return_shipping_tracking: Maybe<ReturnShippingTracking>;
};

export type RemoveReturnTrackingInput = {
  readonly return_shipping_tracking_uid: Scalars['ID']['input'];
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveReturnTrackingOutput = {
  readonly return: Maybe<Return>;
};

export type CancelReturnInput = {
  readonly return_uid: Scalars['ID']['input'];
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type CancelReturnOutput = {
  readonly return: Maybe<Return>;
};

export type RenewReturnLabelInput = {
  readonly return_uid: Scalars['ID']['input'];
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type RenewReturnLabelOutput = {
  readonly return: Maybe<Return>;
};

export type ParcelpointInfo = {
  readonly redirect_url: Scalars['String']['output'];
  readonly post_data: ReadonlyArray<ParcelpointPostData>;
};

export type ParcelpointPostData = {
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};
