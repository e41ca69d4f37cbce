// Written from the contract by npm run codegen; never edited by hand.
import type * as Contract from './contract.generated.ts'
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Contract.Maybe<TTypes> | Promise<Contract.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  RoutableInterface:
    | ( Models['RoutableUrl'] )
    | ( Models['SimpleProduct'] )
    | ( Models['ConfigurableProduct'] )
    | ( Models['VirtualProduct'] )
    | ( Models['BundleProduct'] )
    | ( Models['DownloadableProduct'] )
    | ( Models['GroupedProduct'] )
    | ( Models['CategoryTree'] )
    | ( Models['CmsPage'] )
    | ( Models['GiftCardProduct'] )
  ;
  AggregationOptionInterface: ( Omit<Contract.AggregationOption, 'swatch_data'> & { swatch_data: Contract.Maybe<_RefType['SwatchDataInterface']> } );
  SwatchDataInterface:
    | ( Models['ColorSwatchData'] )
    | ( Models['TextSwatchData'] )
    | ( Models['ImageSwatchData'] )
  ;
  ProductInterface:
    | ( Models['SimpleProduct'] )
    | ( Models['ConfigurableProduct'] )
    | ( Models['VirtualProduct'] )
    | ( Models['BundleProduct'] )
    | ( Models['DownloadableProduct'] )
    | ( Models['GroupedProduct'] )
    | ( Models['GiftCardProduct'] )
  ;
  PhysicalProductInterface:
    | ( Models['SimpleProduct'] )
    | ( Models['ConfigurableProduct'] )
    | ( Models['BundleProduct'] )
    | ( Models['GroupedProduct'] )
    | ( Models['GiftCardProduct'] )
  ;
  CustomizableProductInterface:
    | ( Models['SimpleProduct'] )
    | ( Models['ConfigurableProduct'] )
    | ( Models['VirtualProduct'] )
    | ( Models['BundleProduct'] )
    | ( Models['DownloadableProduct'] )
    | ( Models['GiftCardProduct'] )
  ;
  CustomizableOptionInterface:
    | ( Models['CustomizableFieldOption'] )
    | ( Models['CustomizableAreaOption'] )
    | ( Models['CustomizableDateOption'] )
    | ( Models['CustomizableFileOption'] )
    | ( Models['CustomizableCheckboxOption'] )
    | ( Models['CustomizableDropDownOption'] )
    | ( Models['CustomizableMultipleOption'] )
    | ( Models['CustomizableRadioOption'] )
  ;
  MediaGalleryInterface:
    | ( Models['ProductImage'] )
    | ( Models['ProductVideo'] )
  ;
  CategoryInterface: ( Models['CategoryTree'] );
  CustomAttributeMetadataInterface:
    | ( Models['CatalogAttributeMetadata'] )
    | ( Models['ReturnItemAttributeMetadata'] )
    | ( Models['AttributeMetadata'] )
    | ( Models['CustomerAttributeMetadata'] )
  ;
  CustomAttributeOptionInterface: ( Models['AttributeOptionMetadata'] );
  AttributeValueInterface:
    | ( Models['AttributeValue'] )
    | ( Models['AttributeSelectedOptions'] )
  ;
  AttributeSelectedOptionInterface: ( Models['AttributeSelectedOption'] );
  LayerFilterItemInterface: ( Contract.LayerFilterItem );
  CartItemInterface:
    | ( Models['SimpleCartItem'] )
    | ( Models['ConfigurableCartItem'] )
    | ( Models['VirtualCartItem'] )
    | ( Models['BundleCartItem'] )
    | ( Models['DownloadableCartItem'] )
    | ( Models['GiftCardCartItem'] )
  ;
  Error:
    | ( Models['CartUserInputError'] )
    | ( Contract.InsufficientStockError )
  ;
  WishlistItemInterface:
    | ( Models['SimpleWishlistItem'] )
    | ( Models['ConfigurableWishlistItem'] )
    | ( Models['VirtualWishlistItem'] )
    | ( Models['BundleWishlistItem'] )
    | ( Models['DownloadableWishlistItem'] )
    | ( Models['GroupedProductWishlistItem'] )
  ;
  CartAddressInterface:
    | ( Models['ShippingCartAddress'] )
    | ( Models['BillingCartAddress'] )
  ;
  OrderItemInterface:
    | ( Models['OrderItem'] )
    | ( Models['ConfigurableOrderItem'] )
    | ( Models['GiftCardOrderItem'] )
    | ( Models['BundleOrderItem'] )
    | ( Models['DownloadableOrderItem'] )
  ;
  ShipmentItemInterface:
    | ( Models['ShipmentItem'] )
    | ( Models['BundleShipmentItem'] )
  ;
  InvoiceItemInterface:
    | ( Models['InvoiceItem'] )
    | ( Models['BundleInvoiceItem'] )
    | ( Models['DownloadableInvoiceItem'] )
  ;
  CreditMemoItemInterface:
    | ( Models['CreditMemoItem'] )
    | ( Models['BundleCreditMemoItem'] )
    | ( Models['DownloadableCreditMemoItem'] )
  ;
};

export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Contract.Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Contract.Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Contract.Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Contract.Scalars['ID']['output']>;
  Float: ResolverTypeWrapper<Contract.Scalars['Float']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReCaptchaConfigurationV3: ResolverTypeWrapper<Contract.ReCaptchaConfigurationV3>;
  ReCaptchaFormEnum: Contract.ReCaptchaFormEnum;
  PurgeToken: ResolverTypeWrapper<Contract.PurgeToken>;
  StoreConfig: ResolverTypeWrapper<Models['StoreConfig']>;
  FeatureFlags: ResolverTypeWrapper<Contract.FeatureFlags>;
  ShippingThreshold: ResolverTypeWrapper<Contract.ShippingThreshold>;
  SizeScaleMapping: ResolverTypeWrapper<Contract.SizeScaleMapping>;
  SizeConversion: ResolverTypeWrapper<Contract.SizeConversion>;
  Country: ResolverTypeWrapper<Contract.Country>;
  Region: ResolverTypeWrapper<Contract.Region>;
  Currency: ResolverTypeWrapper<Contract.Currency>;
  ExchangeRate: ResolverTypeWrapper<Contract.ExchangeRate>;
  Money: ResolverTypeWrapper<Contract.Money>;
  CurrencyEnum: Contract.CurrencyEnum;
  CountryCodeEnum: Contract.CountryCodeEnum;
  KeyValue: ResolverTypeWrapper<Contract.KeyValue>;
  SearchResultPageInfo: ResolverTypeWrapper<Contract.SearchResultPageInfo>;
  SortEnum: Contract.SortEnum;
  FilterEqualTypeInput: Contract.FilterEqualTypeInput;
  FilterRangeTypeInput: Contract.FilterRangeTypeInput;
  FilterMatchTypeInput: Contract.FilterMatchTypeInput;
  FilterMatchTypeEnum: Contract.FilterMatchTypeEnum;
  FilterStringTypeInput: Contract.FilterStringTypeInput;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  RoutableUrl: ResolverTypeWrapper<Models['RoutableUrl']>;
  UrlRewriteEntityTypeEnum: Contract.UrlRewriteEntityTypeEnum;
  FixedProductTaxDisplaySettings: Contract.FixedProductTaxDisplaySettings;
  EmailValidation: ResolverTypeWrapper<Contract.EmailValidation>;
  SubscriptionDetails: ResolverTypeWrapper<Contract.SubscriptionDetails>;
  SubscriptionTopic: ResolverTypeWrapper<Contract.SubscriptionTopic>;
  SubscriptionChannel: Contract.SubscriptionChannel;
  UpdateSubscriptionDetailsInput: Contract.UpdateSubscriptionDetailsInput;
  SubscriptionTopicInput: Contract.SubscriptionTopicInput;
  UpdateSubscriptionDetailsOutput: ResolverTypeWrapper<Contract.UpdateSubscriptionDetailsOutput>;
  SubscribeToNewsletterOutput: ResolverTypeWrapper<Contract.SubscribeToNewsletterOutput>;
  SubscribeEmailToNewsletterOutput: ResolverTypeWrapper<Contract.SubscribeEmailToNewsletterOutput>;
  SubscriptionStatusesEnum: Contract.SubscriptionStatusesEnum;
  ContactUsInput: Contract.ContactUsInput;
  ContactUsOutput: ResolverTypeWrapper<Contract.ContactUsOutput>;
  Products: ResolverTypeWrapper<Models['Products']>;
  SortFields: ResolverTypeWrapper<Contract.SortFields>;
  SortField: ResolverTypeWrapper<Contract.SortField>;
  SearchSuggestion: ResolverTypeWrapper<Contract.SearchSuggestion>;
  ProductAttributeFilterInput: Contract.ProductAttributeFilterInput;
  ProductAttributeSortInput: Contract.ProductAttributeSortInput;
  AggregationsFilterInput: Contract.AggregationsFilterInput;
  AggregationsCategoryFilterInput: Contract.AggregationsCategoryFilterInput;
  Aggregation: ResolverTypeWrapper<Omit<Contract.Aggregation, 'options'> & { options: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['AggregationOption']>>> }>;
  AggregationOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AggregationOptionInterface']>;
  AggregationOption: ResolverTypeWrapper<Omit<Contract.AggregationOption, 'swatch_data'> & { swatch_data: Contract.Maybe<ResolversTypes['SwatchDataInterface']> }>;
  FilterType: Contract.FilterType;
  SwatchDataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchDataInterface']>;
  ColorSwatchData: ResolverTypeWrapper<Models['ColorSwatchData']>;
  TextSwatchData: ResolverTypeWrapper<Models['TextSwatchData']>;
  ImageSwatchData: ResolverTypeWrapper<Models['ImageSwatchData']>;
  ProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductInterface']>;
  PhysicalProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PhysicalProductInterface']>;
  CustomizableProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableProductInterface']>;
  CustomizableOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableOptionInterface']>;
  CustomizableFieldOption: ResolverTypeWrapper<Models['CustomizableFieldOption']>;
  CustomizableFieldValue: ResolverTypeWrapper<Contract.CustomizableFieldValue>;
  CustomizableAreaOption: ResolverTypeWrapper<Models['CustomizableAreaOption']>;
  CustomizableAreaValue: ResolverTypeWrapper<Contract.CustomizableAreaValue>;
  CustomizableDateOption: ResolverTypeWrapper<Models['CustomizableDateOption']>;
  CustomizableDateValue: ResolverTypeWrapper<Contract.CustomizableDateValue>;
  CustomizableDateTypeEnum: Contract.CustomizableDateTypeEnum;
  CustomizableFileOption: ResolverTypeWrapper<Models['CustomizableFileOption']>;
  CustomizableFileValue: ResolverTypeWrapper<Contract.CustomizableFileValue>;
  CustomizableCheckboxOption: ResolverTypeWrapper<Models['CustomizableCheckboxOption']>;
  CustomizableCheckboxValue: ResolverTypeWrapper<Contract.CustomizableCheckboxValue>;
  CustomizableDropDownOption: ResolverTypeWrapper<Models['CustomizableDropDownOption']>;
  CustomizableDropDownValue: ResolverTypeWrapper<Contract.CustomizableDropDownValue>;
  CustomizableMultipleOption: ResolverTypeWrapper<Models['CustomizableMultipleOption']>;
  CustomizableMultipleValue: ResolverTypeWrapper<Contract.CustomizableMultipleValue>;
  CustomizableRadioOption: ResolverTypeWrapper<Models['CustomizableRadioOption']>;
  CustomizableRadioValue: ResolverTypeWrapper<Contract.CustomizableRadioValue>;
  SimpleProduct: ResolverTypeWrapper<Models['SimpleProduct']>;
  ConfigurableProduct: ResolverTypeWrapper<Models['ConfigurableProduct']>;
  VirtualProduct: ResolverTypeWrapper<Models['VirtualProduct']>;
  BundleProduct: ResolverTypeWrapper<Models['BundleProduct']>;
  PriceViewEnum: Contract.PriceViewEnum;
  ShipBundleItemsEnum: Contract.ShipBundleItemsEnum;
  PriceDetails: ResolverTypeWrapper<Contract.PriceDetails>;
  BundleItem: ResolverTypeWrapper<Omit<Contract.BundleItem, 'options'> & { options: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['BundleItemOption']>>> }>;
  BundleItemOption: ResolverTypeWrapper<Omit<Contract.BundleItemOption, 'product'> & { product: Contract.Maybe<ResolversTypes['ProductInterface']> }>;
  DownloadableProduct: ResolverTypeWrapper<Models['DownloadableProduct']>;
  DownloadableFileTypeEnum: Contract.DownloadableFileTypeEnum;
  DownloadableProductLinks: ResolverTypeWrapper<Contract.DownloadableProductLinks>;
  DownloadableProductSamples: ResolverTypeWrapper<Contract.DownloadableProductSamples>;
  GroupedProduct: ResolverTypeWrapper<Models['GroupedProduct']>;
  GroupedProductItem: ResolverTypeWrapper<Omit<Contract.GroupedProductItem, 'product'> & { product: Contract.Maybe<ResolversTypes['ProductInterface']> }>;
  ConfigurableProductOptions: ResolverTypeWrapper<Omit<Contract.ConfigurableProductOptions, 'values'> & { values: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>> }>;
  ConfigurableProductOptionsValues: ResolverTypeWrapper<Omit<Contract.ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data: Contract.Maybe<ResolversTypes['SwatchDataInterface']> }>;
  ConfigurableVariant: ResolverTypeWrapper<Omit<Contract.ConfigurableVariant, 'product'> & { product: Contract.Maybe<ResolversTypes['SimpleProduct']> }>;
  ConfigurableAttributeOption: ResolverTypeWrapper<Contract.ConfigurableAttributeOption>;
  VariantSizeAttributes: ResolverTypeWrapper<Contract.VariantSizeAttributes>;
  ConfigurableProductOptionsSelection: ResolverTypeWrapper<Omit<Contract.ConfigurableProductOptionsSelection, 'configurable_options' | 'media_gallery' | 'variant'> & { configurable_options: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ConfigurableProductOption']>>>, media_gallery: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryInterface']>>>, variant: Contract.Maybe<ResolversTypes['SimpleProduct']> }>;
  ConfigurableProductOption: ResolverTypeWrapper<Omit<Contract.ConfigurableProductOption, 'values'> & { values: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ConfigurableProductOptionValue']>>> }>;
  ConfigurableProductOptionValue: ResolverTypeWrapper<Omit<Contract.ConfigurableProductOptionValue, 'swatch'> & { swatch: Contract.Maybe<ResolversTypes['SwatchDataInterface']> }>;
  ConfigurableOptionAvailableForSelection: ResolverTypeWrapper<Contract.ConfigurableOptionAvailableForSelection>;
  ComplexTextValue: ResolverTypeWrapper<Contract.ComplexTextValue>;
  ProductStockStatus: Contract.ProductStockStatus;
  PriceRange: ResolverTypeWrapper<Contract.PriceRange>;
  ProductPrice: ResolverTypeWrapper<Contract.ProductPrice>;
  ProductDiscount: ResolverTypeWrapper<Contract.ProductDiscount>;
  ProductPrices: ResolverTypeWrapper<Contract.ProductPrices>;
  Price: ResolverTypeWrapper<Contract.Price>;
  TierPrice: ResolverTypeWrapper<Contract.TierPrice>;
  ProductCategoryTag: ResolverTypeWrapper<Contract.ProductCategoryTag>;
  ProductCategoryTagType: Contract.ProductCategoryTagType;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  ProductImage: ResolverTypeWrapper<Models['ProductImage']>;
  ProductImageSize: ResolverTypeWrapper<Contract.ProductImageSize>;
  ProductVideo: ResolverTypeWrapper<Models['ProductVideo']>;
  ProductMediaGalleryEntriesVideoContent: ResolverTypeWrapper<Contract.ProductMediaGalleryEntriesVideoContent>;
  MediaGalleryEntry: ResolverTypeWrapper<Contract.MediaGalleryEntry>;
  UrlRewrite: ResolverTypeWrapper<Contract.UrlRewrite>;
  HttpQueryParameter: ResolverTypeWrapper<Contract.HttpQueryParameter>;
  Brand: ResolverTypeWrapper<Models['Brand']>;
  CategoryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryInterface']>;
  CategoryTree: ResolverTypeWrapper<Models['CategoryTree']>;
  CategoryResult: ResolverTypeWrapper<Omit<Contract.CategoryResult, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryTree']>>> }>;
  CategoryProducts: ResolverTypeWrapper<Omit<Contract.CategoryProducts, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>> }>;
  Breadcrumb: ResolverTypeWrapper<Contract.Breadcrumb>;
  CategoryFilterInput: Contract.CategoryFilterInput;
  ProductAdditionalData: ResolverTypeWrapper<Models['ProductAdditionalData']>;
  ProductVariantData: ResolverTypeWrapper<Contract.ProductVariantData>;
  ProductStock: ResolverTypeWrapper<Models['ProductStock']>;
  RecommendationKind: Contract.RecommendationKind;
  RecommendationList: ResolverTypeWrapper<Omit<Contract.RecommendationList, 'items'> & { items: ReadonlyArray<ResolversTypes['ProductInterface']> }>;
  AttributeInput: Contract.AttributeInput;
  CustomAttributeMetadata: ResolverTypeWrapper<Contract.CustomAttributeMetadata>;
  Attribute: ResolverTypeWrapper<Contract.Attribute>;
  AttributeOption: ResolverTypeWrapper<Contract.AttributeOption>;
  StorefrontProperties: ResolverTypeWrapper<Contract.StorefrontProperties>;
  UseInLayeredNavigationOptions: Contract.UseInLayeredNavigationOptions;
  AttributesMetadataOutput: ResolverTypeWrapper<Omit<Contract.AttributesMetadataOutput, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>;
  AttributeMetadataError: ResolverTypeWrapper<Contract.AttributeMetadataError>;
  AttributeMetadataErrorType: Contract.AttributeMetadataErrorType;
  CustomAttributeMetadataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomAttributeMetadataInterface']>;
  CatalogAttributeMetadata: ResolverTypeWrapper<Models['CatalogAttributeMetadata']>;
  SwatchInputTypeEnum: Contract.SwatchInputTypeEnum;
  ReturnItemAttributeMetadata: ResolverTypeWrapper<Models['ReturnItemAttributeMetadata']>;
  InputFilterEnum: Contract.InputFilterEnum;
  ValidationRule: ResolverTypeWrapper<Contract.ValidationRule>;
  ValidationRuleEnum: Contract.ValidationRuleEnum;
  AttributeMetadata: ResolverTypeWrapper<Models['AttributeMetadata']>;
  CustomAttributeOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomAttributeOptionInterface']>;
  AttributeOptionMetadata: ResolverTypeWrapper<Models['AttributeOptionMetadata']>;
  AttributeEntityTypeEnum: Contract.AttributeEntityTypeEnum;
  AttributeFrontendInputEnum: Contract.AttributeFrontendInputEnum;
  ProductCustomAttributes: ResolverTypeWrapper<Omit<Contract.ProductCustomAttributes, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  AttributeValueInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeValueInterface']>;
  AttributeValue: ResolverTypeWrapper<Models['AttributeValue']>;
  AttributeSelectedOptions: ResolverTypeWrapper<Models['AttributeSelectedOptions']>;
  AttributeSelectedOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeSelectedOptionInterface']>;
  AttributeSelectedOption: ResolverTypeWrapper<Models['AttributeSelectedOption']>;
  AttributeFilterInput: Contract.AttributeFilterInput;
  ProductStockAlertOutput: ResolverTypeWrapper<Contract.ProductStockAlertOutput>;
  ProductTierPrices: ResolverTypeWrapper<Contract.ProductTierPrices>;
  LayerFilter: ResolverTypeWrapper<Omit<Contract.LayerFilter, 'filter_items'> & { filter_items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['LayerFilterItemInterface']>>> }>;
  LayerFilterItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LayerFilterItemInterface']>;
  LayerFilterItem: ResolverTypeWrapper<Contract.LayerFilterItem>;
  StoreSearchResult: ResolverTypeWrapper<Omit<Contract.StoreSearchResult, 'items' | 'location'> & { items: ReadonlyArray<ResolversTypes['Store']>, location: Contract.Maybe<ResolversTypes['GeoPoint']> }>;
  StorePlace: ResolverTypeWrapper<Contract.StorePlace>;
  GeoPoint: ResolverTypeWrapper<Models['GeoPoint']>;
  Store: ResolverTypeWrapper<Models['Store']>;
  StoreSpecialHours: ResolverTypeWrapper<Contract.StoreSpecialHours>;
  StoreHours: ResolverTypeWrapper<Contract.StoreHours>;
  Weekday: Contract.Weekday;
  StoreOpenStatus: ResolverTypeWrapper<Contract.StoreOpenStatus>;
  StoreStock: ResolverTypeWrapper<Contract.StoreStock>;
  AreaInput: Contract.AreaInput;
  PickupLocationFilterInput: Contract.PickupLocationFilterInput;
  FilterTypeInput: Contract.FilterTypeInput;
  PickupLocationSortInput: Contract.PickupLocationSortInput;
  ProductInfoInput: Contract.ProductInfoInput;
  PickupLocations: ResolverTypeWrapper<Contract.PickupLocations>;
  PickupLocation: ResolverTypeWrapper<Contract.PickupLocation>;
  SearchesInput: Contract.SearchesInput;
  FredhopperFilterInput: Contract.FredhopperFilterInput;
  FredhopperEqualInput: Contract.FredhopperEqualInput;
  FredhopperIncludeInput: Contract.FredhopperIncludeInput;
  FredhopperRangeInput: Contract.FredhopperRangeInput;
  InStoreNearInput: Contract.InStoreNearInput;
  FredhopperData: ResolverTypeWrapper<Models['FredhopperData']>;
  InStoreListing: ResolverTypeWrapper<Contract.InStoreListing>;
  InStoreItem: ResolverTypeWrapper<Contract.InStoreItem>;
  SearchReading: ResolverTypeWrapper<Contract.SearchReading>;
  SortOption: ResolverTypeWrapper<Contract.SortOption>;
  AppliedFilter: ResolverTypeWrapper<Contract.AppliedFilter>;
  AppliedFilterValue: ResolverTypeWrapper<Contract.AppliedFilterValue>;
  FredhopperSuggestions: ResolverTypeWrapper<Omit<Contract.FredhopperSuggestions, 'categories' | 'products'> & { categories: ReadonlyArray<ResolversTypes['CategoryTree']>, products: ReadonlyArray<ResolversTypes['ProductInterface']> }>;
  CmsPage: ResolverTypeWrapper<Models['CmsPage']>;
  CmsBlocks: ResolverTypeWrapper<Omit<Contract.CmsBlocks, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CmsBlock']>>> }>;
  CmsBlock: ResolverTypeWrapper<Models['CmsBlock']>;
  EntityUrl: ResolverTypeWrapper<Contract.EntityUrl>;
  IsEmailAvailableOutput: ResolverTypeWrapper<Contract.IsEmailAvailableOutput>;
  ValidateRPTokenOutput: ResolverTypeWrapper<Contract.ValidateRPTokenOutput>;
  CustomerToken: ResolverTypeWrapper<Contract.CustomerToken>;
  AddressSuggestion: ResolverTypeWrapper<Contract.AddressSuggestion>;
  CustomerDataExport: ResolverTypeWrapper<Contract.CustomerDataExport>;
  CustomerSession: ResolverTypeWrapper<Contract.CustomerSession>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<Contract.RevokeCustomerTokenOutput>;
  CustomerOutput: ResolverTypeWrapper<Omit<Contract.CustomerOutput, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  Customer: ResolverTypeWrapper<Models['Customer']>;
  CustomerAddress: ResolverTypeWrapper<Omit<Contract.CustomerAddress, 'region' | 'custom_attributesV2'> & { region: Contract.Maybe<ResolversTypes['CustomerAddressRegion']>, custom_attributesV2: ReadonlyArray<Contract.Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  CustomerAddressRegion: ResolverTypeWrapper<Contract.CustomerAddressRegion>;
  CustomerCreateInput: Contract.CustomerCreateInput;
  CustomerInput: Contract.CustomerInput;
  CustomerUpdateInput: Contract.CustomerUpdateInput;
  AttributeValueInput: Contract.AttributeValueInput;
  AttributeInputSelectedOption: Contract.AttributeInputSelectedOption;
  CustomerAddressInput: Contract.CustomerAddressInput;
  CustomerAddressRegionInput: Contract.CustomerAddressRegionInput;
  AttributesFormOutput: ResolverTypeWrapper<Omit<Contract.AttributesFormOutput, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>;
  CustomerAttributeMetadata: ResolverTypeWrapper<Models['CustomerAttributeMetadata']>;
  CustomerAddresses: ResolverTypeWrapper<Omit<Contract.CustomerAddresses, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomerAddress']>>> }>;
  CustomerAddressAttribute: ResolverTypeWrapper<Contract.CustomerAddressAttribute>;
  CustomerDownloadableProducts: ResolverTypeWrapper<Contract.CustomerDownloadableProducts>;
  CustomerDownloadableProduct: ResolverTypeWrapper<Contract.CustomerDownloadableProduct>;
  ConfirmEmailInput: Contract.ConfirmEmailInput;
  CompareList: ResolverTypeWrapper<Models['CompareList']>;
  ComparableItem: ResolverTypeWrapper<Models['ComparableItem']>;
  ProductAttribute: ResolverTypeWrapper<Contract.ProductAttribute>;
  ComparableAttribute: ResolverTypeWrapper<Contract.ComparableAttribute>;
  CreateCompareListInput: Contract.CreateCompareListInput;
  AddProductsToCompareListInput: Contract.AddProductsToCompareListInput;
  RemoveProductsFromCompareListInput: Contract.RemoveProductsFromCompareListInput;
  AssignCompareListToCustomerOutput: ResolverTypeWrapper<Omit<Contract.AssignCompareListToCustomerOutput, 'compare_list'> & { compare_list: Contract.Maybe<ResolversTypes['CompareList']> }>;
  DeleteCompareListOutput: ResolverTypeWrapper<Contract.DeleteCompareListOutput>;
  AutomaticOffer: ResolverTypeWrapper<Contract.AutomaticOffer>;
  OfferHint: ResolverTypeWrapper<Contract.OfferHint>;
  Cart: ResolverTypeWrapper<Models['Cart']>;
  MergeNotice: ResolverTypeWrapper<Contract.MergeNotice>;
  MergeNoticeReason: Contract.MergeNoticeReason;
  AppliedCoupon: ResolverTypeWrapper<Contract.AppliedCoupon>;
  AppliedMultiCoupon: ResolverTypeWrapper<Contract.AppliedMultiCoupon>;
  CartItems: ResolverTypeWrapper<Omit<Contract.CartItems, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversTypes['CartItemInterface']>> }>;
  QuoteItemsSortInput: Contract.QuoteItemsSortInput;
  SortQuoteItemsEnum: Contract.SortQuoteItemsEnum;
  CartPrices: ResolverTypeWrapper<Contract.CartPrices>;
  GiftOptionsPrices: ResolverTypeWrapper<Contract.GiftOptionsPrices>;
  Discount: ResolverTypeWrapper<Contract.Discount>;
  CartDiscountType: Contract.CartDiscountType;
  CartTaxItem: ResolverTypeWrapper<Contract.CartTaxItem>;
  CartItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartItemInterface']>;
  SimpleCartItem: ResolverTypeWrapper<Models['SimpleCartItem']>;
  ConfigurableCartItem: ResolverTypeWrapper<Models['ConfigurableCartItem']>;
  VirtualCartItem: ResolverTypeWrapper<Models['VirtualCartItem']>;
  BundleCartItem: ResolverTypeWrapper<Models['BundleCartItem']>;
  DownloadableCartItem: ResolverTypeWrapper<Models['DownloadableCartItem']>;
  SelectedBundleOption: ResolverTypeWrapper<Contract.SelectedBundleOption>;
  SelectedBundleOptionValue: ResolverTypeWrapper<Contract.SelectedBundleOptionValue>;
  GiftMessage: ResolverTypeWrapper<Contract.GiftMessage>;
  SelectedConfigurableOption: ResolverTypeWrapper<Models['SelectedConfigurableOption']>;
  SelectedCustomizableOption: ResolverTypeWrapper<Contract.SelectedCustomizableOption>;
  SelectedCustomizableOptionValue: ResolverTypeWrapper<Contract.SelectedCustomizableOptionValue>;
  CartItemSelectedOptionValuePrice: ResolverTypeWrapper<Contract.CartItemSelectedOptionValuePrice>;
  PriceTypeEnum: Contract.PriceTypeEnum;
  CartItemPrices: ResolverTypeWrapper<Contract.CartItemPrices>;
  CartItemError: ResolverTypeWrapper<Contract.CartItemError>;
  CartItemErrorType: Contract.CartItemErrorType;
  Error: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Error']>;
  CartUserInputError: ResolverTypeWrapper<Models['CartUserInputError']>;
  InsufficientStockError: ResolverTypeWrapper<Contract.InsufficientStockError>;
  CartUserInputErrorType: Contract.CartUserInputErrorType;
  createEmptyCartInput: Contract.CreateEmptyCartInput;
  CreateGuestCartInput: Contract.CreateGuestCartInput;
  CreateGuestCartOutput: ResolverTypeWrapper<Omit<Contract.CreateGuestCartOutput, 'cart'> & { cart: Contract.Maybe<ResolversTypes['Cart']> }>;
  CartItemInput: Contract.CartItemInput;
  EnteredOptionInput: Contract.EnteredOptionInput;
  AddProductsToCartOutput: ResolverTypeWrapper<Omit<Contract.AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: ReadonlyArray<Contract.Maybe<ResolversTypes['Error']>> }>;
  AddSimpleProductsToCartInput: Contract.AddSimpleProductsToCartInput;
  SimpleProductCartItemInput: Contract.SimpleProductCartItemInput;
  AddSimpleProductsToCartOutput: ResolverTypeWrapper<Omit<Contract.AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddConfigurableProductsToCartInput: Contract.AddConfigurableProductsToCartInput;
  ConfigurableProductCartItemInput: Contract.ConfigurableProductCartItemInput;
  AddConfigurableProductsToCartOutput: ResolverTypeWrapper<Omit<Contract.AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CustomizableOptionInput: Contract.CustomizableOptionInput;
  UpdateCartItemsInput: Contract.UpdateCartItemsInput;
  CartItemUpdateInput: Contract.CartItemUpdateInput;
  UpdateCartItemsOutput: ResolverTypeWrapper<Omit<Contract.UpdateCartItemsOutput, 'cart' | 'errors'> & { cart: ResolversTypes['Cart'], errors: ReadonlyArray<Contract.Maybe<ResolversTypes['CartUserInputError']>> }>;
  RemoveItemFromCartInput: Contract.RemoveItemFromCartInput;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Omit<Contract.RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ApplyCouponToCartInput: Contract.ApplyCouponToCartInput;
  ApplyCouponsToCartInput: Contract.ApplyCouponsToCartInput;
  ApplyCouponsStrategy: Contract.ApplyCouponsStrategy;
  ApplyCouponToCartOutput: ResolverTypeWrapper<Omit<Contract.ApplyCouponToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveCouponFromCartInput: Contract.RemoveCouponFromCartInput;
  RemoveCouponsFromCartInput: Contract.RemoveCouponsFromCartInput;
  RemoveCouponFromCartOutput: ResolverTypeWrapper<Omit<Contract.RemoveCouponFromCartOutput, 'cart'> & { cart: Contract.Maybe<ResolversTypes['Cart']> }>;
  FixedProductTax: ResolverTypeWrapper<Contract.FixedProductTax>;
  CartDiscount: ResolverTypeWrapper<Contract.CartDiscount>;
  ClearCartInput: Contract.ClearCartInput;
  ClearCartOutput: ResolverTypeWrapper<Omit<Contract.ClearCartOutput, 'cart'> & { cart: Contract.Maybe<ResolversTypes['Cart']> }>;
  ClearCartError: ResolverTypeWrapper<Contract.ClearCartError>;
  ClearCartErrorType: Contract.ClearCartErrorType;
  AddVirtualProductsToCartInput: Contract.AddVirtualProductsToCartInput;
  VirtualProductCartItemInput: Contract.VirtualProductCartItemInput;
  AddVirtualProductsToCartOutput: ResolverTypeWrapper<Omit<Contract.AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  Wishlist: ResolverTypeWrapper<Models['Wishlist']>;
  WishlistItems: ResolverTypeWrapper<Omit<Contract.WishlistItems, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversTypes['WishlistItemInterface']>> }>;
  WishlistItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WishlistItemInterface']>;
  SimpleWishlistItem: ResolverTypeWrapper<Models['SimpleWishlistItem']>;
  ConfigurableWishlistItem: ResolverTypeWrapper<Models['ConfigurableWishlistItem']>;
  VirtualWishlistItem: ResolverTypeWrapper<Models['VirtualWishlistItem']>;
  BundleWishlistItem: ResolverTypeWrapper<Models['BundleWishlistItem']>;
  DownloadableWishlistItem: ResolverTypeWrapper<Models['DownloadableWishlistItem']>;
  GroupedProductWishlistItem: ResolverTypeWrapper<Models['GroupedProductWishlistItem']>;
  WishlistItemInput: Contract.WishlistItemInput;
  WishlistItemUpdateInput: Contract.WishlistItemUpdateInput;
  AddProductsToWishlistOutput: ResolverTypeWrapper<Omit<Contract.AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  RemoveProductsFromWishlistOutput: ResolverTypeWrapper<Omit<Contract.RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  UpdateProductsInWishlistOutput: ResolverTypeWrapper<Omit<Contract.UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  AddWishlistItemsToCartOutput: ResolverTypeWrapper<Omit<Contract.AddWishlistItemsToCartOutput, 'cart' | 'wishlist'> & { cart: Contract.Maybe<ResolversTypes['Cart']>, wishlist: ResolversTypes['Wishlist'] }>;
  MergeWishlistsOutput: ResolverTypeWrapper<Omit<Contract.MergeWishlistsOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  GuestWishlistOutput: ResolverTypeWrapper<Omit<Contract.GuestWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  AddWishlistItemsToCartGuestOutput: ResolverTypeWrapper<Omit<Contract.AddWishlistItemsToCartGuestOutput, 'cart' | 'wishlist'> & { cart: Contract.Maybe<ResolversTypes['Cart']>, wishlist: ResolversTypes['Wishlist'] }>;
  WishListUserInputError: ResolverTypeWrapper<Contract.WishListUserInputError>;
  WishListUserInputErrorType: Contract.WishListUserInputErrorType;
  WishlistCartUserInputError: ResolverTypeWrapper<Contract.WishlistCartUserInputError>;
  WishlistCartUserInputErrorType: Contract.WishlistCartUserInputErrorType;
  ShareWishlistOutput: ResolverTypeWrapper<Omit<Contract.ShareWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  SharedWishlist: ResolverTypeWrapper<Omit<Contract.SharedWishlist, 'shared_products'> & { shared_products: ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>> }>;
  WishlistOutput: ResolverTypeWrapper<Omit<Contract.WishlistOutput, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['WishlistItem']>>> }>;
  WishlistItem: ResolverTypeWrapper<Models['WishlistItem']>;
  AppliedGiftCard: ResolverTypeWrapper<Contract.AppliedGiftCard>;
  AppliedGiftCardStatus: Contract.AppliedGiftCardStatus;
  ApplyGiftCardToCartInput: Contract.ApplyGiftCardToCartInput;
  ApplyGiftCardToCartOutput: ResolverTypeWrapper<Omit<Contract.ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveGiftCardFromCartInput: Contract.RemoveGiftCardFromCartInput;
  RemoveGiftCardFromCartOutput: ResolverTypeWrapper<Omit<Contract.RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  GiftCardAccountInput: Contract.GiftCardAccountInput;
  GiftCardAccount: ResolverTypeWrapper<Contract.GiftCardAccount>;
  GiftCardProduct: ResolverTypeWrapper<Models['GiftCardProduct']>;
  GiftCardTypeEnum: Contract.GiftCardTypeEnum;
  GiftCardAmounts: ResolverTypeWrapper<Contract.GiftCardAmounts>;
  GiftCardCartItem: ResolverTypeWrapper<Models['GiftCardCartItem']>;
  GiftCardOptionsInput: Contract.GiftCardOptionsInput;
  LoyaltyTier: ResolverTypeWrapper<Contract.LoyaltyTier>;
  LoyaltyCustomer: ResolverTypeWrapper<Contract.LoyaltyCustomer>;
  RedemptionOption: ResolverTypeWrapper<Contract.RedemptionOption>;
  RedemptionCode: ResolverTypeWrapper<Contract.RedemptionCode>;
  ValidateRedemptionsOutput: ResolverTypeWrapper<Contract.ValidateRedemptionsOutput>;
  YoptoSnippetDetails: ResolverTypeWrapper<Contract.YoptoSnippetDetails>;
  DeliveryPlace: ResolverTypeWrapper<Contract.DeliveryPlace>;
  CartDeliveryGroup: ResolverTypeWrapper<Contract.CartDeliveryGroup>;
  Fulfilment: Contract.Fulfilment;
  DeliveryGroupKind: Contract.DeliveryGroupKind;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  CartAddressRegion: ResolverTypeWrapper<Contract.CartAddressRegion>;
  CartAddressCountry: ResolverTypeWrapper<Contract.CartAddressCountry>;
  ShippingCartAddress: ResolverTypeWrapper<Models['ShippingCartAddress']>;
  BillingCartAddress: ResolverTypeWrapper<Models['BillingCartAddress']>;
  AvailableShippingMethod: ResolverTypeWrapper<Contract.AvailableShippingMethod>;
  SelectedShippingMethod: ResolverTypeWrapper<Contract.SelectedShippingMethod>;
  SetShippingAddressesOnCartInput: Contract.SetShippingAddressesOnCartInput;
  ShippingAddressInput: Contract.ShippingAddressInput;
  CartAddressInput: Contract.CartAddressInput;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Omit<Contract.SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetBillingAddressOnCartInput: Contract.SetBillingAddressOnCartInput;
  BillingAddressInput: Contract.BillingAddressInput;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Omit<Contract.SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetShippingMethodsOnCartInput: Contract.SetShippingMethodsOnCartInput;
  ShippingMethodInput: Contract.ShippingMethodInput;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Omit<Contract.SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  EstimateTotalsInput: Contract.EstimateTotalsInput;
  EstimateAddressInput: Contract.EstimateAddressInput;
  EstimateTotalsOutput: ResolverTypeWrapper<Omit<Contract.EstimateTotalsOutput, 'cart'> & { cart: Contract.Maybe<ResolversTypes['Cart']> }>;
  SelectedShippingMethodOption: ResolverTypeWrapper<Contract.SelectedShippingMethodOption>;
  ShippingMethodOption: Contract.ShippingMethodOption;
  SetShippingMethodOptionInput: Contract.SetShippingMethodOptionInput;
  SetShippingMethodOptionsInput: Contract.SetShippingMethodOptionsInput;
  LineShippingMethodOptionInput: Contract.LineShippingMethodOptionInput;
  SetShippingMethodOptionOutput: ResolverTypeWrapper<Omit<Contract.SetShippingMethodOptionOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetPreferredStoreInput: Contract.SetPreferredStoreInput;
  SetPreferredStoreOutput: ResolverTypeWrapper<Omit<Contract.SetPreferredStoreOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  UnsetPreferredStoreInput: Contract.UnsetPreferredStoreInput;
  UnsetPreferredStoreOutput: ResolverTypeWrapper<Omit<Contract.UnsetPreferredStoreOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetNomineeDetailsInput: Contract.SetNomineeDetailsInput;
  SetNomineeDetailsOutput: ResolverTypeWrapper<Omit<Contract.SetNomineeDetailsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  NomineeDetails: ResolverTypeWrapper<Contract.NomineeDetails>;
  PreferredStore: ResolverTypeWrapper<Contract.PreferredStore>;
  FindInStoreMode: Contract.FindInStoreMode;
  LiveInventory: ResolverTypeWrapper<Contract.LiveInventory>;
  LiveInventoryItem: ResolverTypeWrapper<Contract.LiveInventoryItem>;
  NearestStore: ResolverTypeWrapper<Contract.NearestStore>;
  InventoryAllocation: ResolverTypeWrapper<Contract.InventoryAllocation>;
  DeliveryPromise: ResolverTypeWrapper<Contract.DeliveryPromise>;
  PromisedDelivery: ResolverTypeWrapper<Contract.PromisedDelivery>;
  SetOrderNomineeInput: Contract.SetOrderNomineeInput;
  SetOrderNomineeOutput: ResolverTypeWrapper<Omit<Contract.SetOrderNomineeOutput, 'order'> & { order: ResolversTypes['CustomerOrder'] }>;
  CustomerOrdersFilterInput: Contract.CustomerOrdersFilterInput;
  CustomerOrderSortInput: Contract.CustomerOrderSortInput;
  CustomerOrderSortableField: Contract.CustomerOrderSortableField;
  ScopeTypeEnum: Contract.ScopeTypeEnum;
  OrderInformationInput: Contract.OrderInformationInput;
  OrderTokenInput: Contract.OrderTokenInput;
  PrintInvoiceOutput: ResolverTypeWrapper<Contract.PrintInvoiceOutput>;
  CustomerOrders: ResolverTypeWrapper<Omit<Contract.CustomerOrders, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversTypes['CustomerOrder']>> }>;
  CustomerOrder: ResolverTypeWrapper<Models['CustomerOrder']>;
  OrderDeliveryGroup: ResolverTypeWrapper<Contract.OrderDeliveryGroup>;
  OrderGroupEvent: ResolverTypeWrapper<Contract.OrderGroupEvent>;
  OrderGroupEventKind: Contract.OrderGroupEventKind;
  ApplyGiftCardToOrder: ResolverTypeWrapper<Contract.ApplyGiftCardToOrder>;
  OrderAddress: ResolverTypeWrapper<Contract.OrderAddress>;
  OrderPaymentMethod: ResolverTypeWrapper<Contract.OrderPaymentMethod>;
  OrderTotal: ResolverTypeWrapper<Contract.OrderTotal>;
  ShippingHandling: ResolverTypeWrapper<Contract.ShippingHandling>;
  ShippingDiscount: ResolverTypeWrapper<Contract.ShippingDiscount>;
  TaxItem: ResolverTypeWrapper<Contract.TaxItem>;
  OrderItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderItemInterface']>;
  OrderItem: ResolverTypeWrapper<Models['OrderItem']>;
  ConfigurableOrderItem: ResolverTypeWrapper<Models['ConfigurableOrderItem']>;
  GiftCardOrderItem: ResolverTypeWrapper<Models['GiftCardOrderItem']>;
  BundleOrderItem: ResolverTypeWrapper<Models['BundleOrderItem']>;
  DownloadableOrderItem: ResolverTypeWrapper<Models['DownloadableOrderItem']>;
  ItemSelectedBundleOption: ResolverTypeWrapper<Contract.ItemSelectedBundleOption>;
  ItemSelectedBundleOptionValue: ResolverTypeWrapper<Contract.ItemSelectedBundleOptionValue>;
  DownloadableItemsLinks: ResolverTypeWrapper<Contract.DownloadableItemsLinks>;
  GiftCardItem: ResolverTypeWrapper<Contract.GiftCardItem>;
  OrderItemPrices: ResolverTypeWrapper<Contract.OrderItemPrices>;
  OrderItemOption: ResolverTypeWrapper<Contract.OrderItemOption>;
  OrderShipment: ResolverTypeWrapper<Omit<Contract.OrderShipment, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ShipmentItemInterface']>>> }>;
  ShipmentTracking: ResolverTypeWrapper<Contract.ShipmentTracking>;
  ShipmentItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShipmentItemInterface']>;
  ShipmentItem: ResolverTypeWrapper<Models['ShipmentItem']>;
  Invoice: ResolverTypeWrapper<Omit<Contract.Invoice, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['InvoiceItemInterface']>>> }>;
  InvoiceItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InvoiceItemInterface']>;
  InvoiceItem: ResolverTypeWrapper<Models['InvoiceItem']>;
  InvoiceTotal: ResolverTypeWrapper<Contract.InvoiceTotal>;
  CreditMemo: ResolverTypeWrapper<Omit<Contract.CreditMemo, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CreditMemoItemInterface']>>> }>;
  CreditMemoItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CreditMemoItemInterface']>;
  CreditMemoItem: ResolverTypeWrapper<Models['CreditMemoItem']>;
  CreditMemoTotal: ResolverTypeWrapper<Contract.CreditMemoTotal>;
  SalesCommentItem: ResolverTypeWrapper<Contract.SalesCommentItem>;
  BundleInvoiceItem: ResolverTypeWrapper<Models['BundleInvoiceItem']>;
  BundleShipmentItem: ResolverTypeWrapper<Models['BundleShipmentItem']>;
  BundleCreditMemoItem: ResolverTypeWrapper<Models['BundleCreditMemoItem']>;
  DownloadableInvoiceItem: ResolverTypeWrapper<Models['DownloadableInvoiceItem']>;
  DownloadableCreditMemoItem: ResolverTypeWrapper<Models['DownloadableCreditMemoItem']>;
  FitFacts: ResolverTypeWrapper<Contract.FitFacts>;
  FitVerdict: Contract.FitVerdict;
  KeptSize: ResolverTypeWrapper<Contract.KeptSize>;
  ReviewServiceConfig: ResolverTypeWrapper<Contract.ReviewServiceConfig>;
  ProductReviews: ResolverTypeWrapper<Omit<Contract.ProductReviews, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversTypes['ProductReview']>> }>;
  ReviewSort: Contract.ReviewSort;
  ReviewSummary: ResolverTypeWrapper<Contract.ReviewSummary>;
  ReviewStars: ResolverTypeWrapper<Contract.ReviewStars>;
  ReviewFit: Contract.ReviewFit;
  ReviewWidth: Contract.ReviewWidth;
  ProductReview: ResolverTypeWrapper<Omit<Contract.ProductReview, 'product'> & { product: ResolversTypes['ProductInterface'] }>;
  ProductReviewRating: ResolverTypeWrapper<Contract.ProductReviewRating>;
  ProductReviewRatingsMetadata: ResolverTypeWrapper<Contract.ProductReviewRatingsMetadata>;
  ProductReviewRatingMetadata: ResolverTypeWrapper<Contract.ProductReviewRatingMetadata>;
  ProductReviewRatingValueMetadata: ResolverTypeWrapper<Contract.ProductReviewRatingValueMetadata>;
  CreateProductReviewInput: Contract.CreateProductReviewInput;
  ProductReviewRatingInput: Contract.ProductReviewRatingInput;
  CreateProductReviewOutput: ResolverTypeWrapper<Omit<Contract.CreateProductReviewOutput, 'review'> & { review: ResolversTypes['ProductReview'] }>;
  VoteProductReviewOutput: ResolverTypeWrapper<Omit<Contract.VoteProductReviewOutput, 'review'> & { review: ResolversTypes['ProductReview'] }>;
  AvailablePaymentMethod: ResolverTypeWrapper<Contract.AvailablePaymentMethod>;
  SelectedPaymentMethod: ResolverTypeWrapper<Contract.SelectedPaymentMethod>;
  SetPaymentMethodOnCartInput: Contract.SetPaymentMethodOnCartInput;
  PaymentMethodInput: Contract.PaymentMethodInput;
  AdyenAdditionalDataCc: Contract.AdyenAdditionalDataCc;
  AdyenAdditionalDataHpp: Contract.AdyenAdditionalDataHpp;
  AdyenAdditionalData: Contract.AdyenAdditionalData;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Omit<Contract.SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AdyenPaymentMethods: ResolverTypeWrapper<Contract.AdyenPaymentMethods>;
  AdyenPaymentMethodsResponse: ResolverTypeWrapper<Contract.AdyenPaymentMethodsResponse>;
  AdyenPaymentMethodsArray: ResolverTypeWrapper<Contract.AdyenPaymentMethodsArray>;
  AdyenPaymentMethodsConfiguration: ResolverTypeWrapper<Contract.AdyenPaymentMethodsConfiguration>;
  AdyenPaymentMethodsIssuers: ResolverTypeWrapper<Contract.AdyenPaymentMethodsIssuers>;
  AdyenPaymentMethodsDetails: ResolverTypeWrapper<Contract.AdyenPaymentMethodsDetails>;
  AdyenPaymentMethodsDetailsItems: ResolverTypeWrapper<Contract.AdyenPaymentMethodsDetailsItems>;
  AdyenPaymentMethodsExtraDetails: ResolverTypeWrapper<Contract.AdyenPaymentMethodsExtraDetails>;
  AdyenPaymentMethodIcon: ResolverTypeWrapper<Contract.AdyenPaymentMethodIcon>;
  AdyenPaymentMethodsExtraDetailsConfiguration: ResolverTypeWrapper<Contract.AdyenPaymentMethodsExtraDetailsConfiguration>;
  AdyenStoredPaymentMethodsArray: ResolverTypeWrapper<Contract.AdyenStoredPaymentMethodsArray>;
  PaymentSession: ResolverTypeWrapper<Contract.PaymentSession>;
  AdyenPaymentStatus: ResolverTypeWrapper<Contract.AdyenPaymentStatus>;
  SavePaypalExpressOrderInput: Contract.SavePaypalExpressOrderInput;
  UpdatePaypalExpressOrderInput: Contract.UpdatePaypalExpressOrderInput;
  PaypalExpressOrderOutput: ResolverTypeWrapper<Omit<Contract.PaypalExpressOrderOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AdyenPaymentToken: ResolverTypeWrapper<Contract.AdyenPaymentToken>;
  DeleteAdyenPaymentTokenOutput: ResolverTypeWrapper<Contract.DeleteAdyenPaymentTokenOutput>;
  CustomerPaymentTokens: ResolverTypeWrapper<Contract.CustomerPaymentTokens>;
  PaymentToken: ResolverTypeWrapper<Contract.PaymentToken>;
  PaymentTokenTypeEnum: Contract.PaymentTokenTypeEnum;
  DeletePaymentTokenOutput: ResolverTypeWrapper<Contract.DeletePaymentTokenOutput>;
  RestoreCartInput: Contract.RestoreCartInput;
  RestoreCartOutput: ResolverTypeWrapper<Omit<Contract.RestoreCartOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: ReadonlyArray<Contract.Maybe<ResolversTypes['CartUserInputError']>> }>;
  AuthorityToLeave: ResolverTypeWrapper<Contract.AuthorityToLeave>;
  SetGuestEmailOnCartInput: Contract.SetGuestEmailOnCartInput;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Omit<Contract.SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetAuthorityToLeaveInput: Contract.SetAuthorityToLeaveInput;
  SetAuthorityToLeaveOutput: ResolverTypeWrapper<Omit<Contract.SetAuthorityToLeaveOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  PlaceOrderInput: Contract.PlaceOrderInput;
  PlaceOrderOutput: ResolverTypeWrapper<Models['PlaceOrderOutput']>;
  Order: ResolverTypeWrapper<Contract.Order>;
  PlaceOrderError: ResolverTypeWrapper<Contract.PlaceOrderError>;
  PlaceOrderErrorCodes: Contract.PlaceOrderErrorCodes;
  ProcessExpressPayDataInput: Contract.ProcessExpressPayDataInput;
  ProcessExpressPayDataOutput: ResolverTypeWrapper<Omit<Contract.ProcessExpressPayDataOutput, 'cart' | 'orderV2'> & { cart: Contract.Maybe<ResolversTypes['Cart']>, orderV2: Contract.Maybe<ResolversTypes['CustomerOrder']> }>;
  CheckoutAgreement: ResolverTypeWrapper<Contract.CheckoutAgreement>;
  CheckoutAgreementMode: Contract.CheckoutAgreementMode;
};

export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Boolean: Contract.Scalars['Boolean']['output'];
  String: Contract.Scalars['String']['output'];
  Int: Contract.Scalars['Int']['output'];
  ID: Contract.Scalars['ID']['output'];
  Float: Contract.Scalars['Float']['output'];
  Mutation: Record<PropertyKey, never>;
  ReCaptchaConfigurationV3: Contract.ReCaptchaConfigurationV3;
  PurgeToken: Contract.PurgeToken;
  StoreConfig: Models['StoreConfig'];
  FeatureFlags: Contract.FeatureFlags;
  ShippingThreshold: Contract.ShippingThreshold;
  SizeScaleMapping: Contract.SizeScaleMapping;
  SizeConversion: Contract.SizeConversion;
  Country: Contract.Country;
  Region: Contract.Region;
  Currency: Contract.Currency;
  ExchangeRate: Contract.ExchangeRate;
  Money: Contract.Money;
  KeyValue: Contract.KeyValue;
  SearchResultPageInfo: Contract.SearchResultPageInfo;
  FilterEqualTypeInput: Contract.FilterEqualTypeInput;
  FilterRangeTypeInput: Contract.FilterRangeTypeInput;
  FilterMatchTypeInput: Contract.FilterMatchTypeInput;
  FilterStringTypeInput: Contract.FilterStringTypeInput;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  RoutableUrl: Models['RoutableUrl'];
  EmailValidation: Contract.EmailValidation;
  SubscriptionDetails: Contract.SubscriptionDetails;
  SubscriptionTopic: Contract.SubscriptionTopic;
  UpdateSubscriptionDetailsInput: Contract.UpdateSubscriptionDetailsInput;
  SubscriptionTopicInput: Contract.SubscriptionTopicInput;
  UpdateSubscriptionDetailsOutput: Contract.UpdateSubscriptionDetailsOutput;
  SubscribeToNewsletterOutput: Contract.SubscribeToNewsletterOutput;
  SubscribeEmailToNewsletterOutput: Contract.SubscribeEmailToNewsletterOutput;
  ContactUsInput: Contract.ContactUsInput;
  ContactUsOutput: Contract.ContactUsOutput;
  Products: Models['Products'];
  SortFields: Contract.SortFields;
  SortField: Contract.SortField;
  SearchSuggestion: Contract.SearchSuggestion;
  ProductAttributeFilterInput: Contract.ProductAttributeFilterInput;
  ProductAttributeSortInput: Contract.ProductAttributeSortInput;
  AggregationsFilterInput: Contract.AggregationsFilterInput;
  AggregationsCategoryFilterInput: Contract.AggregationsCategoryFilterInput;
  Aggregation: Omit<Contract.Aggregation, 'options'> & { options: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['AggregationOption']>>> };
  AggregationOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AggregationOptionInterface'];
  AggregationOption: Omit<Contract.AggregationOption, 'swatch_data'> & { swatch_data: Contract.Maybe<ResolversParentTypes['SwatchDataInterface']> };
  SwatchDataInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchDataInterface'];
  ColorSwatchData: Models['ColorSwatchData'];
  TextSwatchData: Models['TextSwatchData'];
  ImageSwatchData: Models['ImageSwatchData'];
  ProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductInterface'];
  PhysicalProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['PhysicalProductInterface'];
  CustomizableProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableProductInterface'];
  CustomizableOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableOptionInterface'];
  CustomizableFieldOption: Models['CustomizableFieldOption'];
  CustomizableFieldValue: Contract.CustomizableFieldValue;
  CustomizableAreaOption: Models['CustomizableAreaOption'];
  CustomizableAreaValue: Contract.CustomizableAreaValue;
  CustomizableDateOption: Models['CustomizableDateOption'];
  CustomizableDateValue: Contract.CustomizableDateValue;
  CustomizableFileOption: Models['CustomizableFileOption'];
  CustomizableFileValue: Contract.CustomizableFileValue;
  CustomizableCheckboxOption: Models['CustomizableCheckboxOption'];
  CustomizableCheckboxValue: Contract.CustomizableCheckboxValue;
  CustomizableDropDownOption: Models['CustomizableDropDownOption'];
  CustomizableDropDownValue: Contract.CustomizableDropDownValue;
  CustomizableMultipleOption: Models['CustomizableMultipleOption'];
  CustomizableMultipleValue: Contract.CustomizableMultipleValue;
  CustomizableRadioOption: Models['CustomizableRadioOption'];
  CustomizableRadioValue: Contract.CustomizableRadioValue;
  SimpleProduct: Models['SimpleProduct'];
  ConfigurableProduct: Models['ConfigurableProduct'];
  VirtualProduct: Models['VirtualProduct'];
  BundleProduct: Models['BundleProduct'];
  PriceDetails: Contract.PriceDetails;
  BundleItem: Omit<Contract.BundleItem, 'options'> & { options: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['BundleItemOption']>>> };
  BundleItemOption: Omit<Contract.BundleItemOption, 'product'> & { product: Contract.Maybe<ResolversParentTypes['ProductInterface']> };
  DownloadableProduct: Models['DownloadableProduct'];
  DownloadableProductLinks: Contract.DownloadableProductLinks;
  DownloadableProductSamples: Contract.DownloadableProductSamples;
  GroupedProduct: Models['GroupedProduct'];
  GroupedProductItem: Omit<Contract.GroupedProductItem, 'product'> & { product: Contract.Maybe<ResolversParentTypes['ProductInterface']> };
  ConfigurableProductOptions: Omit<Contract.ConfigurableProductOptions, 'values'> & { values: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['ConfigurableProductOptionsValues']>>> };
  ConfigurableProductOptionsValues: Omit<Contract.ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data: Contract.Maybe<ResolversParentTypes['SwatchDataInterface']> };
  ConfigurableVariant: Omit<Contract.ConfigurableVariant, 'product'> & { product: Contract.Maybe<ResolversParentTypes['SimpleProduct']> };
  ConfigurableAttributeOption: Contract.ConfigurableAttributeOption;
  VariantSizeAttributes: Contract.VariantSizeAttributes;
  ConfigurableProductOptionsSelection: Omit<Contract.ConfigurableProductOptionsSelection, 'configurable_options' | 'media_gallery' | 'variant'> & { configurable_options: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['ConfigurableProductOption']>>>, media_gallery: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, variant: Contract.Maybe<ResolversParentTypes['SimpleProduct']> };
  ConfigurableProductOption: Omit<Contract.ConfigurableProductOption, 'values'> & { values: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['ConfigurableProductOptionValue']>>> };
  ConfigurableProductOptionValue: Omit<Contract.ConfigurableProductOptionValue, 'swatch'> & { swatch: Contract.Maybe<ResolversParentTypes['SwatchDataInterface']> };
  ConfigurableOptionAvailableForSelection: Contract.ConfigurableOptionAvailableForSelection;
  ComplexTextValue: Contract.ComplexTextValue;
  PriceRange: Contract.PriceRange;
  ProductPrice: Contract.ProductPrice;
  ProductDiscount: Contract.ProductDiscount;
  ProductPrices: Contract.ProductPrices;
  Price: Contract.Price;
  TierPrice: Contract.TierPrice;
  ProductCategoryTag: Contract.ProductCategoryTag;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  ProductImage: Models['ProductImage'];
  ProductImageSize: Contract.ProductImageSize;
  ProductVideo: Models['ProductVideo'];
  ProductMediaGalleryEntriesVideoContent: Contract.ProductMediaGalleryEntriesVideoContent;
  MediaGalleryEntry: Contract.MediaGalleryEntry;
  UrlRewrite: Contract.UrlRewrite;
  HttpQueryParameter: Contract.HttpQueryParameter;
  Brand: Models['Brand'];
  CategoryInterface: ResolversInterfaceTypes<ResolversParentTypes>['CategoryInterface'];
  CategoryTree: Models['CategoryTree'];
  CategoryResult: Omit<Contract.CategoryResult, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['CategoryTree']>>> };
  CategoryProducts: Omit<Contract.CategoryProducts, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['ProductInterface']>>> };
  Breadcrumb: Contract.Breadcrumb;
  CategoryFilterInput: Contract.CategoryFilterInput;
  ProductAdditionalData: Models['ProductAdditionalData'];
  ProductVariantData: Contract.ProductVariantData;
  ProductStock: Models['ProductStock'];
  RecommendationList: Omit<Contract.RecommendationList, 'items'> & { items: ReadonlyArray<ResolversParentTypes['ProductInterface']> };
  AttributeInput: Contract.AttributeInput;
  CustomAttributeMetadata: Contract.CustomAttributeMetadata;
  Attribute: Contract.Attribute;
  AttributeOption: Contract.AttributeOption;
  StorefrontProperties: Contract.StorefrontProperties;
  AttributesMetadataOutput: Omit<Contract.AttributesMetadataOutput, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> };
  AttributeMetadataError: Contract.AttributeMetadataError;
  CustomAttributeMetadataInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomAttributeMetadataInterface'];
  CatalogAttributeMetadata: Models['CatalogAttributeMetadata'];
  ReturnItemAttributeMetadata: Models['ReturnItemAttributeMetadata'];
  ValidationRule: Contract.ValidationRule;
  AttributeMetadata: Models['AttributeMetadata'];
  CustomAttributeOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomAttributeOptionInterface'];
  AttributeOptionMetadata: Models['AttributeOptionMetadata'];
  ProductCustomAttributes: Omit<Contract.ProductCustomAttributes, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  AttributeValueInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeValueInterface'];
  AttributeValue: Models['AttributeValue'];
  AttributeSelectedOptions: Models['AttributeSelectedOptions'];
  AttributeSelectedOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeSelectedOptionInterface'];
  AttributeSelectedOption: Models['AttributeSelectedOption'];
  AttributeFilterInput: Contract.AttributeFilterInput;
  ProductStockAlertOutput: Contract.ProductStockAlertOutput;
  ProductTierPrices: Contract.ProductTierPrices;
  LayerFilter: Omit<Contract.LayerFilter, 'filter_items'> & { filter_items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['LayerFilterItemInterface']>>> };
  LayerFilterItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['LayerFilterItemInterface'];
  LayerFilterItem: Contract.LayerFilterItem;
  StoreSearchResult: Omit<Contract.StoreSearchResult, 'items' | 'location'> & { items: ReadonlyArray<ResolversParentTypes['Store']>, location: Contract.Maybe<ResolversParentTypes['GeoPoint']> };
  StorePlace: Contract.StorePlace;
  GeoPoint: Models['GeoPoint'];
  Store: Models['Store'];
  StoreSpecialHours: Contract.StoreSpecialHours;
  StoreHours: Contract.StoreHours;
  StoreOpenStatus: Contract.StoreOpenStatus;
  StoreStock: Contract.StoreStock;
  AreaInput: Contract.AreaInput;
  PickupLocationFilterInput: Contract.PickupLocationFilterInput;
  FilterTypeInput: Contract.FilterTypeInput;
  PickupLocationSortInput: Contract.PickupLocationSortInput;
  ProductInfoInput: Contract.ProductInfoInput;
  PickupLocations: Contract.PickupLocations;
  PickupLocation: Contract.PickupLocation;
  SearchesInput: Contract.SearchesInput;
  FredhopperFilterInput: Contract.FredhopperFilterInput;
  FredhopperEqualInput: Contract.FredhopperEqualInput;
  FredhopperIncludeInput: Contract.FredhopperIncludeInput;
  FredhopperRangeInput: Contract.FredhopperRangeInput;
  InStoreNearInput: Contract.InStoreNearInput;
  FredhopperData: Models['FredhopperData'];
  InStoreListing: Contract.InStoreListing;
  InStoreItem: Contract.InStoreItem;
  SearchReading: Contract.SearchReading;
  SortOption: Contract.SortOption;
  AppliedFilter: Contract.AppliedFilter;
  AppliedFilterValue: Contract.AppliedFilterValue;
  FredhopperSuggestions: Omit<Contract.FredhopperSuggestions, 'categories' | 'products'> & { categories: ReadonlyArray<ResolversParentTypes['CategoryTree']>, products: ReadonlyArray<ResolversParentTypes['ProductInterface']> };
  CmsPage: Models['CmsPage'];
  CmsBlocks: Omit<Contract.CmsBlocks, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['CmsBlock']>>> };
  CmsBlock: Models['CmsBlock'];
  EntityUrl: Contract.EntityUrl;
  IsEmailAvailableOutput: Contract.IsEmailAvailableOutput;
  ValidateRPTokenOutput: Contract.ValidateRPTokenOutput;
  CustomerToken: Contract.CustomerToken;
  AddressSuggestion: Contract.AddressSuggestion;
  CustomerDataExport: Contract.CustomerDataExport;
  CustomerSession: Contract.CustomerSession;
  RevokeCustomerTokenOutput: Contract.RevokeCustomerTokenOutput;
  CustomerOutput: Omit<Contract.CustomerOutput, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  Customer: Models['Customer'];
  CustomerAddress: Omit<Contract.CustomerAddress, 'region' | 'custom_attributesV2'> & { region: Contract.Maybe<ResolversParentTypes['CustomerAddressRegion']>, custom_attributesV2: ReadonlyArray<Contract.Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  CustomerAddressRegion: Contract.CustomerAddressRegion;
  CustomerCreateInput: Contract.CustomerCreateInput;
  CustomerInput: Contract.CustomerInput;
  CustomerUpdateInput: Contract.CustomerUpdateInput;
  AttributeValueInput: Contract.AttributeValueInput;
  AttributeInputSelectedOption: Contract.AttributeInputSelectedOption;
  CustomerAddressInput: Contract.CustomerAddressInput;
  CustomerAddressRegionInput: Contract.CustomerAddressRegionInput;
  AttributesFormOutput: Omit<Contract.AttributesFormOutput, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> };
  CustomerAttributeMetadata: Models['CustomerAttributeMetadata'];
  CustomerAddresses: Omit<Contract.CustomerAddresses, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['CustomerAddress']>>> };
  CustomerAddressAttribute: Contract.CustomerAddressAttribute;
  CustomerDownloadableProducts: Contract.CustomerDownloadableProducts;
  CustomerDownloadableProduct: Contract.CustomerDownloadableProduct;
  ConfirmEmailInput: Contract.ConfirmEmailInput;
  CompareList: Models['CompareList'];
  ComparableItem: Models['ComparableItem'];
  ProductAttribute: Contract.ProductAttribute;
  ComparableAttribute: Contract.ComparableAttribute;
  CreateCompareListInput: Contract.CreateCompareListInput;
  AddProductsToCompareListInput: Contract.AddProductsToCompareListInput;
  RemoveProductsFromCompareListInput: Contract.RemoveProductsFromCompareListInput;
  AssignCompareListToCustomerOutput: Omit<Contract.AssignCompareListToCustomerOutput, 'compare_list'> & { compare_list: Contract.Maybe<ResolversParentTypes['CompareList']> };
  DeleteCompareListOutput: Contract.DeleteCompareListOutput;
  AutomaticOffer: Contract.AutomaticOffer;
  OfferHint: Contract.OfferHint;
  Cart: Models['Cart'];
  MergeNotice: Contract.MergeNotice;
  AppliedCoupon: Contract.AppliedCoupon;
  AppliedMultiCoupon: Contract.AppliedMultiCoupon;
  CartItems: Omit<Contract.CartItems, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversParentTypes['CartItemInterface']>> };
  QuoteItemsSortInput: Contract.QuoteItemsSortInput;
  CartPrices: Contract.CartPrices;
  GiftOptionsPrices: Contract.GiftOptionsPrices;
  Discount: Contract.Discount;
  CartTaxItem: Contract.CartTaxItem;
  CartItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartItemInterface'];
  SimpleCartItem: Models['SimpleCartItem'];
  ConfigurableCartItem: Models['ConfigurableCartItem'];
  VirtualCartItem: Models['VirtualCartItem'];
  BundleCartItem: Models['BundleCartItem'];
  DownloadableCartItem: Models['DownloadableCartItem'];
  SelectedBundleOption: Contract.SelectedBundleOption;
  SelectedBundleOptionValue: Contract.SelectedBundleOptionValue;
  GiftMessage: Contract.GiftMessage;
  SelectedConfigurableOption: Models['SelectedConfigurableOption'];
  SelectedCustomizableOption: Contract.SelectedCustomizableOption;
  SelectedCustomizableOptionValue: Contract.SelectedCustomizableOptionValue;
  CartItemSelectedOptionValuePrice: Contract.CartItemSelectedOptionValuePrice;
  CartItemPrices: Contract.CartItemPrices;
  CartItemError: Contract.CartItemError;
  Error: ResolversInterfaceTypes<ResolversParentTypes>['Error'];
  CartUserInputError: Models['CartUserInputError'];
  InsufficientStockError: Contract.InsufficientStockError;
  createEmptyCartInput: Contract.CreateEmptyCartInput;
  CreateGuestCartInput: Contract.CreateGuestCartInput;
  CreateGuestCartOutput: Omit<Contract.CreateGuestCartOutput, 'cart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']> };
  CartItemInput: Contract.CartItemInput;
  EnteredOptionInput: Contract.EnteredOptionInput;
  AddProductsToCartOutput: Omit<Contract.AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: ReadonlyArray<Contract.Maybe<ResolversParentTypes['Error']>> };
  AddSimpleProductsToCartInput: Contract.AddSimpleProductsToCartInput;
  SimpleProductCartItemInput: Contract.SimpleProductCartItemInput;
  AddSimpleProductsToCartOutput: Omit<Contract.AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddConfigurableProductsToCartInput: Contract.AddConfigurableProductsToCartInput;
  ConfigurableProductCartItemInput: Contract.ConfigurableProductCartItemInput;
  AddConfigurableProductsToCartOutput: Omit<Contract.AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CustomizableOptionInput: Contract.CustomizableOptionInput;
  UpdateCartItemsInput: Contract.UpdateCartItemsInput;
  CartItemUpdateInput: Contract.CartItemUpdateInput;
  UpdateCartItemsOutput: Omit<Contract.UpdateCartItemsOutput, 'cart' | 'errors'> & { cart: ResolversParentTypes['Cart'], errors: ReadonlyArray<Contract.Maybe<ResolversParentTypes['CartUserInputError']>> };
  RemoveItemFromCartInput: Contract.RemoveItemFromCartInput;
  RemoveItemFromCartOutput: Omit<Contract.RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ApplyCouponToCartInput: Contract.ApplyCouponToCartInput;
  ApplyCouponsToCartInput: Contract.ApplyCouponsToCartInput;
  ApplyCouponToCartOutput: Omit<Contract.ApplyCouponToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveCouponFromCartInput: Contract.RemoveCouponFromCartInput;
  RemoveCouponsFromCartInput: Contract.RemoveCouponsFromCartInput;
  RemoveCouponFromCartOutput: Omit<Contract.RemoveCouponFromCartOutput, 'cart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']> };
  FixedProductTax: Contract.FixedProductTax;
  CartDiscount: Contract.CartDiscount;
  ClearCartInput: Contract.ClearCartInput;
  ClearCartOutput: Omit<Contract.ClearCartOutput, 'cart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']> };
  ClearCartError: Contract.ClearCartError;
  AddVirtualProductsToCartInput: Contract.AddVirtualProductsToCartInput;
  VirtualProductCartItemInput: Contract.VirtualProductCartItemInput;
  AddVirtualProductsToCartOutput: Omit<Contract.AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  Wishlist: Models['Wishlist'];
  WishlistItems: Omit<Contract.WishlistItems, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversParentTypes['WishlistItemInterface']>> };
  WishlistItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['WishlistItemInterface'];
  SimpleWishlistItem: Models['SimpleWishlistItem'];
  ConfigurableWishlistItem: Models['ConfigurableWishlistItem'];
  VirtualWishlistItem: Models['VirtualWishlistItem'];
  BundleWishlistItem: Models['BundleWishlistItem'];
  DownloadableWishlistItem: Models['DownloadableWishlistItem'];
  GroupedProductWishlistItem: Models['GroupedProductWishlistItem'];
  WishlistItemInput: Contract.WishlistItemInput;
  WishlistItemUpdateInput: Contract.WishlistItemUpdateInput;
  AddProductsToWishlistOutput: Omit<Contract.AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  RemoveProductsFromWishlistOutput: Omit<Contract.RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  UpdateProductsInWishlistOutput: Omit<Contract.UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  AddWishlistItemsToCartOutput: Omit<Contract.AddWishlistItemsToCartOutput, 'cart' | 'wishlist'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']>, wishlist: ResolversParentTypes['Wishlist'] };
  MergeWishlistsOutput: Omit<Contract.MergeWishlistsOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  GuestWishlistOutput: Omit<Contract.GuestWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  AddWishlistItemsToCartGuestOutput: Omit<Contract.AddWishlistItemsToCartGuestOutput, 'cart' | 'wishlist'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']>, wishlist: ResolversParentTypes['Wishlist'] };
  WishListUserInputError: Contract.WishListUserInputError;
  WishlistCartUserInputError: Contract.WishlistCartUserInputError;
  ShareWishlistOutput: Omit<Contract.ShareWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  SharedWishlist: Omit<Contract.SharedWishlist, 'shared_products'> & { shared_products: ReadonlyArray<Contract.Maybe<ResolversParentTypes['ProductInterface']>> };
  WishlistOutput: Omit<Contract.WishlistOutput, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['WishlistItem']>>> };
  WishlistItem: Models['WishlistItem'];
  AppliedGiftCard: Contract.AppliedGiftCard;
  ApplyGiftCardToCartInput: Contract.ApplyGiftCardToCartInput;
  ApplyGiftCardToCartOutput: Omit<Contract.ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveGiftCardFromCartInput: Contract.RemoveGiftCardFromCartInput;
  RemoveGiftCardFromCartOutput: Omit<Contract.RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  GiftCardAccountInput: Contract.GiftCardAccountInput;
  GiftCardAccount: Contract.GiftCardAccount;
  GiftCardProduct: Models['GiftCardProduct'];
  GiftCardAmounts: Contract.GiftCardAmounts;
  GiftCardCartItem: Models['GiftCardCartItem'];
  GiftCardOptionsInput: Contract.GiftCardOptionsInput;
  LoyaltyTier: Contract.LoyaltyTier;
  LoyaltyCustomer: Contract.LoyaltyCustomer;
  RedemptionOption: Contract.RedemptionOption;
  RedemptionCode: Contract.RedemptionCode;
  ValidateRedemptionsOutput: Contract.ValidateRedemptionsOutput;
  YoptoSnippetDetails: Contract.YoptoSnippetDetails;
  DeliveryPlace: Contract.DeliveryPlace;
  CartDeliveryGroup: Contract.CartDeliveryGroup;
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  CartAddressRegion: Contract.CartAddressRegion;
  CartAddressCountry: Contract.CartAddressCountry;
  ShippingCartAddress: Models['ShippingCartAddress'];
  BillingCartAddress: Models['BillingCartAddress'];
  AvailableShippingMethod: Contract.AvailableShippingMethod;
  SelectedShippingMethod: Contract.SelectedShippingMethod;
  SetShippingAddressesOnCartInput: Contract.SetShippingAddressesOnCartInput;
  ShippingAddressInput: Contract.ShippingAddressInput;
  CartAddressInput: Contract.CartAddressInput;
  SetShippingAddressesOnCartOutput: Omit<Contract.SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetBillingAddressOnCartInput: Contract.SetBillingAddressOnCartInput;
  BillingAddressInput: Contract.BillingAddressInput;
  SetBillingAddressOnCartOutput: Omit<Contract.SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetShippingMethodsOnCartInput: Contract.SetShippingMethodsOnCartInput;
  ShippingMethodInput: Contract.ShippingMethodInput;
  SetShippingMethodsOnCartOutput: Omit<Contract.SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  EstimateTotalsInput: Contract.EstimateTotalsInput;
  EstimateAddressInput: Contract.EstimateAddressInput;
  EstimateTotalsOutput: Omit<Contract.EstimateTotalsOutput, 'cart'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']> };
  SelectedShippingMethodOption: Contract.SelectedShippingMethodOption;
  SetShippingMethodOptionInput: Contract.SetShippingMethodOptionInput;
  SetShippingMethodOptionsInput: Contract.SetShippingMethodOptionsInput;
  LineShippingMethodOptionInput: Contract.LineShippingMethodOptionInput;
  SetShippingMethodOptionOutput: Omit<Contract.SetShippingMethodOptionOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetPreferredStoreInput: Contract.SetPreferredStoreInput;
  SetPreferredStoreOutput: Omit<Contract.SetPreferredStoreOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  UnsetPreferredStoreInput: Contract.UnsetPreferredStoreInput;
  UnsetPreferredStoreOutput: Omit<Contract.UnsetPreferredStoreOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetNomineeDetailsInput: Contract.SetNomineeDetailsInput;
  SetNomineeDetailsOutput: Omit<Contract.SetNomineeDetailsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  NomineeDetails: Contract.NomineeDetails;
  PreferredStore: Contract.PreferredStore;
  LiveInventory: Contract.LiveInventory;
  LiveInventoryItem: Contract.LiveInventoryItem;
  NearestStore: Contract.NearestStore;
  InventoryAllocation: Contract.InventoryAllocation;
  DeliveryPromise: Contract.DeliveryPromise;
  PromisedDelivery: Contract.PromisedDelivery;
  SetOrderNomineeInput: Contract.SetOrderNomineeInput;
  SetOrderNomineeOutput: Omit<Contract.SetOrderNomineeOutput, 'order'> & { order: ResolversParentTypes['CustomerOrder'] };
  CustomerOrdersFilterInput: Contract.CustomerOrdersFilterInput;
  CustomerOrderSortInput: Contract.CustomerOrderSortInput;
  OrderInformationInput: Contract.OrderInformationInput;
  OrderTokenInput: Contract.OrderTokenInput;
  PrintInvoiceOutput: Contract.PrintInvoiceOutput;
  CustomerOrders: Omit<Contract.CustomerOrders, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversParentTypes['CustomerOrder']>> };
  CustomerOrder: Models['CustomerOrder'];
  OrderDeliveryGroup: Contract.OrderDeliveryGroup;
  OrderGroupEvent: Contract.OrderGroupEvent;
  ApplyGiftCardToOrder: Contract.ApplyGiftCardToOrder;
  OrderAddress: Contract.OrderAddress;
  OrderPaymentMethod: Contract.OrderPaymentMethod;
  OrderTotal: Contract.OrderTotal;
  ShippingHandling: Contract.ShippingHandling;
  ShippingDiscount: Contract.ShippingDiscount;
  TaxItem: Contract.TaxItem;
  OrderItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['OrderItemInterface'];
  OrderItem: Models['OrderItem'];
  ConfigurableOrderItem: Models['ConfigurableOrderItem'];
  GiftCardOrderItem: Models['GiftCardOrderItem'];
  BundleOrderItem: Models['BundleOrderItem'];
  DownloadableOrderItem: Models['DownloadableOrderItem'];
  ItemSelectedBundleOption: Contract.ItemSelectedBundleOption;
  ItemSelectedBundleOptionValue: Contract.ItemSelectedBundleOptionValue;
  DownloadableItemsLinks: Contract.DownloadableItemsLinks;
  GiftCardItem: Contract.GiftCardItem;
  OrderItemPrices: Contract.OrderItemPrices;
  OrderItemOption: Contract.OrderItemOption;
  OrderShipment: Omit<Contract.OrderShipment, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['ShipmentItemInterface']>>> };
  ShipmentTracking: Contract.ShipmentTracking;
  ShipmentItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['ShipmentItemInterface'];
  ShipmentItem: Models['ShipmentItem'];
  Invoice: Omit<Contract.Invoice, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['InvoiceItemInterface']>>> };
  InvoiceItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['InvoiceItemInterface'];
  InvoiceItem: Models['InvoiceItem'];
  InvoiceTotal: Contract.InvoiceTotal;
  CreditMemo: Omit<Contract.CreditMemo, 'items'> & { items: Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversParentTypes['CreditMemoItemInterface']>>> };
  CreditMemoItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CreditMemoItemInterface'];
  CreditMemoItem: Models['CreditMemoItem'];
  CreditMemoTotal: Contract.CreditMemoTotal;
  SalesCommentItem: Contract.SalesCommentItem;
  BundleInvoiceItem: Models['BundleInvoiceItem'];
  BundleShipmentItem: Models['BundleShipmentItem'];
  BundleCreditMemoItem: Models['BundleCreditMemoItem'];
  DownloadableInvoiceItem: Models['DownloadableInvoiceItem'];
  DownloadableCreditMemoItem: Models['DownloadableCreditMemoItem'];
  FitFacts: Contract.FitFacts;
  KeptSize: Contract.KeptSize;
  ReviewServiceConfig: Contract.ReviewServiceConfig;
  ProductReviews: Omit<Contract.ProductReviews, 'items'> & { items: ReadonlyArray<Contract.Maybe<ResolversParentTypes['ProductReview']>> };
  ReviewSummary: Contract.ReviewSummary;
  ReviewStars: Contract.ReviewStars;
  ProductReview: Omit<Contract.ProductReview, 'product'> & { product: ResolversParentTypes['ProductInterface'] };
  ProductReviewRating: Contract.ProductReviewRating;
  ProductReviewRatingsMetadata: Contract.ProductReviewRatingsMetadata;
  ProductReviewRatingMetadata: Contract.ProductReviewRatingMetadata;
  ProductReviewRatingValueMetadata: Contract.ProductReviewRatingValueMetadata;
  CreateProductReviewInput: Contract.CreateProductReviewInput;
  ProductReviewRatingInput: Contract.ProductReviewRatingInput;
  CreateProductReviewOutput: Omit<Contract.CreateProductReviewOutput, 'review'> & { review: ResolversParentTypes['ProductReview'] };
  VoteProductReviewOutput: Omit<Contract.VoteProductReviewOutput, 'review'> & { review: ResolversParentTypes['ProductReview'] };
  AvailablePaymentMethod: Contract.AvailablePaymentMethod;
  SelectedPaymentMethod: Contract.SelectedPaymentMethod;
  SetPaymentMethodOnCartInput: Contract.SetPaymentMethodOnCartInput;
  PaymentMethodInput: Contract.PaymentMethodInput;
  AdyenAdditionalDataCc: Contract.AdyenAdditionalDataCc;
  AdyenAdditionalDataHpp: Contract.AdyenAdditionalDataHpp;
  AdyenAdditionalData: Contract.AdyenAdditionalData;
  SetPaymentMethodOnCartOutput: Omit<Contract.SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AdyenPaymentMethods: Contract.AdyenPaymentMethods;
  AdyenPaymentMethodsResponse: Contract.AdyenPaymentMethodsResponse;
  AdyenPaymentMethodsArray: Contract.AdyenPaymentMethodsArray;
  AdyenPaymentMethodsConfiguration: Contract.AdyenPaymentMethodsConfiguration;
  AdyenPaymentMethodsIssuers: Contract.AdyenPaymentMethodsIssuers;
  AdyenPaymentMethodsDetails: Contract.AdyenPaymentMethodsDetails;
  AdyenPaymentMethodsDetailsItems: Contract.AdyenPaymentMethodsDetailsItems;
  AdyenPaymentMethodsExtraDetails: Contract.AdyenPaymentMethodsExtraDetails;
  AdyenPaymentMethodIcon: Contract.AdyenPaymentMethodIcon;
  AdyenPaymentMethodsExtraDetailsConfiguration: Contract.AdyenPaymentMethodsExtraDetailsConfiguration;
  AdyenStoredPaymentMethodsArray: Contract.AdyenStoredPaymentMethodsArray;
  PaymentSession: Contract.PaymentSession;
  AdyenPaymentStatus: Contract.AdyenPaymentStatus;
  SavePaypalExpressOrderInput: Contract.SavePaypalExpressOrderInput;
  UpdatePaypalExpressOrderInput: Contract.UpdatePaypalExpressOrderInput;
  PaypalExpressOrderOutput: Omit<Contract.PaypalExpressOrderOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AdyenPaymentToken: Contract.AdyenPaymentToken;
  DeleteAdyenPaymentTokenOutput: Contract.DeleteAdyenPaymentTokenOutput;
  CustomerPaymentTokens: Contract.CustomerPaymentTokens;
  PaymentToken: Contract.PaymentToken;
  DeletePaymentTokenOutput: Contract.DeletePaymentTokenOutput;
  RestoreCartInput: Contract.RestoreCartInput;
  RestoreCartOutput: Omit<Contract.RestoreCartOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: ReadonlyArray<Contract.Maybe<ResolversParentTypes['CartUserInputError']>> };
  AuthorityToLeave: Contract.AuthorityToLeave;
  SetGuestEmailOnCartInput: Contract.SetGuestEmailOnCartInput;
  SetGuestEmailOnCartOutput: Omit<Contract.SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetAuthorityToLeaveInput: Contract.SetAuthorityToLeaveInput;
  SetAuthorityToLeaveOutput: Omit<Contract.SetAuthorityToLeaveOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  PlaceOrderInput: Contract.PlaceOrderInput;
  PlaceOrderOutput: Models['PlaceOrderOutput'];
  Order: Contract.Order;
  PlaceOrderError: Contract.PlaceOrderError;
  ProcessExpressPayDataInput: Contract.ProcessExpressPayDataInput;
  ProcessExpressPayDataOutput: Omit<Contract.ProcessExpressPayDataOutput, 'cart' | 'orderV2'> & { cart: Contract.Maybe<ResolversParentTypes['Cart']>, orderV2: Contract.Maybe<ResolversParentTypes['CustomerOrder']> };
  CheckoutAgreement: Contract.CheckoutAgreement;
};

export type QueryFields<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  storeConfig: Resolver<Contract.Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  availableStores: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['StoreConfig']>>>, ParentType, ContextType, Partial<Contract.QueryAvailableStoresArgs>>;
  countries: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  country: Resolver<Contract.Maybe<ResolversTypes['Country']>, ParentType, ContextType, Partial<Contract.QueryCountryArgs>>;
  currency: Resolver<Contract.Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  purgeToken: Resolver<Contract.Maybe<ResolversTypes['PurgeToken']>, ParentType, ContextType>;
  recaptchaV3Config: Resolver<Contract.Maybe<ResolversTypes['ReCaptchaConfigurationV3']>, ParentType, ContextType>;
  isEmailValidated: Resolver<Contract.Maybe<ResolversTypes['EmailValidation']>, ParentType, ContextType, RequireFields<Contract.QueryIsEmailValidatedArgs, 'email'>>;
  fetchSubscriptionDetails: Resolver<Contract.Maybe<ResolversTypes['SubscriptionDetails']>, ParentType, ContextType>;
  products: Resolver<Contract.Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<Contract.QueryProductsArgs, 'pageSize' | 'currentPage'>>;
  categories: Resolver<Contract.Maybe<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<Contract.QueryCategoriesArgs, 'pageSize' | 'currentPage'>>;
  categoryList: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType, RequireFields<Contract.QueryCategoryListArgs, 'pageSize' | 'currentPage'>>;
  category: Resolver<Contract.Maybe<ResolversTypes['CategoryTree']>, ParentType, ContextType, Partial<Contract.QueryCategoryArgs>>;
  brands: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  productAdditionalData: Resolver<Contract.Maybe<ResolversTypes['ProductAdditionalData']>, ParentType, ContextType, RequireFields<Contract.QueryProductAdditionalDataArgs, 'sku'>>;
  recommendations: Resolver<Contract.Maybe<ResolversTypes['RecommendationList']>, ParentType, ContextType, RequireFields<Contract.QueryRecommendationsArgs, 'sku' | 'pageSize' | 'kind'>>;
  categoryRecommendations: Resolver<Contract.Maybe<ResolversTypes['RecommendationList']>, ParentType, ContextType, RequireFields<Contract.QueryCategoryRecommendationsArgs, 'category_uid' | 'pageSize'>>;
  recentlyViewed: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType, RequireFields<Contract.QueryRecentlyViewedArgs, 'skus'>>;
  inventoryLookup: Resolver<Contract.Maybe<ResolversTypes['StoreSearchResult']>, ParentType, ContextType, RequireFields<Contract.QueryInventoryLookupArgs, 'radius' | 'pageSize' | 'currentPage'>>;
  getFindInStoreDetailsPDP: Resolver<Contract.Maybe<ResolversTypes['StoreSearchResult']>, ParentType, ContextType, RequireFields<Contract.QueryGetFindInStoreDetailsPDPArgs, 'sku' | 'radius' | 'pageSize' | 'currentPage'>>;
  storePlaces: Resolver<ReadonlyArray<ResolversTypes['StorePlace']>, ParentType, ContextType, RequireFields<Contract.QueryStorePlacesArgs, 'search' | 'limit'>>;
  stores: Resolver<ReadonlyArray<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<Contract.QueryStoresArgs, 'include_closed'>>;
  store: Resolver<Contract.Maybe<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<Contract.QueryStoreArgs, 'store_code'>>;
  pickupLocations: Resolver<Contract.Maybe<ResolversTypes['PickupLocations']>, ParentType, ContextType, RequireFields<Contract.QueryPickupLocationsArgs, 'pageSize' | 'currentPage'>>;
  getFredhopperData: Resolver<Contract.Maybe<ResolversTypes['FredhopperData']>, ParentType, ContextType, RequireFields<Contract.QueryGetFredhopperDataArgs, 'pageSize' | 'currentPage' | 'sort'>>;
  sortOptions: Resolver<ReadonlyArray<ResolversTypes['SortOption']>, ParentType, ContextType>;
  popularSearches: Resolver<ReadonlyArray<ResolversTypes['SearchSuggestion']>, ParentType, ContextType>;
  cmsPage: Resolver<Contract.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<Contract.QueryCmsPageArgs>>;
  cmsBlocks: Resolver<Contract.Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<Contract.QueryCmsBlocksArgs>>;
  route: Resolver<Contract.Maybe<ResolversTypes['RoutableInterface']>, ParentType, ContextType, RequireFields<Contract.QueryRouteArgs, 'url'>>;
  homeBlocks: Resolver<ReadonlyArray<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
  urlResolver: Resolver<Contract.Maybe<ResolversTypes['EntityUrl']>, ParentType, ContextType, RequireFields<Contract.QueryUrlResolverArgs, 'url'>>;
  isEmailAvailable: Resolver<Contract.Maybe<ResolversTypes['IsEmailAvailableOutput']>, ParentType, ContextType, RequireFields<Contract.QueryIsEmailAvailableArgs, 'email'>>;
  customer: Resolver<Contract.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  addressSuggestions: Resolver<ReadonlyArray<ResolversTypes['AddressSuggestion']>, ParentType, ContextType, RequireFields<Contract.QueryAddressSuggestionsArgs, 'search'>>;
  addressDoubt: Resolver<Contract.Maybe<ResolversTypes['AddressSuggestion']>, ParentType, ContextType, RequireFields<Contract.QueryAddressDoubtArgs, 'city' | 'postcode'>>;
  attributesForm: Resolver<ResolversTypes['AttributesFormOutput'], ParentType, ContextType, RequireFields<Contract.QueryAttributesFormArgs, 'formCode'>>;
  customAttributeMetadata: Resolver<Contract.Maybe<ResolversTypes['CustomAttributeMetadata']>, ParentType, ContextType, RequireFields<Contract.QueryCustomAttributeMetadataArgs, 'attributes'>>;
  customAttributeMetadataV2: Resolver<ResolversTypes['AttributesMetadataOutput'], ParentType, ContextType, Partial<Contract.QueryCustomAttributeMetadataV2Args>>;
  attributesList: Resolver<Contract.Maybe<ResolversTypes['AttributesMetadataOutput']>, ParentType, ContextType, RequireFields<Contract.QueryAttributesListArgs, 'entityType'>>;
  customerSessions: Resolver<ReadonlyArray<ResolversTypes['CustomerSession']>, ParentType, ContextType>;
  validateRPToken: Resolver<Contract.Maybe<ResolversTypes['ValidateRPTokenOutput']>, ParentType, ContextType, RequireFields<Contract.QueryValidateRPTokenArgs, 'customer_id' | 'rp_token'>>;
  customerDownloadableProducts: Resolver<Contract.Maybe<ResolversTypes['CustomerDownloadableProducts']>, ParentType, ContextType>;
  compareList: Resolver<Contract.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, RequireFields<Contract.QueryCompareListArgs, 'uid'>>;
  automaticOffers: Resolver<ReadonlyArray<ResolversTypes['AutomaticOffer']>, ParentType, ContextType>;
  cart: Resolver<Contract.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<Contract.QueryCartArgs, 'cart_id'>>;
  customerCart: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  guestWishlist: Resolver<Contract.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<Contract.QueryGuestWishlistArgs, 'session_id'>>;
  sharedWishlist: Resolver<Contract.Maybe<ResolversTypes['SharedWishlist']>, ParentType, ContextType, RequireFields<Contract.QuerySharedWishlistArgs, 'sharing_code'>>;
  wishlist: Resolver<Contract.Maybe<ResolversTypes['WishlistOutput']>, ParentType, ContextType>;
  giftCardAccount: Resolver<Contract.Maybe<ResolversTypes['GiftCardAccount']>, ParentType, ContextType, RequireFields<Contract.QueryGiftCardAccountArgs, 'input'>>;
  fetchActiveRedemptionOptions: Resolver<ReadonlyArray<ResolversTypes['RedemptionOption']>, ParentType, ContextType, RequireFields<Contract.QueryFetchActiveRedemptionOptionsArgs, 'email'>>;
  fetchCustomerDetails: Resolver<Contract.Maybe<ResolversTypes['LoyaltyCustomer']>, ParentType, ContextType, RequireFields<Contract.QueryFetchCustomerDetailsArgs, 'email'>>;
  fetchYoptoSnippetDetails: Resolver<Contract.Maybe<ResolversTypes['YoptoSnippetDetails']>, ParentType, ContextType>;
  liveInventoryCheck: Resolver<Contract.Maybe<ResolversTypes['LiveInventory']>, ParentType, ContextType, RequireFields<Contract.QueryLiveInventoryCheckArgs, 'cart_id' | 'allocation'>>;
  finalLiveInventoryCheck: Resolver<Contract.Maybe<ResolversTypes['LiveInventory']>, ParentType, ContextType, RequireFields<Contract.QueryFinalLiveInventoryCheckArgs, 'cart_id'>>;
  getFindInStoreDetailsCart: Resolver<Contract.Maybe<ResolversTypes['StoreSearchResult']>, ParentType, ContextType, RequireFields<Contract.QueryGetFindInStoreDetailsCartArgs, 'cart_id' | 'mode' | 'radius' | 'pageSize' | 'currentPage'>>;
  deliveryPlace: Resolver<ResolversTypes['DeliveryPlace'], ParentType, ContextType, RequireFields<Contract.QueryDeliveryPlaceArgs, 'postcode'>>;
  deliveryPromise: Resolver<ResolversTypes['DeliveryPromise'], ParentType, ContextType, Partial<Contract.QueryDeliveryPromiseArgs>>;
  orders: Resolver<Contract.Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<Contract.QueryOrdersArgs, 'currentPage' | 'pageSize'>>;
  printInvoice: Resolver<Contract.Maybe<ResolversTypes['PrintInvoiceOutput']>, ParentType, ContextType, RequireFields<Contract.QueryPrintInvoiceArgs, 'order_uid'>>;
  guestOrder: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<Contract.QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<Contract.QueryGuestOrderByTokenArgs, 'input'>>;
  customerOrders: Resolver<Contract.Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType>;
  reviewServiceConfig: Resolver<Contract.Maybe<ResolversTypes['ReviewServiceConfig']>, ParentType, ContextType>;
  productReviewRatingsMetadata: Resolver<ResolversTypes['ProductReviewRatingsMetadata'], ParentType, ContextType>;
  productReviews: Resolver<Contract.Maybe<ResolversTypes['ProductReviews']>, ParentType, ContextType, RequireFields<Contract.QueryProductReviewsArgs, 'sku' | 'sort' | 'stars' | 'pageSize' | 'currentPage'>>;
  adyenPaymentMethods: Resolver<Contract.Maybe<ResolversTypes['AdyenPaymentMethods']>, ParentType, ContextType, RequireFields<Contract.QueryAdyenPaymentMethodsArgs, 'cart_id'>>;
  getCartSession: Resolver<Contract.Maybe<ResolversTypes['PaymentSession']>, ParentType, ContextType, RequireFields<Contract.QueryGetCartSessionArgs, 'cart_id'>>;
  adyenPaymentStatus: Resolver<Contract.Maybe<ResolversTypes['AdyenPaymentStatus']>, ParentType, ContextType, Partial<Contract.QueryAdyenPaymentStatusArgs>>;
  customerAdyenPaymentTokens: Resolver<ReadonlyArray<ResolversTypes['AdyenPaymentToken']>, ParentType, ContextType>;
  customerPaymentTokens: Resolver<Contract.Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
  checkoutAgreements: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CheckoutAgreement']>>>, ParentType, ContextType>;
};

export type MutationFields<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  subscribeToNewsletter: Resolver<Contract.Maybe<ResolversTypes['SubscribeToNewsletterOutput']>, ParentType, ContextType, RequireFields<Contract.MutationSubscribeToNewsletterArgs, 'email'>>;
  subscribeEmailToNewsletter: Resolver<Contract.Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<Contract.MutationSubscribeEmailToNewsletterArgs, 'email'>>;
  confirmSubscription: Resolver<Contract.Maybe<ResolversTypes['SubscribeToNewsletterOutput']>, ParentType, ContextType, RequireFields<Contract.MutationConfirmSubscriptionArgs, 'token'>>;
  unsubscribe: Resolver<Contract.Maybe<ResolversTypes['SubscribeToNewsletterOutput']>, ParentType, ContextType, RequireFields<Contract.MutationUnsubscribeArgs, 'token'>>;
  updateSubscriptionDetails: Resolver<Contract.Maybe<ResolversTypes['UpdateSubscriptionDetailsOutput']>, ParentType, ContextType, RequireFields<Contract.MutationUpdateSubscriptionDetailsArgs, 'input'>>;
  contactUs: Resolver<Contract.Maybe<ResolversTypes['ContactUsOutput']>, ParentType, ContextType, RequireFields<Contract.MutationContactUsArgs, 'input'>>;
  productStockAlert: Resolver<Contract.Maybe<ResolversTypes['ProductStockAlertOutput']>, ParentType, ContextType, RequireFields<Contract.MutationProductStockAlertArgs, 'sku'>>;
  stopStockAlerts: Resolver<ResolversTypes['ProductStockAlertOutput'], ParentType, ContextType, RequireFields<Contract.MutationStopStockAlertsArgs, 'token'>>;
  countSearches: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationCountSearchesArgs, 'searches'>>;
  generateCustomerToken: Resolver<Contract.Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<Contract.MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  generateAdminCustomerToken: Resolver<Contract.Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<Contract.MutationGenerateAdminCustomerTokenArgs, 'customer_id' | 'secret'>>;
  refreshCustomerToken: Resolver<Contract.Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType>;
  revokeCustomerToken: Resolver<Contract.Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  revokeAllCustomerTokens: Resolver<Contract.Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType, RequireFields<Contract.MutationRevokeAllCustomerTokensArgs, 'keep_current'>>;
  revokeCustomerSession: Resolver<Contract.Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType, RequireFields<Contract.MutationRevokeCustomerSessionArgs, 'id'>>;
  createCustomerV2: Resolver<Contract.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Contract.MutationCreateCustomerV2Args, 'input'>>;
  createCustomer: Resolver<Contract.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Contract.MutationCreateCustomerArgs, 'input'>>;
  updateCustomerV2: Resolver<Contract.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Contract.MutationUpdateCustomerV2Args, 'input'>>;
  updateCustomer: Resolver<Contract.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Contract.MutationUpdateCustomerArgs, 'input'>>;
  updateCustomerEmail: Resolver<Contract.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Contract.MutationUpdateCustomerEmailArgs, 'email' | 'password'>>;
  requestEmailConfirmation: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  confirmCustomerEmail: Resolver<Contract.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Contract.MutationConfirmCustomerEmailArgs, 'token'>>;
  createCustomerAddress: Resolver<Contract.Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<Contract.MutationCreateCustomerAddressArgs, 'input'>>;
  updateCustomerAddress: Resolver<Contract.Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<Contract.MutationUpdateCustomerAddressArgs, 'id'>>;
  deleteCustomerAddress: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Contract.MutationDeleteCustomerAddressArgs, 'id'>>;
  exportCustomerData: Resolver<Contract.Maybe<ResolversTypes['CustomerDataExport']>, ParentType, ContextType, RequireFields<Contract.MutationExportCustomerDataArgs, 'password'>>;
  deleteCustomer: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, Partial<Contract.MutationDeleteCustomerArgs>>;
  changeCustomerPassword: Resolver<Contract.Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<Contract.MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  requestPasswordResetEmail: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Contract.MutationRequestPasswordResetEmailArgs, 'email'>>;
  resetPasswordById: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Contract.MutationResetPasswordByIdArgs, 'customer_id' | 'reset_token' | 'new_password'>>;
  resetPassword: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Contract.MutationResetPasswordArgs, 'email' | 'resetPasswordToken' | 'newPassword'>>;
  confirmEmail: Resolver<Contract.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Contract.MutationConfirmEmailArgs, 'input'>>;
  createCompareList: Resolver<Contract.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<Contract.MutationCreateCompareListArgs>>;
  addProductsToCompareList: Resolver<Contract.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<Contract.MutationAddProductsToCompareListArgs>>;
  removeProductsFromCompareList: Resolver<Contract.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType, Partial<Contract.MutationRemoveProductsFromCompareListArgs>>;
  assignCompareListToCustomer: Resolver<Contract.Maybe<ResolversTypes['AssignCompareListToCustomerOutput']>, ParentType, ContextType, RequireFields<Contract.MutationAssignCompareListToCustomerArgs, 'uid'>>;
  deleteCompareList: Resolver<Contract.Maybe<ResolversTypes['DeleteCompareListOutput']>, ParentType, ContextType, RequireFields<Contract.MutationDeleteCompareListArgs, 'uid'>>;
  createEmptyCart: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<Contract.MutationCreateEmptyCartArgs>>;
  createGuestCart: Resolver<Contract.Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<Contract.MutationCreateGuestCartArgs>>;
  addProductsToCart: Resolver<Contract.Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<Contract.MutationAddProductsToCartArgs, 'cartId' | 'cartItems'>>;
  addSimpleProductsToCart: Resolver<Contract.Maybe<ResolversTypes['AddSimpleProductsToCartOutput']>, ParentType, ContextType, Partial<Contract.MutationAddSimpleProductsToCartArgs>>;
  addConfigurableProductsToCart: Resolver<Contract.Maybe<ResolversTypes['AddConfigurableProductsToCartOutput']>, ParentType, ContextType, Partial<Contract.MutationAddConfigurableProductsToCartArgs>>;
  updateCartItems: Resolver<Contract.Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<Contract.MutationUpdateCartItemsArgs>>;
  removeItemFromCart: Resolver<Contract.Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<Contract.MutationRemoveItemFromCartArgs>>;
  mergeCarts: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Contract.MutationMergeCartsArgs, 'source_cart_id'>>;
  applyCouponToCart: Resolver<Contract.Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<Contract.MutationApplyCouponToCartArgs>>;
  applyCouponsToCart: Resolver<Contract.Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<Contract.MutationApplyCouponsToCartArgs>>;
  removeCouponFromCart: Resolver<Contract.Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<Contract.MutationRemoveCouponFromCartArgs>>;
  removeCouponsFromCart: Resolver<Contract.Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<Contract.MutationRemoveCouponsFromCartArgs>>;
  clearCart: Resolver<ResolversTypes['ClearCartOutput'], ParentType, ContextType, RequireFields<Contract.MutationClearCartArgs, 'input'>>;
  assignCustomerToGuestCart: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Contract.MutationAssignCustomerToGuestCartArgs, 'cart_id'>>;
  addVirtualProductsToCart: Resolver<Contract.Maybe<ResolversTypes['AddVirtualProductsToCartOutput']>, ParentType, ContextType, Partial<Contract.MutationAddVirtualProductsToCartArgs>>;
  addProductsToWishlist: Resolver<Contract.Maybe<ResolversTypes['AddProductsToWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationAddProductsToWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  removeProductsFromWishlist: Resolver<Contract.Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationRemoveProductsFromWishlistArgs, 'wishlistId' | 'wishlistItemsIds'>>;
  updateProductsInWishlist: Resolver<Contract.Maybe<ResolversTypes['UpdateProductsInWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationUpdateProductsInWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  addWishlistItemsToCart: Resolver<Contract.Maybe<ResolversTypes['AddWishlistItemsToCartOutput']>, ParentType, ContextType, RequireFields<Contract.MutationAddWishlistItemsToCartArgs, 'wishlistId'>>;
  mergeWishlists: Resolver<Contract.Maybe<ResolversTypes['MergeWishlistsOutput']>, ParentType, ContextType, RequireFields<Contract.MutationMergeWishlistsArgs, 'wishlist_id' | 'session_id' | 'currentPage'>>;
  addProductToGuestWishlist: Resolver<Contract.Maybe<ResolversTypes['GuestWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationAddProductToGuestWishlistArgs, 'wishlistItems'>>;
  removeProductFromGuestWishlist: Resolver<Contract.Maybe<ResolversTypes['GuestWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationRemoveProductFromGuestWishlistArgs, 'session_id' | 'wishlistItemsIds'>>;
  addWishlistItemsToCartGuest: Resolver<Contract.Maybe<ResolversTypes['AddWishlistItemsToCartGuestOutput']>, ParentType, ContextType, RequireFields<Contract.MutationAddWishlistItemsToCartGuestArgs, 'session_id' | 'cart_id'>>;
  UpdateProductsInWishlistGuest: Resolver<Contract.Maybe<ResolversTypes['GuestWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationUpdateProductsInWishlistGuestArgs, 'session_id' | 'wishlistItems'>>;
  shareWishlist: Resolver<Contract.Maybe<ResolversTypes['ShareWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationShareWishlistArgs, 'wishlistId' | 'is_owner_named'>>;
  stopSharingWishlist: Resolver<Contract.Maybe<ResolversTypes['ShareWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationStopSharingWishlistArgs, 'wishlistId'>>;
  shareGuestWishlist: Resolver<Contract.Maybe<ResolversTypes['ShareWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationShareGuestWishlistArgs, 'session_id'>>;
  stopSharingGuestWishlist: Resolver<Contract.Maybe<ResolversTypes['ShareWishlistOutput']>, ParentType, ContextType, RequireFields<Contract.MutationStopSharingGuestWishlistArgs, 'session_id'>>;
  applyGiftCard: Resolver<Contract.Maybe<ResolversTypes['ApplyGiftCardToCartOutput']>, ParentType, ContextType, Partial<Contract.MutationApplyGiftCardArgs>>;
  applyGiftCardToCart: Resolver<Contract.Maybe<ResolversTypes['ApplyGiftCardToCartOutput']>, ParentType, ContextType, Partial<Contract.MutationApplyGiftCardToCartArgs>>;
  removeGiftCard: Resolver<Contract.Maybe<ResolversTypes['RemoveGiftCardFromCartOutput']>, ParentType, ContextType, Partial<Contract.MutationRemoveGiftCardArgs>>;
  removeGiftCardFromCart: Resolver<Contract.Maybe<ResolversTypes['RemoveGiftCardFromCartOutput']>, ParentType, ContextType, Partial<Contract.MutationRemoveGiftCardFromCartArgs>>;
  validateRedemptions: Resolver<Contract.Maybe<ResolversTypes['ValidateRedemptionsOutput']>, ParentType, ContextType, RequireFields<Contract.MutationValidateRedemptionsArgs, 'email' | 'coupons' | 'cart_id'>>;
  setShippingAddressesOnCart: Resolver<Contract.Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<Contract.MutationSetShippingAddressesOnCartArgs>>;
  setBillingAddressOnCart: Resolver<Contract.Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<Contract.MutationSetBillingAddressOnCartArgs>>;
  setShippingMethodsOnCart: Resolver<Contract.Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<Contract.MutationSetShippingMethodsOnCartArgs>>;
  estimateShippingMethods: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType, RequireFields<Contract.MutationEstimateShippingMethodsArgs, 'input'>>;
  estimateTotals: Resolver<ResolversTypes['EstimateTotalsOutput'], ParentType, ContextType, RequireFields<Contract.MutationEstimateTotalsArgs, 'input'>>;
  setShippingMethodOption: Resolver<Contract.Maybe<ResolversTypes['SetShippingMethodOptionOutput']>, ParentType, ContextType, RequireFields<Contract.MutationSetShippingMethodOptionArgs, 'input'>>;
  setShippingMethodOptions: Resolver<Contract.Maybe<ResolversTypes['SetShippingMethodOptionOutput']>, ParentType, ContextType, RequireFields<Contract.MutationSetShippingMethodOptionsArgs, 'input'>>;
  setPreferredStore: Resolver<Contract.Maybe<ResolversTypes['SetPreferredStoreOutput']>, ParentType, ContextType, RequireFields<Contract.MutationSetPreferredStoreArgs, 'input'>>;
  unsetPreferredStore: Resolver<Contract.Maybe<ResolversTypes['UnsetPreferredStoreOutput']>, ParentType, ContextType, RequireFields<Contract.MutationUnsetPreferredStoreArgs, 'input'>>;
  setNomineeDetails: Resolver<Contract.Maybe<ResolversTypes['SetNomineeDetailsOutput']>, ParentType, ContextType, RequireFields<Contract.MutationSetNomineeDetailsArgs, 'input'>>;
  setOrderNominee: Resolver<Contract.Maybe<ResolversTypes['SetOrderNomineeOutput']>, ParentType, ContextType, RequireFields<Contract.MutationSetOrderNomineeArgs, 'input'>>;
  createProductReview: Resolver<ResolversTypes['CreateProductReviewOutput'], ParentType, ContextType, RequireFields<Contract.MutationCreateProductReviewArgs, 'input'>>;
  voteProductReview: Resolver<ResolversTypes['VoteProductReviewOutput'], ParentType, ContextType, RequireFields<Contract.MutationVoteProductReviewArgs, 'review_uid' | 'is_helpful'>>;
  setPaymentMethodOnCart: Resolver<Contract.Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<Contract.MutationSetPaymentMethodOnCartArgs>>;
  processPayment: Resolver<Contract.Maybe<ResolversTypes['AdyenPaymentStatus']>, ParentType, ContextType, RequireFields<Contract.MutationProcessPaymentArgs, 'cart_id'>>;
  adyenPaymentDetails: Resolver<Contract.Maybe<ResolversTypes['AdyenPaymentStatus']>, ParentType, ContextType, RequireFields<Contract.MutationAdyenPaymentDetailsArgs, 'payload' | 'cart_id'>>;
  cancelPayment: Resolver<Contract.Maybe<ResolversTypes['AdyenPaymentStatus']>, ParentType, ContextType, RequireFields<Contract.MutationCancelPaymentArgs, 'cart_id'>>;
  savePaypalExpressOrder: Resolver<Contract.Maybe<ResolversTypes['PaypalExpressOrderOutput']>, ParentType, ContextType, RequireFields<Contract.MutationSavePaypalExpressOrderArgs, 'input'>>;
  updatePaypalExpressOrder: Resolver<Contract.Maybe<ResolversTypes['PaypalExpressOrderOutput']>, ParentType, ContextType, RequireFields<Contract.MutationUpdatePaypalExpressOrderArgs, 'input'>>;
  deleteAdyenPaymentToken: Resolver<Contract.Maybe<ResolversTypes['DeleteAdyenPaymentTokenOutput']>, ParentType, ContextType, RequireFields<Contract.MutationDeleteAdyenPaymentTokenArgs, 'token_id'>>;
  deletePaymentToken: Resolver<Contract.Maybe<ResolversTypes['DeletePaymentTokenOutput']>, ParentType, ContextType, RequireFields<Contract.MutationDeletePaymentTokenArgs, 'public_hash'>>;
  setGuestEmailOnCart: Resolver<Contract.Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<Contract.MutationSetGuestEmailOnCartArgs>>;
  setAuthorityToLeave: Resolver<Contract.Maybe<ResolversTypes['SetAuthorityToLeaveOutput']>, ParentType, ContextType, RequireFields<Contract.MutationSetAuthorityToLeaveArgs, 'input'>>;
  placeOrder: Resolver<Contract.Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<Contract.MutationPlaceOrderArgs>>;
  processExpressPayData: Resolver<Contract.Maybe<ResolversTypes['ProcessExpressPayDataOutput']>, ParentType, ContextType, RequireFields<Contract.MutationProcessExpressPayDataArgs, 'input'>>;
  restoreCart: Resolver<Contract.Maybe<ResolversTypes['RestoreCartOutput']>, ParentType, ContextType, RequireFields<Contract.MutationRestoreCartArgs, 'input'>>;
};

export type StoreConfigFields<ContextType = Context, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_code: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_group_code: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default_store: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_default_store_group: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  website_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_code: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  website_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_code: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_country: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_link_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_link_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_media_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_media_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_static_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_static_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_prefix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_separator: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_keywords: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header_logo_src: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_shortcut_icon: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_alt: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_width: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo_height: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  copyright: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  welcome: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight_unit: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_home_page: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_route: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_cms_breadcrumbs: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  root_category_uid: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  product_url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_default_sort_by: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grid_per_page: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grid_per_page_values: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_mode: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_per_page: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  list_per_page_values: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configurable_thumbnail_source: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autocomplete_on_storefront: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minimum_password_length: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required_character_classes_number: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  create_account_confirmation: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  customer_access_token_lifetime: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  magento_wishlist_general_is_enabled: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enable_multiple_wishlists: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum_number_of_wishlists: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter_enabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contact_enabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allow_guests_to_write_product_reviews: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_reviews_enabled: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returns_enabled: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feature_flags: Resolver<ResolversTypes['FeatureFlags'], ParentType, ContextType>;
  paid_return_label_enabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paid_return_label_cost: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  return_window_days: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  click_and_collect_enabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featured_brands: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  excluded_brands: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  gift_cards_enabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loyalty_enabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  express_cart_enabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  express_product_page_enabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instalment_methods: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping_method_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_thresholds: Resolver<ReadonlyArray<ResolversTypes['ShippingThreshold']>, ParentType, ContextType>;
  countries: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  ships_to_countries: Resolver<ReadonlyArray<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  size_scale_mappings: Resolver<ReadonlyArray<ResolversTypes['SizeScaleMapping']>, ParentType, ContextType>;
  allow_order: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_gift_receipt: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_printed_card: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  front: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  no_route: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_cookies: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_make_check_payable_to: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_send_check_to: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  root_category_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_fixed_product_tax_display_setting: Resolver<Contract.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  product_fixed_product_tax_display_setting: Resolver<Contract.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  sales_fixed_product_tax_display_setting: Resolver<Contract.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  loyalty_tiers: Resolver<ReadonlyArray<ResolversTypes['LoyaltyTier']>, ParentType, ContextType>;
  adyen_client_key_test: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adyen_client_key_live: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adyen_demo_mode: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RoutableInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = {
  __resolveType: TypeResolveFn<'RoutableUrl' | 'SimpleProduct' | 'ConfigurableProduct' | 'VirtualProduct' | 'BundleProduct' | 'DownloadableProduct' | 'GroupedProduct' | 'CategoryTree' | 'CmsPage' | 'GiftCardProduct', ParentType, ContextType>;
};

export type RoutableUrlFields<ContextType = Context, ParentType extends ResolversParentTypes['RoutableUrl'] = ResolversParentTypes['RoutableUrl']> = {
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductsFields<ContextType = Context, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  items: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  total_count: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_info: Resolver<Contract.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  aggregations: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType, Partial<Contract.ProductsAggregationsArgs>>;
  sort_fields: Resolver<Contract.Maybe<ResolversTypes['SortFields']>, ParentType, ContextType>;
  suggestions: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['SearchSuggestion']>>>, ParentType, ContextType>;
  filters: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['LayerFilter']>>>, ParentType, ContextType>;
};

export type SwatchDataInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['SwatchDataInterface'] = ResolversParentTypes['SwatchDataInterface']> = {
  __resolveType: TypeResolveFn<'ColorSwatchData' | 'TextSwatchData' | 'ImageSwatchData', ParentType, ContextType>;
};

export type ColorSwatchDataFields<ContextType = Context, ParentType extends ResolversParentTypes['ColorSwatchData'] = ResolversParentTypes['ColorSwatchData']> = {
  value: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextSwatchDataFields<ContextType = Context, ParentType extends ResolversParentTypes['TextSwatchData'] = ResolversParentTypes['TextSwatchData']> = {
  value: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageSwatchDataFields<ContextType = Context, ParentType extends ResolversParentTypes['ImageSwatchData'] = ResolversParentTypes['ImageSwatchData']> = {
  value: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'ConfigurableProduct' | 'VirtualProduct' | 'BundleProduct' | 'DownloadableProduct' | 'GroupedProduct' | 'GiftCardProduct', ParentType, ContextType>;
};

export type CustomizableOptionInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableOptionInterface'] = ResolversParentTypes['CustomizableOptionInterface']> = {
  __resolveType: TypeResolveFn<'CustomizableFieldOption' | 'CustomizableAreaOption' | 'CustomizableDateOption' | 'CustomizableFileOption' | 'CustomizableCheckboxOption' | 'CustomizableDropDownOption' | 'CustomizableMultipleOption' | 'CustomizableRadioOption', ParentType, ContextType>;
};

export type CustomizableFieldOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFieldOption'] = ResolversParentTypes['CustomizableFieldOption']> = {
  option_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value: Resolver<Contract.Maybe<ResolversTypes['CustomizableFieldValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableAreaOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableAreaOption'] = ResolversParentTypes['CustomizableAreaOption']> = {
  option_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value: Resolver<Contract.Maybe<ResolversTypes['CustomizableAreaValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDateOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDateOption'] = ResolversParentTypes['CustomizableDateOption']> = {
  option_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value: Resolver<Contract.Maybe<ResolversTypes['CustomizableDateValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFileOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFileOption'] = ResolversParentTypes['CustomizableFileOption']> = {
  option_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value: Resolver<Contract.Maybe<ResolversTypes['CustomizableFileValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableCheckboxOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableCheckboxOption'] = ResolversParentTypes['CustomizableCheckboxOption']> = {
  option_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableCheckboxValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDropDownOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDropDownOption'] = ResolversParentTypes['CustomizableDropDownOption']> = {
  option_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableDropDownValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableMultipleOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableMultipleOption'] = ResolversParentTypes['CustomizableMultipleOption']> = {
  option_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableMultipleValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableRadioOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableRadioOption'] = ResolversParentTypes['CustomizableRadioOption']> = {
  option_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableRadioValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleProductFields<ContextType = Context, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  web_display_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  categories: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  attribute_set_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_status: Resolver<Contract.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_low_stock: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_range: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price: Resolver<Contract.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_tiers: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rrp: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rrp_nzd: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_data: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour_swatch: Resolver<Contract.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  colour_siblings: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  heel_height: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_1: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_3: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_4: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_5: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  care: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fit_notes: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sole_material: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lining: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_scale: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizescalemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trend_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_category_tags: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryTag']>, ParentType, ContextType>;
  custom_attributesV2: Resolver<Contract.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Contract.SimpleProductCustom_AttributesV2Args>>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  hover_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery_entries: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  related_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  rating_summary: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  style_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_image: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_prices: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  quantity: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Contract.SimpleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductFields<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  web_display_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  categories: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  attribute_set_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_status: Resolver<Contract.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_low_stock: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_range: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price: Resolver<Contract.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_tiers: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rrp: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rrp_nzd: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_data: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour_swatch: Resolver<Contract.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  colour_siblings: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  heel_height: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_1: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_3: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_4: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_5: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  care: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fit_notes: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sole_material: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lining: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_scale: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizescalemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trend_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_category_tags: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryTag']>, ParentType, ContextType>;
  custom_attributesV2: Resolver<Contract.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Contract.ConfigurableProductCustom_AttributesV2Args>>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  hover_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery_entries: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  related_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  rating_summary: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  style_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_image: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_prices: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  quantity: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Contract.ConfigurableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  configurable_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ConfigurableProductOptions']>>>, ParentType, ContextType>;
  variants: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ConfigurableVariant']>>>, ParentType, ContextType>;
  configurable_product_options_selection: Resolver<Contract.Maybe<ResolversTypes['ConfigurableProductOptionsSelection']>, ParentType, ContextType, Partial<Contract.ConfigurableProductConfigurable_Product_Options_SelectionArgs>>;
  automatic_offers: Resolver<ReadonlyArray<ResolversTypes['AutomaticOffer']>, ParentType, ContextType>;
  fit_facts: Resolver<Contract.Maybe<ResolversTypes['FitFacts']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualProductFields<ContextType = Context, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  web_display_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  categories: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  attribute_set_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_status: Resolver<Contract.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_low_stock: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_range: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price: Resolver<Contract.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_tiers: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rrp: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rrp_nzd: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_data: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour_swatch: Resolver<Contract.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  colour_siblings: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  heel_height: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_1: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_3: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_4: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_5: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  care: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fit_notes: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sole_material: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lining: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_scale: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizescalemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trend_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_category_tags: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryTag']>, ParentType, ContextType>;
  custom_attributesV2: Resolver<Contract.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Contract.VirtualProductCustom_AttributesV2Args>>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  hover_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery_entries: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  related_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  rating_summary: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  style_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_image: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_prices: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  quantity: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Contract.VirtualProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleProductFields<ContextType = Context, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  web_display_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  categories: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  attribute_set_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_status: Resolver<Contract.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_low_stock: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_range: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price: Resolver<Contract.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_tiers: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rrp: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rrp_nzd: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_data: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour_swatch: Resolver<Contract.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  colour_siblings: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  heel_height: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_1: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_3: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_4: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_5: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  care: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fit_notes: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sole_material: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lining: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_scale: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizescalemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trend_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_category_tags: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryTag']>, ParentType, ContextType>;
  custom_attributesV2: Resolver<Contract.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Contract.BundleProductCustom_AttributesV2Args>>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  hover_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery_entries: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  related_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  rating_summary: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  style_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_image: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_prices: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  quantity: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Contract.BundleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  price_view: Resolver<Contract.Maybe<ResolversTypes['PriceViewEnum']>, ParentType, ContextType>;
  dynamic_price: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_sku: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_weight: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ship_bundle_items: Resolver<Contract.Maybe<ResolversTypes['ShipBundleItemsEnum']>, ParentType, ContextType>;
  price_details: Resolver<Contract.Maybe<ResolversTypes['PriceDetails']>, ParentType, ContextType>;
  items: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['BundleItem']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductFields<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  web_display_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  categories: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  attribute_set_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_status: Resolver<Contract.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_low_stock: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_range: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price: Resolver<Contract.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_tiers: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rrp: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rrp_nzd: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_data: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour_swatch: Resolver<Contract.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  colour_siblings: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  heel_height: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_1: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_3: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_4: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_5: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  care: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fit_notes: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sole_material: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lining: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_scale: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizescalemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trend_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_category_tags: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryTag']>, ParentType, ContextType>;
  custom_attributesV2: Resolver<Contract.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Contract.DownloadableProductCustom_AttributesV2Args>>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  hover_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery_entries: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  related_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  rating_summary: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  style_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_image: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_prices: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  quantity: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Contract.DownloadableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  downloadable_product_samples: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  downloadable_product_links: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  links_purchased_separately: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  links_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductFields<ContextType = Context, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  web_display_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  categories: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  attribute_set_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_status: Resolver<Contract.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_low_stock: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_range: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price: Resolver<Contract.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_tiers: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rrp: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rrp_nzd: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_data: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour_swatch: Resolver<Contract.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  colour_siblings: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  heel_height: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_1: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_3: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_4: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_5: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  care: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fit_notes: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sole_material: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lining: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_scale: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizescalemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trend_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_category_tags: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryTag']>, ParentType, ContextType>;
  custom_attributesV2: Resolver<Contract.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Contract.GroupedProductCustom_AttributesV2Args>>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  hover_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery_entries: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  related_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  rating_summary: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  style_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_image: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_prices: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  quantity: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Contract.GroupedProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  items: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['GroupedProductItem']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaGalleryInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = {
  __resolveType: TypeResolveFn<'ProductImage' | 'ProductVideo', ParentType, ContextType>;
};

export type ProductImageFields<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  types: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  width: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sizes: Resolver<ReadonlyArray<ResolversTypes['ProductImageSize']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVideoFields<ContextType = Context, ParentType extends ResolversParentTypes['ProductVideo'] = ResolversParentTypes['ProductVideo']> = {
  url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  types: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  video_content: Resolver<Contract.Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandFields<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  is_featured: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['CategoryInterface'] = ResolversParentTypes['CategoryInterface']> = {
  __resolveType: TypeResolveFn<'CategoryTree', ParentType, ContextType>;
};

export type CategoryTreeFields<ContextType = Context, ParentType extends ResolversParentTypes['CategoryTree'] = ResolversParentTypes['CategoryTree']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  include_in_menu: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_anchor: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  display_mode: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_sort_by: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_sort_by: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  children_count: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_count: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  breadcrumbs: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  products: Resolver<Contract.Maybe<ResolversTypes['CategoryProducts']>, ParentType, ContextType, RequireFields<Contract.CategoryTreeProductsArgs, 'pageSize' | 'currentPage'>>;
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  children: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  cms_block: Resolver<Contract.Maybe<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductAdditionalDataFields<ContextType = Context, ParentType extends ResolversParentTypes['ProductAdditionalData'] = ResolversParentTypes['ProductAdditionalData']> = {
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_range: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  stock_status: Resolver<ResolversTypes['ProductStockStatus'], ParentType, ContextType>;
  variants: Resolver<ReadonlyArray<ResolversTypes['ProductVariantData']>, ParentType, ContextType>;
  stocks: Resolver<ReadonlyArray<ResolversTypes['ProductStock']>, ParentType, ContextType>;
  delivery_promise: Resolver<ResolversTypes['DeliveryPromise'], ParentType, ContextType, Partial<Contract.ProductAdditionalDataDelivery_PromiseArgs>>;
  kept_sizes: Resolver<ReadonlyArray<ResolversTypes['KeptSize']>, ParentType, ContextType>;
};

export type ProductStockFields<ContextType = Context, ParentType extends ResolversParentTypes['ProductStock'] = ResolversParentTypes['ProductStock']> = {
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_status: Resolver<ResolversTypes['ProductStockStatus'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  is_low_stock: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_available_for_delivery: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_available_for_cnc: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomAttributeMetadataInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomAttributeMetadataInterface'] = ResolversParentTypes['CustomAttributeMetadataInterface']> = {
  __resolveType: TypeResolveFn<'CatalogAttributeMetadata' | 'ReturnItemAttributeMetadata' | 'AttributeMetadata' | 'CustomerAttributeMetadata', ParentType, ContextType>;
};

export type CatalogAttributeMetadataFields<ContextType = Context, ParentType extends ResolversParentTypes['CatalogAttributeMetadata'] = ResolversParentTypes['CatalogAttributeMetadata']> = {
  code: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_input: Resolver<Contract.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  frontend_class: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_value: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  is_filterable: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_searchable: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  used_in_product_listing: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_html_allowed_on_front: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_wysiwyg_enabled: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_used_for_promo_rules: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  swatch_input_type: Resolver<Contract.Maybe<ResolversTypes['SwatchInputTypeEnum']>, ParentType, ContextType>;
  update_product_preview_image: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  use_product_image_for_swatch: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnItemAttributeMetadataFields<ContextType = Context, ParentType extends ResolversParentTypes['ReturnItemAttributeMetadata'] = ResolversParentTypes['ReturnItemAttributeMetadata']> = {
  code: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_input: Resolver<Contract.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  frontend_class: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_value: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  input_filter: Resolver<Contract.Maybe<ResolversTypes['InputFilterEnum']>, ParentType, ContextType>;
  multiline_count: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validate_rules: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ValidationRule']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeMetadataFields<ContextType = Context, ParentType extends ResolversParentTypes['AttributeMetadata'] = ResolversParentTypes['AttributeMetadata']> = {
  code: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_input: Resolver<Contract.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  frontend_class: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_value: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomAttributeOptionInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomAttributeOptionInterface'] = ResolversParentTypes['CustomAttributeOptionInterface']> = {
  __resolveType: TypeResolveFn<'AttributeOptionMetadata', ParentType, ContextType>;
};

export type AttributeOptionMetadataFields<ContextType = Context, ParentType extends ResolversParentTypes['AttributeOptionMetadata'] = ResolversParentTypes['AttributeOptionMetadata']> = {
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_default: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['AttributeValueInterface'] = ResolversParentTypes['AttributeValueInterface']> = {
  __resolveType: TypeResolveFn<'AttributeValue' | 'AttributeSelectedOptions', ParentType, ContextType>;
};

export type AttributeValueFields<ContextType = Context, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  code: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionsFields<ContextType = Context, ParentType extends ResolversParentTypes['AttributeSelectedOptions'] = ResolversParentTypes['AttributeSelectedOptions']> = {
  code: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selected_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['AttributeSelectedOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['AttributeSelectedOptionInterface'] = ResolversParentTypes['AttributeSelectedOptionInterface']> = {
  __resolveType: TypeResolveFn<'AttributeSelectedOption', ParentType, ContextType>;
};

export type AttributeSelectedOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['AttributeSelectedOption'] = ResolversParentTypes['AttributeSelectedOption']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LayerFilterItemInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['LayerFilterItemInterface'] = ResolversParentTypes['LayerFilterItemInterface']> = {
  __resolveType: TypeResolveFn<'LayerFilterItem', ParentType, ContextType>;
};

export type GeoPointFields<ContextType = Context, ParentType extends ResolversParentTypes['GeoPoint'] = ResolversParentTypes['GeoPoint']> = {
  latitude: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  label: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreFields<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  store_id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  store_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retek_store_id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code: Resolver<Contract.Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  time_zone: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  distance: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_active: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled_for_cnc: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hours: Resolver<ReadonlyArray<ResolversTypes['StoreHours']>, ParentType, ContextType>;
  open_status: Resolver<ResolversTypes['StoreOpenStatus'], ParentType, ContextType>;
  stock: Resolver<ReadonlyArray<ResolversTypes['StoreStock']>, ParentType, ContextType>;
  can_collect_all: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  special_hours: Resolver<ReadonlyArray<ResolversTypes['StoreSpecialHours']>, ParentType, ContextType>;
  services: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  collection_ready_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FredhopperDataFields<ContextType = Context, ParentType extends ResolversParentTypes['FredhopperData'] = ResolversParentTypes['FredhopperData']> = {
  items: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  total_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  aggregations: Resolver<ReadonlyArray<ResolversTypes['Aggregation']>, ParentType, ContextType>;
  applied_sort: Resolver<ResolversTypes['SortOption'], ParentType, ContextType>;
  applied_filters: Resolver<ReadonlyArray<ResolversTypes['AppliedFilter']>, ParentType, ContextType>;
  suggestions: Resolver<Contract.Maybe<ResolversTypes['FredhopperSuggestions']>, ParentType, ContextType>;
  redirect_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search_reading: Resolver<Contract.Maybe<ResolversTypes['SearchReading']>, ParentType, ContextType>;
  in_store: Resolver<Contract.Maybe<ResolversTypes['InStoreListing']>, ParentType, ContextType>;
};

export type CmsPageFields<ContextType = Context, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  identifier: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page_layout: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsBlockFields<ContextType = Context, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  identifier: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerFields<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customer_id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prefix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date_of_birth: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dob: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxvat: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_subscribed: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_shipping: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addresses: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  custom_attributes: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['AttributeValueInterface']>>>, ParentType, ContextType, Partial<Contract.CustomerCustom_AttributesArgs>>;
  allow_remote_shopping_assistance: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_email_confirmed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_staff_session: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewed_token: Resolver<Contract.Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType>;
  purchase_orders_enabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  addressesV2: Resolver<Contract.Maybe<ResolversTypes['CustomerAddresses']>, ParentType, ContextType, RequireFields<Contract.CustomerAddressesV2Args, 'currentPage' | 'pageSize'>>;
  compare_list: Resolver<Contract.Maybe<ResolversTypes['CompareList']>, ParentType, ContextType>;
  wishlists: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['Wishlist']>>, ParentType, ContextType, RequireFields<Contract.CustomerWishlistsArgs, 'pageSize' | 'currentPage'>>;
  wishlist_v2: Resolver<Contract.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<Contract.CustomerWishlist_V2Args, 'id'>>;
  wishlist: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  orders: Resolver<Contract.Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<Contract.CustomerOrdersArgs, 'currentPage' | 'pageSize'>>;
  reviews: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Contract.CustomerReviewsArgs, 'pageSize' | 'currentPage'>>;
};

export type CustomerAttributeMetadataFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAttributeMetadata'] = ResolversParentTypes['CustomerAttributeMetadata']> = {
  code: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_input: Resolver<Contract.Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  frontend_class: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_value: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  input_filter: Resolver<Contract.Maybe<ResolversTypes['InputFilterEnum']>, ParentType, ContextType>;
  multiline_count: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sort_order: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validate_rules: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ValidationRule']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompareListFields<ContextType = Context, ParentType extends ResolversParentTypes['CompareList'] = ResolversParentTypes['CompareList']> = {
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ComparableItem']>>>, ParentType, ContextType>;
  attributes: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ComparableAttribute']>>>, ParentType, ContextType>;
  item_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComparableItemFields<ContextType = Context, ParentType extends ResolversParentTypes['ComparableItem'] = ResolversParentTypes['ComparableItem']> = {
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  attributes: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductAttribute']>>, ParentType, ContextType>;
};

export type CartFields<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_virtual: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total_quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  items: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  itemsV2: Resolver<Contract.Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<Contract.CartItemsV2Args, 'pageSize' | 'currentPage'>>;
  prices: Resolver<Contract.Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  applied_coupon: Resolver<Contract.Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  applied_coupons: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  applied_multi_coupons: Resolver<ReadonlyArray<ResolversTypes['AppliedMultiCoupon']>, ParentType, ContextType>;
  coupon_free_shipping_flag: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  offer_hints: Resolver<ReadonlyArray<ResolversTypes['OfferHint']>, ParentType, ContextType>;
  merge_notices: Resolver<ReadonlyArray<ResolversTypes['MergeNotice']>, ParentType, ContextType>;
  applied_gift_cards: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['AppliedGiftCard']>>>, ParentType, ContextType>;
  applied_loyalty_coupons: Resolver<ReadonlyArray<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  loyalty_checkout_error: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_addresses: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  billing_address: Resolver<Contract.Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  selected_shipping_method_options: Resolver<ReadonlyArray<ResolversTypes['SelectedShippingMethodOption']>, ParentType, ContextType>;
  preferred_store_data: Resolver<Contract.Maybe<ResolversTypes['PreferredStore']>, ParentType, ContextType>;
  preferred_store_distance: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType, Partial<Contract.CartPreferred_Store_DistanceArgs>>;
  nominee_details: Resolver<Contract.Maybe<ResolversTypes['NomineeDetails']>, ParentType, ContextType>;
  fulfilment: Resolver<ResolversTypes['Fulfilment'], ParentType, ContextType>;
  is_fulfilment_auto_updated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery_groups: Resolver<ReadonlyArray<ResolversTypes['CartDeliveryGroup']>, ParentType, ContextType, Partial<Contract.CartDelivery_GroupsArgs>>;
  available_payment_methods: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  selected_payment_method: Resolver<Contract.Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  authority_to_leave: Resolver<ResolversTypes['AuthorityToLeave'], ParentType, ContextType>;
};

export type CartItemInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = {
  __resolveType: TypeResolveFn<'SimpleCartItem' | 'ConfigurableCartItem' | 'VirtualCartItem' | 'BundleCartItem' | 'DownloadableCartItem' | 'GiftCardCartItem', ParentType, ContextType>;
};

export type SimpleCartItemFields<ContextType = Context, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  is_available: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  customizable_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableCartItemFields<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableCartItem'] = ResolversParentTypes['ConfigurableCartItem']> = {
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  is_available: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  configurable_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedConfigurableOption']>>, ParentType, ContextType>;
  configured_variant: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  customizable_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualCartItemFields<ContextType = Context, ParentType extends ResolversParentTypes['VirtualCartItem'] = ResolversParentTypes['VirtualCartItem']> = {
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  is_available: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  customizable_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleCartItemFields<ContextType = Context, ParentType extends ResolversParentTypes['BundleCartItem'] = ResolversParentTypes['BundleCartItem']> = {
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  is_available: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  customizable_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  bundle_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedBundleOption']>>, ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableCartItemFields<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableCartItem'] = ResolversParentTypes['DownloadableCartItem']> = {
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  is_available: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  customizable_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  links: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  samples: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectedConfigurableOptionFields<ContextType = Context, ParentType extends ResolversParentTypes['SelectedConfigurableOption'] = ResolversParentTypes['SelectedConfigurableOption']> = {
  id: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  configurable_product_option_uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  configurable_product_option_value_uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value_label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size_conversion: Resolver<Contract.Maybe<ResolversTypes['SizeConversion']>, ParentType, ContextType>;
};

export type ErrorFields<ContextType = Context, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  __resolveType: TypeResolveFn<'CartUserInputError' | 'InsufficientStockError', ParentType, ContextType>;
};

export type CartUserInputErrorFields<ContextType = Context, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = {
  code: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistFields<ContextType = Context, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  session_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing_code: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_owner_named: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  updated_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items_count: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items_v2: Resolver<Contract.Maybe<ResolversTypes['WishlistItems']>, ParentType, ContextType, RequireFields<Contract.WishlistItems_V2Args, 'currentPage' | 'pageSize'>>;
};

export type WishlistItemInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItemInterface'] = ResolversParentTypes['WishlistItemInterface']> = {
  __resolveType: TypeResolveFn<'SimpleWishlistItem' | 'ConfigurableWishlistItem' | 'VirtualWishlistItem' | 'BundleWishlistItem' | 'DownloadableWishlistItem' | 'GroupedProductWishlistItem', ParentType, ContextType>;
};

export type SimpleWishlistItemFields<ContextType = Context, ParentType extends ResolversParentTypes['SimpleWishlistItem'] = ResolversParentTypes['SimpleWishlistItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableWishlistItemFields<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableWishlistItem'] = ResolversParentTypes['ConfigurableWishlistItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_drop: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_back_in_stock: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  configurable_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedConfigurableOption']>>>, ParentType, ContextType>;
  configured_variant: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualWishlistItemFields<ContextType = Context, ParentType extends ResolversParentTypes['VirtualWishlistItem'] = ResolversParentTypes['VirtualWishlistItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleWishlistItemFields<ContextType = Context, ParentType extends ResolversParentTypes['BundleWishlistItem'] = ResolversParentTypes['BundleWishlistItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bundle_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableWishlistItemFields<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableWishlistItem'] = ResolversParentTypes['DownloadableWishlistItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links_v2: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  samples: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductWishlistItemFields<ContextType = Context, ParentType extends ResolversParentTypes['GroupedProductWishlistItem'] = ResolversParentTypes['GroupedProductWishlistItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistItemFields<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  added_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GiftCardProductFields<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardProduct'] = ResolversParentTypes['GiftCardProduct']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  web_display_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  canonical_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  categories: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  attribute_set_id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_status: Resolver<Contract.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_low_stock: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_range: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price: Resolver<Contract.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_tiers: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  rrp: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rrp_nzd: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description: Resolver<Contract.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand_data: Resolver<Contract.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour_swatch: Resolver<Contract.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  colour_siblings: Resolver<ReadonlyArray<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  heel_height: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_1: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_3: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_4: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selling_feature_5: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  care: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fit_notes: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sole_material: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lining: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size_scale: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizescalemap: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trend_2: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_category_tags: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryTag']>, ParentType, ContextType>;
  custom_attributesV2: Resolver<Contract.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<Contract.GiftCardProductCustom_AttributesV2Args>>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  media_gallery: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  hover_image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  related_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  rating_summary: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  style_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special_price: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_image: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier_prices: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  quantity: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Contract.GiftCardProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  relative_url: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<Contract.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  giftcard_type: Resolver<Contract.Maybe<ResolversTypes['GiftCardTypeEnum']>, ParentType, ContextType>;
  giftcard_amounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['GiftCardAmounts']>>>, ParentType, ContextType>;
  allow_open_amount: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  open_amount_min: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  open_amount_max: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_redeemable: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_returnable: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lifetime: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allow_message: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message_max_length: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gift_card_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['CustomizableOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardCartItemFields<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardCartItem'] = ResolversParentTypes['GiftCardCartItem']> = {
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  is_available: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  sender_name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender_email: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient_email: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  customizable_options: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingCartAddressFields<ContextType = Context, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prefix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region: Resolver<Contract.Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  postcode: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  telephone: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_notes: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickup_location_code: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  same_as_billing: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available_shipping_methods: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  selected_shipping_method: Resolver<Contract.Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillingCartAddressFields<ContextType = Context, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = {
  id: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prefix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region: Resolver<Contract.Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  postcode: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  telephone: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerOrderFields<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_number: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  increment_id: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_qty_ordered: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  is_virtual: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_method: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimated_from: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimated_to: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_instructions: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_address: Resolver<Contract.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  billing_address: Resolver<Contract.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  payment_methods: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  applied_coupons: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['AppliedCoupon']>>, ParentType, ContextType>;
  applied_gift_cards: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ApplyGiftCardToOrder']>>>, ParentType, ContextType>;
  total: Resolver<Contract.Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  items: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  shipments: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  invoices: Resolver<ReadonlyArray<Contract.Maybe<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  credit_memos: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['CreditMemo']>>>, ParentType, ContextType>;
  comments: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  nominee_details: Resolver<Contract.Maybe<ResolversTypes['NomineeDetails']>, ParentType, ContextType>;
  preferred_store_data: Resolver<Contract.Maybe<ResolversTypes['PreferredStore']>, ParentType, ContextType>;
  delivery_groups: Resolver<ReadonlyArray<ResolversTypes['OrderDeliveryGroup']>, ParentType, ContextType>;
  selected_shipping_method_options: Resolver<ReadonlyArray<ResolversTypes['SelectedShippingMethodOption']>, ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
};

export type OrderItemInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = {
  __resolveType: TypeResolveFn<'OrderItem' | 'ConfigurableOrderItem' | 'GiftCardOrderItem' | 'BundleOrderItem' | 'DownloadableOrderItem', ParentType, ContextType>;
};

export type OrderItemFields<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cart_item_uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parent_sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  selected_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableOrderItemFields<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableOrderItem'] = ResolversParentTypes['ConfigurableOrderItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cart_item_uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parent_sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  selected_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardOrderItemFields<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardOrderItem'] = ResolversParentTypes['GiftCardOrderItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cart_item_uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parent_sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  selected_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_card: Resolver<Contract.Maybe<ResolversTypes['GiftCardItem']>, ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleOrderItemFields<ContextType = Context, ParentType extends ResolversParentTypes['BundleOrderItem'] = ResolversParentTypes['BundleOrderItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cart_item_uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parent_sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  selected_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundle_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableOrderItemFields<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableOrderItem'] = ResolversParentTypes['DownloadableOrderItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cart_item_uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<Contract.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parent_sku: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Contract.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  prices: Resolver<Contract.Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  selected_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  status: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_ordered: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  downloadable_links: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  gift_message: Resolver<Contract.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipmentItemInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentItemInterface'] = ResolversParentTypes['ShipmentItemInterface']> = {
  __resolveType: TypeResolveFn<'ShipmentItem' | 'BundleShipmentItem', ParentType, ContextType>;
};

export type ShipmentItemFields<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item: Resolver<Contract.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_shipped: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceItemInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceItemInterface'] = ResolversParentTypes['InvoiceItemInterface']> = {
  __resolveType: TypeResolveFn<'InvoiceItem' | 'BundleInvoiceItem' | 'DownloadableInvoiceItem', ParentType, ContextType>;
};

export type InvoiceItemFields<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item: Resolver<Contract.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  quantity_invoiced: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditMemoItemInterfaceFields<ContextType = Context, ParentType extends ResolversParentTypes['CreditMemoItemInterface'] = ResolversParentTypes['CreditMemoItemInterface']> = {
  __resolveType: TypeResolveFn<'CreditMemoItem' | 'BundleCreditMemoItem' | 'DownloadableCreditMemoItem', ParentType, ContextType>;
};

export type CreditMemoItemFields<ContextType = Context, ParentType extends ResolversParentTypes['CreditMemoItem'] = ResolversParentTypes['CreditMemoItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item: Resolver<Contract.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  quantity_refunded: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleInvoiceItemFields<ContextType = Context, ParentType extends ResolversParentTypes['BundleInvoiceItem'] = ResolversParentTypes['BundleInvoiceItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item: Resolver<Contract.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  quantity_invoiced: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundle_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleShipmentItemFields<ContextType = Context, ParentType extends ResolversParentTypes['BundleShipmentItem'] = ResolversParentTypes['BundleShipmentItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item: Resolver<Contract.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_shipped: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bundle_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleCreditMemoItemFields<ContextType = Context, ParentType extends ResolversParentTypes['BundleCreditMemoItem'] = ResolversParentTypes['BundleCreditMemoItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item: Resolver<Contract.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  quantity_refunded: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundle_options: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableInvoiceItemFields<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableInvoiceItem'] = ResolversParentTypes['DownloadableInvoiceItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item: Resolver<Contract.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  quantity_invoiced: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  downloadable_links: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableCreditMemoItemFields<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableCreditMemoItem'] = ResolversParentTypes['DownloadableCreditMemoItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item: Resolver<Contract.Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  quantity_refunded: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  downloadable_links: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceOrderOutputFields<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  order: Resolver<Contract.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderV2: Resolver<Contract.Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  errors: Resolver<Contract.Maybe<ReadonlyArray<Contract.Maybe<ResolversTypes['PlaceOrderError']>>>, ParentType, ContextType>;
};

export interface Models {}
