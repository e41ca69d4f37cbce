import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { splitSheets } from './server/assets/split-sheets.ts'

/** Two files for every page: the framework, and the shell. */
const chunkGroups = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@remix-run)[\\/]/ },
  {
    name: 'pieces',
    test: /app[\\/](?:ui[\\/](?:button|field-error|icon|media|notice|picture|hooks[\\/]while-same)|features[\\/]product[\\/](?:messages|size-scale))/,
  },
  { name: 'combobox', test: /app[\\/]ui[\\/]combobox[\\/]combobox/ },
  {
    name: 'shell',
    test: /app[\\/](?:root|routes[\\/](?:layout|by-url-key)\.|features[\\/](?:reviews[\\/]reviews-island|express[\\/]express-place)|session(?![\\/](?:sign-in-path|site[\\/](?:local-time|payment-methods)|browser[\\/](?:end-session|expiring-storage|find-in-store|my-sizes|store-place)))|theme|features[\\/]chrome[\\/](?!wordmark|slim|cart-drawer|intent|load-personal|error-pages[\\/](?!failed)|notifications[\\/]notification\.tsx)|islands[\\/](?:cards[\\/]card-picture|lost-focus|mount|opened-page|panels|presence|search[\\/]search-start|shell|stay-on-page)|ui[\\/](?:preloadable|server-island))/,
  },
  // All pages load the list of chunks, so small modules of forms and account share one each.
  {
    name: 'cart',
    test: /app[\\/]features[\\/](?:cart|gift-card|wishlist)[\\/](?!wishlist-page|tile\.|share-panel|undo-bar)/,
  },
  { name: 'forms', test: /app[\\/]ui[\\/](?:field\.|error-summary)/ },
  {
    name: 'account',
    test: /app[\\/](?:forms|routes[\\/]private-meta|features[\\/](?:account|address|flash|sign-in|newsletter|profile|privacy|address-book|orders|saved-cards)[\\/])/,
  },
  { name: 'cart', test: /app[\\/]features[\\/]cart[\\/](?:codes|lines|summary|cart-icon|items-text)/ },
  { name: 'gift-card', test: /app[\\/]features[\\/]gift-card[\\/](?!gift-card-page|details|form|balance)/ },
  {
    name: 'finder',
    test: /app[\\/](?:features[\\/]find-in-store[\\/](?:delivered|find-|found-|messages|none-found|place-part|post-choice|shoe-summary|stock-labels|use-finder)|session[\\/]browser[\\/](?:expiring-storage|store-place)|ui[\\/]locate)/,
  },
]

/** No browser code imports the styles of server-only components. */
const everyStyle: Plugin = {
  name: 'every-style',
  enforce: 'post',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: `${code}\nglobalThis.css`, map: null, moduleSideEffects: true }),
  },
}

/** Drops the statements that keep the modules of styles in the graph. */
const leanStyles: Plugin = {
  name: 'lean-styles',
  apply: 'build',
  renderChunk: (code) => ({ code: code.replace(/^globalThis\.css;$/gm, ''), map: null }),
}

/** Strips unused features and development messages. */
const leanRouter: Plugin = {
  name: 'lean-router',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.js$/ },
    handler: (code) =>
      code
        .replace(/\b(?:init|opts\??)\.instrumentations\b/g, 'undefined')
        .replace(/[\w.]*\.future\??\.unstable_customRouteDiscovery/g, 'false')
        .replace(
          /^(.*\b(?:UNSAFE_)?(?:invariant|warning|warnOnce)\(.*), (?:"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)\);$/gm,
          '$1);',
        )
        .replace(/(throw new Error\("The route at ").*\);$/gm, '$1 + _match.route.path);')
        .replace(/(__html: )`\s*console\.log\([^`]*`/, '$1``')
        .replace(/\bfuture\.unstable_routePatternMatching/g, 'false')
        .replace(/^\s*\w+\.displayName = .*$/gm, '')
        .replace(/= (\w+\$?\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\s*router\.createRoutesForHMR = .*$/gm, '')
        .replace(/^.*return nonSsrStrategy\(.*$/gm, '')
        .replace(/window\.__reactRouterHdrActive/g, 'false')
        .replace(/(?:ssrInfo|window\.__reactRouterContext)\.context\.isSpaMode/g, 'false')
        .replace(/ssrInfo\.context\.unstable_apiOnly === true/g, 'false')
        .replace(/(?<!function )isFogOfWarEnabled\([\w., ]*\)/g, 'false'),
  },
}

/** Makes the JSX runtime an ES module: a CommonJS one costs bytes at every call. */
const leanJsx: Plugin = {
  name: 'lean-jsx',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /node_modules\/react\/(?:jsx-runtime|cjs\/react-jsx-runtime\.production)\.js$/ },
    handler: (code, id) =>
      id.endsWith('/jsx-runtime.js')
        ? "export * from './cjs/react-jsx-runtime.production.js'"
        : code.replace(/^exports\.(\w+) = (\w+);$/gm, 'export { $2 as $1 };'),
  },
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), everyStyle, leanStyles, leanRouter, leanJsx, splitSheets],
  // Class names are sent in page, style sheet and scripts.
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      ...(command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {}),
    },
  },
  build: { assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false }, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            ...(command === 'build'
              ? {
                  chunkFileNames: 'assets/[name]-[hash:7].js',
                  entryFileNames: 'assets/[name]-[hash:7].js',
                  // All pages load the list of chunks; an alphabet of 16 characters compresses better.
                  hashCharacters: 'hex' as const,
                }
              : {}),
          },
        },
      },
    },
  },
}))
