import { globSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { MODULE_LINE } from '../../apps/commerce/src/graphql/schema/module-line.ts'
import { layer, lineRules, strangersIn } from './imports/rules.ts'
import { STOREFRONT_LINES, storefrontRules } from './imports/storefront.ts'

const SRC = 'apps/commerce/src'
const COMMERCE = `^${SRC}`
const TESTS = '(\\.test\\.ts$|/testing/)'

/** Each top folder of commerce may import only from those before it. [decision 79] */
const COMMERCE_LINE = [
  'platform',
  'queue',
  'order-lifecycle',
  'change-log',
  'modules',
  'adapters',
  'feeds',
  'webhooks',
  'jobs',
  'commands',
  'seed',
  'graphql',
  'composition',
  'testing',
] as const

const indexRule = {
  name: 'only-through-the-index',
  severity: 'error' as const,
  from: { path: `${COMMERCE}/modules/([^/]+)/`, pathNot: TESTS },
  to: { path: `${COMMERCE}/modules/[^/]+/`, pathNot: [`${COMMERCE}/modules/$1/`, '/(index|tables)\\.ts$'] },
}

const forbidden = [
  ...lineRules('commerce-line', SRC, COMMERCE_LINE),
  ...lineRules('module-line', `${SRC}/modules`, MODULE_LINE),
  indexRule,
  ...storefrontRules,
  { name: 'no-cycles', severity: 'error' as const, from: {}, to: { circular: true } },
  layer('migrations-stand-alone', '^apps/commerce/migrations/', `${COMMERCE}/`),
  layer('only-tests-import-testing', `${COMMERCE}/`, '/testing/'),
  layer('storefront-never-imports-commerce', '^apps/storefront/', '^apps/(commerce|sandbox)/'),
  layer('commerce-never-imports-storefront', '^apps/commerce/', '^apps/(storefront|sandbox)/'),
  layer('sandbox-stands-alone', '^apps/sandbox/', '^apps/(storefront|commerce)/'),
  layer('packages-import-no-app', '^packages/', '^apps/'),
  layer('rules-import-only-kit', '^packages/rules/', '^packages/(?!rules/|kit/)'),
  layer('kit-below-rules', '^packages/(?!rules/)', '^packages/rules/'),
]

const root = join(import.meta.dirname, '../..')
process.chdir(root)
const { output } = await cruise(['apps', 'packages'], {
  ruleSet: { forbidden },
  validate: true,
  outputType: 'json',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(/build/|\\.react-router/|/media/|node_modules)' },
  enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
})
const result = (typeof output === 'string' ? JSON.parse(output) : output) as ICruiseResult
const { totalCruised, violations } = result.summary
const problems = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)

for (const name of strangersIn('apps/commerce/src', COMMERCE_LINE))
  problems.push(`The folder apps/commerce/src/${name} has no place in COMMERCE_LINE of scripts/checks/imports.ts.`)
for (const name of strangersIn('apps/commerce/src/modules', MODULE_LINE))
  problems.push(`The module ${name} has no place in apps/commerce/src/graphql/schema/module-line.ts.`)
for (const [folder, line] of Object.entries(STOREFRONT_LINES))
  for (const name of strangersIn(folder, line))
    problems.push(`${folder}/${name} has no place in scripts/checks/imports/storefront.ts.`)

// Guards against a checker that silently reads no files.
const seen = new Set(result.modules.map(({ source }) => source))
const unseen = globSync(['apps/*/{src,app,server,migrations}/**/*.{ts,tsx}', 'packages/*/src/**/*.ts']).filter(
  (file) => !seen.has(file),
)
if (unseen.length > 0) problems.push(`${unseen.length} files were not read, such as ${unseen[0]}.`)

process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.stdout.write(`${totalCruised} files, ${violations.length} imports in the wrong direction\n`)
process.exit(problems.length > 0 ? 1 : 0)
