// Written from the contract by npm run codegen; never edited by hand.
import type { SiteResolvers } from '../../modules/site/resolver-types.generated.ts'
import type { StoreConfigMapper, RoutableUrlMapper } from '../../modules/site/mappers.ts'
import type { NotificationsResolvers } from '../../modules/notifications/resolver-types.generated.ts'
import type { CatalogueResolvers } from '../../modules/catalogue/resolver-types.generated.ts'
import type { CatalogAttributeMetadataMapper, ReturnItemAttributeMetadataMapper, BrandMapper, CategoryTreeMapper, ProductImageMapper, SimpleProductMapper, ConfigurableProductMapper, ProductsMapper, ProductStockMapper, ProductAdditionalDataMapper, AttributeValueMapper, AttributeOptionMetadataMapper, ColorSwatchDataMapper, AttributeSelectedOptionMapper, AttributeSelectedOptionsMapper, ProductVideoMapper, TextSwatchDataMapper, ImageSwatchDataMapper, AttributeMetadataMapper, VirtualProductMapper, BundleProductMapper, DownloadableProductMapper, GroupedProductMapper, CustomizableAreaOptionMapper, CustomizableDateOptionMapper, CustomizableFileOptionMapper, CustomizableCheckboxOptionMapper, CustomizableDropDownOptionMapper, CustomizableMultipleOptionMapper, CustomizableRadioOptionMapper } from '../../modules/catalogue/mappers.ts'
import type { StoresResolvers } from '../../modules/stores/resolver-types.generated.ts'
import type { GeoPointMapper, ServiceDeskMapper, StoreMapper } from '../../modules/stores/mappers.ts'
import type { SearchResolvers } from '../../modules/search/resolver-types.generated.ts'
import type { FredhopperDataMapper } from '../../modules/search/mappers.ts'
import type { ContentResolvers } from '../../modules/content/resolver-types.generated.ts'
import type { CmsPageMapper, CmsBlockMapper } from '../../modules/content/mappers.ts'
import type { CustomerResolvers } from '../../modules/customer/resolver-types.generated.ts'
import type { CustomerAttributeMetadataMapper, CustomerMapper } from '../../modules/customer/mappers.ts'
import type { CompareResolvers } from '../../modules/compare/resolver-types.generated.ts'
import type { CompareListMapper, ComparableItemMapper } from '../../modules/compare/mappers.ts'
import type { PromotionsResolvers } from '../../modules/promotions/resolver-types.generated.ts'
import type { CartResolvers } from '../../modules/cart/resolver-types.generated.ts'
import type { ConfigurableCartItemMapper, SelectedConfigurableOptionMapper, SimpleCartItemMapper, CartUserInputErrorMapper, CartMapper, VirtualCartItemMapper, BundleCartItemMapper, DownloadableCartItemMapper } from '../../modules/cart/mappers.ts'
import type { WishlistResolvers } from '../../modules/wishlist/resolver-types.generated.ts'
import type { ConfigurableWishlistItemMapper, WishlistMapper, SimpleWishlistItemMapper, VirtualWishlistItemMapper, BundleWishlistItemMapper, DownloadableWishlistItemMapper, GroupedProductWishlistItemMapper, WishlistItemMapper } from '../../modules/wishlist/mappers.ts'
import type { GiftCardsResolvers } from '../../modules/gift-cards/resolver-types.generated.ts'
import type { GiftCardCartItemMapper, CustomizableFieldOptionMapper, GiftCardProductMapper } from '../../modules/gift-cards/mappers.ts'
import type { LoyaltyResolvers } from '../../modules/loyalty/resolver-types.generated.ts'
import type { LoyaltyCustomerMapper } from '../../modules/loyalty/mappers.ts'
import type { FulfilmentResolvers } from '../../modules/fulfilment/resolver-types.generated.ts'
import type { BillingCartAddressMapper, ShippingCartAddressMapper } from '../../modules/fulfilment/mappers.ts'
import type { OrdersResolvers } from '../../modules/orders/resolver-types.generated.ts'
import type { CustomerOrderMapper, ShipmentItemMapper, OrderItemMapper, ConfigurableOrderItemMapper, GiftCardOrderItemMapper, CreditMemoItemMapper, InvoiceItemMapper, BundleOrderItemMapper, DownloadableOrderItemMapper, BundleInvoiceItemMapper, BundleShipmentItemMapper, BundleCreditMemoItemMapper, DownloadableInvoiceItemMapper, DownloadableCreditMemoItemMapper } from '../../modules/orders/mappers.ts'
import type { DocumentsResolvers } from '../../modules/documents/resolver-types.generated.ts'
import type { ReviewsResolvers } from '../../modules/reviews/resolver-types.generated.ts'
import type { PaymentResolvers } from '../../modules/payment/resolver-types.generated.ts'
import type { CheckoutResolvers } from '../../modules/checkout/resolver-types.generated.ts'
import type { PlaceOrderOutputMapper } from '../../modules/checkout/mappers.ts'
import type { ReturnsResolvers } from '../../modules/returns/resolver-types.generated.ts'
import type { RequestReturnOutputMapper, ReturnItemMapper, ReturnMapper, ReturnShippingMapper } from '../../modules/returns/mappers.ts'

export interface ModuleResolvers {
  readonly "site": SiteResolvers
  readonly "notifications": NotificationsResolvers
  readonly "catalogue": CatalogueResolvers
  readonly "stores": StoresResolvers
  readonly "search": SearchResolvers
  readonly "content": ContentResolvers
  readonly "customer": CustomerResolvers
  readonly "compare": CompareResolvers
  readonly "promotions": PromotionsResolvers
  readonly "cart": CartResolvers
  readonly "wishlist": WishlistResolvers
  readonly "gift-cards": GiftCardsResolvers
  readonly "loyalty": LoyaltyResolvers
  readonly "fulfilment": FulfilmentResolvers
  readonly "orders": OrdersResolvers
  readonly "documents": DocumentsResolvers
  readonly "reviews": ReviewsResolvers
  readonly "payment": PaymentResolvers
  readonly "checkout": CheckoutResolvers
  readonly "returns": ReturnsResolvers
}

declare module '../../platform/contract/resolver-types.generated.ts' {
  interface Models {
    readonly StoreConfig: StoreConfigMapper
    readonly RoutableUrl: RoutableUrlMapper
    readonly CatalogAttributeMetadata: CatalogAttributeMetadataMapper
    readonly ReturnItemAttributeMetadata: ReturnItemAttributeMetadataMapper
    readonly Brand: BrandMapper
    readonly CategoryTree: CategoryTreeMapper
    readonly ProductImage: ProductImageMapper
    readonly SimpleProduct: SimpleProductMapper
    readonly ConfigurableProduct: ConfigurableProductMapper
    readonly Products: ProductsMapper
    readonly ProductStock: ProductStockMapper
    readonly ProductAdditionalData: ProductAdditionalDataMapper
    readonly AttributeValue: AttributeValueMapper
    readonly AttributeOptionMetadata: AttributeOptionMetadataMapper
    readonly ColorSwatchData: ColorSwatchDataMapper
    readonly AttributeSelectedOption: AttributeSelectedOptionMapper
    readonly AttributeSelectedOptions: AttributeSelectedOptionsMapper
    readonly ProductVideo: ProductVideoMapper
    readonly TextSwatchData: TextSwatchDataMapper
    readonly ImageSwatchData: ImageSwatchDataMapper
    readonly AttributeMetadata: AttributeMetadataMapper
    readonly VirtualProduct: VirtualProductMapper
    readonly BundleProduct: BundleProductMapper
    readonly DownloadableProduct: DownloadableProductMapper
    readonly GroupedProduct: GroupedProductMapper
    readonly CustomizableAreaOption: CustomizableAreaOptionMapper
    readonly CustomizableDateOption: CustomizableDateOptionMapper
    readonly CustomizableFileOption: CustomizableFileOptionMapper
    readonly CustomizableCheckboxOption: CustomizableCheckboxOptionMapper
    readonly CustomizableDropDownOption: CustomizableDropDownOptionMapper
    readonly CustomizableMultipleOption: CustomizableMultipleOptionMapper
    readonly CustomizableRadioOption: CustomizableRadioOptionMapper
    readonly GeoPoint: GeoPointMapper
    readonly ServiceDesk: ServiceDeskMapper
    readonly Store: StoreMapper
    readonly FredhopperData: FredhopperDataMapper
    readonly CmsPage: CmsPageMapper
    readonly CmsBlock: CmsBlockMapper
    readonly CustomerAttributeMetadata: CustomerAttributeMetadataMapper
    readonly Customer: CustomerMapper
    readonly CompareList: CompareListMapper
    readonly ComparableItem: ComparableItemMapper
    readonly ConfigurableCartItem: ConfigurableCartItemMapper
    readonly SelectedConfigurableOption: SelectedConfigurableOptionMapper
    readonly SimpleCartItem: SimpleCartItemMapper
    readonly CartUserInputError: CartUserInputErrorMapper
    readonly Cart: CartMapper
    readonly VirtualCartItem: VirtualCartItemMapper
    readonly BundleCartItem: BundleCartItemMapper
    readonly DownloadableCartItem: DownloadableCartItemMapper
    readonly ConfigurableWishlistItem: ConfigurableWishlistItemMapper
    readonly Wishlist: WishlistMapper
    readonly SimpleWishlistItem: SimpleWishlistItemMapper
    readonly VirtualWishlistItem: VirtualWishlistItemMapper
    readonly BundleWishlistItem: BundleWishlistItemMapper
    readonly DownloadableWishlistItem: DownloadableWishlistItemMapper
    readonly GroupedProductWishlistItem: GroupedProductWishlistItemMapper
    readonly WishlistItem: WishlistItemMapper
    readonly GiftCardCartItem: GiftCardCartItemMapper
    readonly CustomizableFieldOption: CustomizableFieldOptionMapper
    readonly GiftCardProduct: GiftCardProductMapper
    readonly LoyaltyCustomer: LoyaltyCustomerMapper
    readonly BillingCartAddress: BillingCartAddressMapper
    readonly ShippingCartAddress: ShippingCartAddressMapper
    readonly CustomerOrder: CustomerOrderMapper
    readonly ShipmentItem: ShipmentItemMapper
    readonly OrderItem: OrderItemMapper
    readonly ConfigurableOrderItem: ConfigurableOrderItemMapper
    readonly GiftCardOrderItem: GiftCardOrderItemMapper
    readonly CreditMemoItem: CreditMemoItemMapper
    readonly InvoiceItem: InvoiceItemMapper
    readonly BundleOrderItem: BundleOrderItemMapper
    readonly DownloadableOrderItem: DownloadableOrderItemMapper
    readonly BundleInvoiceItem: BundleInvoiceItemMapper
    readonly BundleShipmentItem: BundleShipmentItemMapper
    readonly BundleCreditMemoItem: BundleCreditMemoItemMapper
    readonly DownloadableInvoiceItem: DownloadableInvoiceItemMapper
    readonly DownloadableCreditMemoItem: DownloadableCreditMemoItemMapper
    readonly PlaceOrderOutput: PlaceOrderOutputMapper
    readonly RequestReturnOutput: RequestReturnOutputMapper
    readonly ReturnItem: ReturnItemMapper
    readonly Return: ReturnMapper
    readonly ReturnShipping: ReturnShippingMapper
  }
}
