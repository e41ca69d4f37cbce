import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

/** Modules of the commerce server in their line: each may import only from those before it. @source style §4 */
const LINE = [
  'site',
  'notifications',
  'catalogue',
  'search',
  'content',
  'customer',
  'cart',
  'wishlist',
  'gift-cards',
  'loyalty',
  'fulfilment',
  'orders',
  'reviews',
  'payment',
  'checkout',
  'returns',
]
const COMMERCE = '^apps/commerce/src'
/** Tests and what they are set up with may reach across. */
const TESTS = '(\\.test\\.ts|/(test|sample)-shop\\.ts)$'
/** Fewer files than this means that the checker did not see the tree. */
const LEAST_FILES = 100

const moduleRules = LINE.map((name, at) => ({
  name: `module-line-${name}`,
  severity: 'error' as const,
  from: { path: `${COMMERCE}/modules/${name}/`, pathNot: TESTS },
  to: { path: `${COMMERCE}/modules/(${LINE.slice(at + 1).join('|') || '-'})/` },
}))

const doorRule = {
  name: 'only-through-the-door',
  severity: 'error' as const,
  from: { path: `${COMMERCE}/modules/([^/]+)/`, pathNot: TESTS },
  to: { path: `${COMMERCE}/modules/[^/]+/`, pathNot: [`${COMMERCE}/modules/$1/`, '/(index|tables)\\.ts$'] },
}

const layer = (name: string, from: string, to: string) => ({
  name,
  severity: 'error' as const,
  from: { path: from, pathNot: TESTS },
  to: { path: to },
})
const APP = '^apps/storefront/app'

const forbidden = [
  ...moduleRules,
  doorRule,
  { name: 'no-cycles', severity: 'error' as const, from: {}, to: { circular: true } },
  layer('modules-never-see-adapters', `${COMMERCE}/modules/`, `${COMMERCE}/(adapters|jobs|graphql/server|main)`),
  layer('storefront-never-imports-commerce', '^apps/storefront/', '^apps/(commerce|sandbox)/'),
  layer('commerce-never-imports-storefront', '^apps/commerce/', '^apps/(storefront|sandbox)/'),
  layer('sandbox-stands-alone', '^apps/sandbox/', '^apps/(storefront|commerce)/'),
  layer('packages-import-no-app', '^packages/', '^apps/'),
  layer('ui-below-features', `${APP}/ui/`, `${APP}/(features|routes|graphql)/`),
  layer('session-below-features', `${APP}/session/`, `${APP}/(features|routes)/`),
  layer('graphql-below-features', `${APP}/graphql/`, `${APP}/(features|routes)/`),
  layer('features-below-routes', `${APP}/features/`, `${APP}/routes/`),
]

const root = join(import.meta.dirname, '..')
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
for (const { rule, from, to } of violations) process.stdout.write(`${rule.name}: ${from} → ${to}\n`)
process.stdout.write(`${totalCruised} files, ${violations.length} imports in the wrong direction\n`)
if (totalCruised < LEAST_FILES) process.stdout.write(`Only ${totalCruised} files were read: the checker does not see the tree.\n`)
process.exit(violations.length > 0 || totalCruised < LEAST_FILES ? 1 : 0)
