import { existsSync } from 'node:fs'
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

const here = import.meta.dirname
const isThere = (entry: RouteConfigEntry) => existsSync(`${here}/${entry.file}`)
const contentPages = [
  'delivery',
  'faq',
  'contact',
  'terms',
  'privacy-policy',
  'privacy',
  'returns',
  'size-guide',
  'shoe-sizes',
  'kids-shoe-size-chart',
  'payments-promotions',
  'product-information',
]
const soon = (path: string) => route(path, './routes/opening-soon.tsx', { id: `soon:${path}` })

export default [
  layout('./routes/layout.tsx', [
    ...[
      index('./routes/home.tsx'),
      route('search', './routes/search.tsx'),
      route('cart', './routes/cart.tsx'),
      route('cart/add', './routes/bag-add.tsx'),
      route('all-brands', './routes/all-brands.tsx'),
      ...contentPages.map((page) => route(page, './routes/content-page.tsx', { id: `content:${page}` })),
      route('*', './routes/by-url-key.tsx'),
    ].filter(isThere),
    soon('wishlist'),
    soon('store-locator'),
    ...prefix(
      'customer',
      ['account', 'account/login', 'account/create', 'orders'].map((path) =>
        route(path, './routes/opening-soon.tsx', { id: `soon:customer/${path}` }),
      ),
    ),
  ]),
  layout(
    './routes/checkout-layout.tsx',
    [route('checkout', './routes/checkout.tsx'), route('checkout/success', './routes/checkout-success.tsx')].filter(isThere),
  ),
  ...[
    route('checkout/return', './routes/checkout-return.tsx'),
    route('api/bag', './routes/api.bag.tsx'),
    route('api/stock', './routes/api.stock.tsx'),
    route('api/me', './routes/api.me.ts'),
  ].filter(isThere),
] satisfies RouteConfig
