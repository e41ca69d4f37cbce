/** Fixed routes whose own page opens for everyone. */
export const PUBLIC = [
  ...['', 'search', 'all-brands', 'brands', 'store-locator', 'promotions', 'payments-promotions', 'help-hub', 'faq'],
  ...['delivery', 'returns', 'terms', 'privacy-policy', 'privacy', 'contact', 'size-guide', 'shoe-sizes'],
  ...['kids-shoe-size-chart', 'product-information', 'click-and-collect', 'affiliates', 'affiliate-terms'],
  'accessibility',
]

/** Private routes; some redirect to the start of their flow. */
export const PRIVATE = [
  ...['cart', 'checkout', 'checkout/success', 'wishlist', 'customer/account', 'customer/account/login'],
  ...['customer/account/create', 'customer/account/forgotpassword', 'customer/account/createPassword'],
  ...['customer/rewards', 'customer/orders', 'customer/details', 'customer/address', 'customer/payments'],
  ...['customer/preferences', 'customer/returns', 'return/guest', 'return/create', 'return/view', 'customer_manager'],
]
