import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every shop page needs, in two files: the framework, and the shell with its small parts. */
const chunkGroups = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@remix-run)[\\/]/ },
  {
    name: 'shell',
    test: /app[\\/](?:session|theme|features[\\/]chrome[\\/](?!wordmark|opening-soon|slim)|ui[\\/](?:button|dialog|icon|media|picture))|packages[\\/]kit[\\/]src[\\/]money/,
  },
]

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false }, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
})
