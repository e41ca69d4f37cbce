import { layer, lineRules, pattern } from './rules.ts'

const APP = 'apps/storefront/app'
const SERVER = 'apps/storefront/server'

/** Each may import only from those before it. */
const APP_LINE = [
  'contract.generated.ts',
  'session',
  'graphql',
  'middleware',
  'theme',
  'ui',
  'forms',
  'islands',
  'features',
  'routes',
  'routes.ts',
  'root.tsx',
  'entry.client.tsx',
  'entry.server.tsx',
] as const

/** Each feature may import only those before it. */
const FEATURE_LINE = [
  'flash',
  'express',
  'address',
  'content',
  'gift-card',
  'cart',
  'fulfilment',
  'reviews',
  'product',
  'product-card',
  'blog',
  'gallery',
  'fit',
  'find-in-store',
  'stock-alert',
  'quick-sizes',
  'buy-box',
  'recommendations',
  'product-page',
  'account',
  'loyalty',
  'sign-in',
  'newsletter',
  'profile',
  'privacy',
  'address-book',
  'orders',
  'saved-cards',
  'wishlist',
  'compare',
  'checkout',
  'returns',
  'home',
  'facets',
  'listing',
  'store-finder',
  'category',
  'search',
  'chrome',
] as const

/** Each may import only from those before it. */
const SERVER_LINE = [
  'config.ts',
  'log.ts',
  'search-counts.graphql',
  'search-counts.generated.ts',
  'search-counts.ts',
  'http',
  'agents',
  'events',
  'assets',
  'pictures',
  'render',
  'page-cache',
  'pages',
  'outage',
  'serve',
  'handle-request.ts',
  'main.ts',
] as const

/** What the server may import of the app, with which it shares no module instances. */
const SERVER_IMPORTS = ['contract.generated.ts', 'session', 'graphql', 'middleware', 'ui'] as const

/** By the folder whose whole content has to be in the line. */
export const STOREFRONT_LINES: Readonly<Record<string, readonly string[]>> = {
  [APP]: APP_LINE,
  [`${APP}/features`]: FEATURE_LINE,
  [SERVER]: SERVER_LINE,
}

export const storefrontRules = [
  ...Object.entries(STOREFRONT_LINES).flatMap(([parent, line]) => lineRules(parent, parent, line)),
  layer('app-never-imports-server', `^${APP}/`, `^${SERVER}/`),
  layer('server-imports-little-of-app', `^${SERVER}/`, {
    path: `^${APP}/`,
    pathNot: [`^${APP}/(${SERVER_IMPORTS.map(pattern).join('|')})`],
  }),
  layer('only-features-and-routes-query', `^${APP}/(ui|islands)/`, `^${APP}/(graphql|middleware)/`),
]
