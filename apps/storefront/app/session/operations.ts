/** A cart for a shopper whose own is gone. */
export const CREATE_EMPTY_CART = 'mutation createEmptyCart { createEmptyCart }'

export const REFRESH_TOKEN = 'mutation refreshCustomerToken { refreshCustomerToken { token } }'

/** What operators may change of the site. Cacheable, tag `store`. [R7.125] */
export const SITE_SETTINGS = `query siteSettings {
  storeConfig {
    feature_flags { bazaarVoice loyaltyIcon newsLetter parcelPoint blog brandedHeader giftCard checkoutDeliveryBlock }
    shipping_thresholds { code country_code threshold free_shipping_requires_login }
    default_shipping_method_code product_url_suffix category_url_suffix customer_access_token_lifetime click_and_collect_enabled
    returns_enabled return_window_days paid_return_label_cost { value }
    countries { id full_name_locale available_regions { code name } } ships_to_countries instalment_methods
    size_scale_mappings { code heading is_heading_hidden sizes { size au eu uk us } }
  }
}`
