import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Addresses of capabilities that are not open yet: a page that says what can be done now. */
const soonPages = ['wishlist', 'store-locator', 'customer/*', 'return/*']

export default [
  layout('./routes/layout.tsx', [
    index('./routes/home.tsx'),
    route('search', './routes/search.tsx'),
    route('cart', './routes/cart.tsx'),
    route('cart/add', './routes/bag-add.tsx'),
    route('all-brands', './routes/all-brands.tsx'),
    ...soonPages.map((page) => route(page, './routes/opening-soon.tsx', { id: `soon:${page}` })),
    route('*', './routes/by-url-key.tsx'),
  ]),
  layout('./routes/checkout-layout.tsx', [
    route('checkout', './routes/checkout.tsx'),
    route('checkout/success', './routes/checkout-success.tsx'),
  ]),
  route('checkout/return', './routes/checkout-return.tsx'),
  route('api/me', './routes/api.me.ts'),
  route('api/bag', './routes/api.bag.tsx'),
  route('api/stock', './routes/api.stock.tsx'),
] satisfies RouteConfig
