import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Addresses of capabilities that are not open yet: a page that says what can be done now. */
const soonPages = ['store-locator', 'customer/rewards', 'return/*']

export default [
  layout('./routes/layout.tsx', [
    index('./routes/home.tsx'),
    route('search', './routes/search.tsx'),
    route('cart', './routes/cart/index.tsx'),
    route('gift-card.html', './routes/gift-card/index.tsx'),
    route('gift-card/balance', './routes/gift-card/balance.tsx'),
    route('cart/gift-card', './routes/cart/gift-card.tsx'),
    route('cart/add', './routes/cart/add.tsx'),
    route('cart/restore', './routes/cart/restore.ts'),
    route('all-brands', './routes/all-brands.tsx'),
    route('subscribe', './routes/subscribe.tsx'),
    route('wishlist', './routes/wishlist/index.tsx'),
    route('wishlist/add', './routes/wishlist/add.tsx'),
    route('customer_manager', './routes/customer_manager.tsx'),
    ...prefix('customer', [
      route('account/login', './routes/customer/account/login.tsx'),
      route('account/create', './routes/customer/account/create.tsx'),
      route('account/forgotpassword', './routes/customer/account/forgotpassword.tsx'),
      route('account/createPassword', './routes/customer/account/create-password.tsx', { caseSensitive: true }),
      route('account/logout', './routes/customer/account/logout.tsx'),
      route('export', './routes/customer/export.ts'),
      layout('./routes/customer/layout.tsx', [
        route('account', './routes/customer/account/index.tsx'),
        route('account/confirm', './routes/customer/account/confirm.tsx'),
        route('orders', './routes/customer/orders.tsx'),
        route('returns', './routes/customer/returns.tsx'),
        route('details', './routes/customer/details.tsx'),
        route('address', './routes/customer/address.tsx'),
        route('payments', './routes/customer/payments.tsx'),
        route('preferences', './routes/customer/preferences.tsx'),
        route('security', './routes/customer/security.tsx'),
      ]),
    ]),
    ...soonPages.map((page) => route(page, './routes/opening-soon.tsx', { id: `soon:${page}` })),
    route('stock-alert', './routes/stock-alert.tsx'),
    route(':urlKey/reviews', './routes/product-reviews.tsx'),
    route(':urlKey/reviews/write', './routes/write-review.tsx'),
    route('*', './routes/by-url-key.tsx'),
  ]),
  layout('./routes/checkout/layout.tsx', [
    route('checkout', './routes/checkout/index.tsx'),
    route('checkout/success', './routes/checkout/success.tsx'),
    route('checkout/return', './routes/checkout/return.tsx'),
  ]),
  route('api/me', './routes/api/me.ts'),
  route('api/localities', './routes/api/localities.ts'),
  route('api/bag', './routes/api/bag.ts'),
  route('api/stock', './routes/api/stock.ts'),
  route('api/recent', './routes/api/recent.ts'),
  route('api/reviews', './routes/api/reviews.tsx'),
  route('api/size-guide', './routes/api/size-guide.ts'),
  route('api/suggestions', './routes/api/suggestions.ts'),
] satisfies RouteConfig
