import { type Brand, shopUrlOf, sizeScales } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import { toDecimal, toMoney } from '@welt/kit/money'
import { type CountryData, countries } from '@welt/rules/countries'
import type { Config } from '#src/platform/config'
import type { Country } from '#src/platform/contract/contract.generated'
import type { SiteSettings } from './settings/settings.ts'

export function countryModel(country: CountryData): Country {
  return {
    id: country.id,
    two_letter_abbreviation: country.id,
    three_letter_abbreviation: country.threeLetterCode,
    full_name_english: country.name,
    full_name_locale: country.name,
    available_regions: country.regions ?? null,
  }
}

/** Countries the site delivers to, its own first. [R3.115, A06] */
export function countriesOf(brand: Brand): CountryData[] {
  return brand.shipsTo.flatMap((id) => countries.filter((country) => country.id === id))
}

function addressesOf(brand: Brand, config: Config) {
  const base = `${shopUrlOf(brand, config.publicUrl)}/`
  return {
    base_url: base,
    secure_base_url: base,
    base_link_url: base,
    secure_base_link_url: base,
    base_media_url: `${base}media/`,
    secure_base_media_url: `${base}media/`,
    base_static_url: `${base}assets/`,
    secure_base_static_url: `${base}assets/`,
    header_logo_src: `${base}brand/${brand.id}.svg`,
    head_shortcut_icon: `${base}favicon.svg`,
  }
}

function identityOf(brand: Brand) {
  return {
    id: brand.websiteId,
    code: brand.storeCode,
    store_code: brand.storeCode,
    store_name: brand.name,
    store_group_code: brand.id,
    store_group_name: brand.name,
    store_sort_order: 0,
    is_default_store: true,
    is_default_store_group: true,
    website_id: brand.websiteId,
    website_code: brand.id,
    website_name: brand.name,
    locale: brand.locale,
    timezone: brand.timeZone,
    base_currency_code: brand.currency,
    default_display_currency_code: brand.currency,
    default_country: brand.country,
  }
}

function presentationOf(brand: Brand) {
  return {
    default_title: `${brand.name} | ${brand.tagline}`,
    title_prefix: null,
    title_suffix: ` | ${brand.name}`,
    title_separator: ' | ',
    default_keywords: null,
    default_description: `${brand.name}: ${brand.tagline} ${brand.announcement}`,
    logo_alt: brand.name,
    logo_width: 160,
    logo_height: 40,
    copyright: `© ${brand.name}`,
    welcome: brand.tagline,
    weight_unit: 'kgs',
    // neither the home page nor the not-found page is a CMS page
    cms_home_page: null,
    cms_no_route: null,
    show_cms_breadcrumbs: 1,
    root_category_uid: null,
    category_url_suffix: '',
    catalog_default_sort_by: 'fh_default',
    grid_per_page: 20,
    grid_per_page_values: '20,40,60',
    list_mode: 'grid',
    list_per_page: 20,
    list_per_page_values: '20,40,60',
    configurable_thumbnail_source: 'parent',
    autocomplete_on_storefront: true,
    front: null,
    no_route: null,
    cms_no_cookies: null,
    category_fixed_product_tax_display_setting: 'FPT_DISABLED',
    product_fixed_product_tax_display_setting: 'FPT_DISABLED',
    sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
  } as const
}

function accountsOf(settings: SiteSettings) {
  return {
    minimum_password_length: '8',
    required_character_classes_number: '1',
    create_account_confirmation: false,
    customer_access_token_lifetime: settings.tokenLifetimeHours,
    magento_wishlist_general_is_enabled: '1',
    enable_multiple_wishlists: '0',
    maximum_number_of_wishlists: '1',
    newsletter_enabled: settings.featureFlags.newsLetter,
    contact_enabled: true,
    allow_order: '0',
    allow_gift_receipt: '0',
    allow_printed_card: '0',
    check_money_order_make_check_payable_to: null,
    check_money_order_send_check_to: null,
    allow_guests_to_write_product_reviews: settings.featureFlags.bazaarVoice ? '1' : '0',
    product_reviews_enabled: settings.featureFlags.bazaarVoice ? '1' : '0',
  }
}

function tradingOf(brand: Brand, settings: SiteSettings) {
  return {
    product_url_suffix: settings.productUrlSuffix,
    returns_enabled: settings.areReturnsEnabled ? 'enabled' : 'disabled',
    order_cancellation_enabled: settings.isOrderCancellationEnabled,
    order_cancellation_reasons: settings.orderCancellationReasons.map((description) => ({ description })),
    feature_flags: settings.featureFlags,
    paid_return_label_enabled: settings.isPaidReturnLabelEnabled,
    paid_return_label_cost: settings.isPaidReturnLabelEnabled
      ? toMoney(settings.paidReturnLabelCents, brand.currency)
      : null,
    has_return_label: settings.returnsAddress.length > 0,
    return_window_days: settings.returnWindowDays,
    click_and_collect_enabled: settings.isClickAndCollectEnabled,
    featured_brands: settings.featuredBrands,
    excluded_brands: settings.excludedBrands,
    gift_cards_enabled: settings.areGiftCardsEnabled,
    loyalty_enabled: settings.isLoyaltyEnabled,
    express_cart_enabled: settings.isExpressCartEnabled,
    express_product_page_enabled: settings.isExpressProductPageEnabled,
    instalment_methods: settings.instalmentMethods,
    express_methods: settings.expressMethods.map(({ type, merchantId, merchantName }) => ({
      type,
      merchant_id: merchantId,
      merchant_name: merchantName,
    })),
    default_shipping_method_code: brand.defaultShippingMethod,
    shipping_thresholds: settings.shippingThresholds.map((threshold) => ({
      code: threshold.code,
      country_code: threshold.country,
      threshold: toDecimal(threshold.thresholdCents),
      free_shipping_requires_login: threshold.requiresLogin,
    })),
    countries: countriesOf(brand).map(countryModel),
    ships_to_countries: brand.shipsTo,
    size_scale_mappings: sizeScales.map((scale) => ({ ...scale, is_heading_hidden: scale.isHeadingHidden })),
  }
}

/** [R7.125, R3.103] */
export function storeConfigModel(
  brand: Brand,
  settings: SiteSettings,
  config: Config,
  rootCategoryId: number | undefined,
) {
  return {
    ...identityOf(brand),
    ...addressesOf(brand, config),
    ...presentationOf(brand),
    ...accountsOf(settings),
    ...tradingOf(brand, settings),
    root_category_uid: rootCategoryId === undefined ? null : encodeUid(rootCategoryId),
    root_category_id: rootCategoryId ?? null,
  }
}

export type StoreConfigModel = ReturnType<typeof storeConfigModel>
