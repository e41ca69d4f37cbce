import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every shop page needs, in two files: the framework, and the shell with its small parts. */
const chunkGroups = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@remix-run)[\\/]/ },
  {
    name: 'shell',
    test: /app[\\/](?:root|routes[\\/]layout\.|session|theme|features[\\/]chrome[\\/](?!wordmark|opening-soon|slim)|ui[\\/](?:button|dialog|icon|media|picture)|features[\\/]product[\\/](?:card|product-list|price|swatches|tags|tint|shoe-picture))|packages[\\/]kit[\\/]src[\\/]money/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Short class names: they are sent in the page, the style sheet and the scripts.
  css: { modules: { localsConvention: 'camelCaseOnly', ...(command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {}) } },
  build: { assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false }, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
}))
