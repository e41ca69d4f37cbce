import { SITE_IDS } from '@welt/brands'
import { stringify } from 'yaml'
import { IMAGES, VERSION } from '../../topology/images.ts'
import { SERVING } from '../../topology/parts.ts'
import { SETTINGS } from '../../topology/settings.ts'
import { header } from '../header.ts'

export interface ChartValue {
  readonly standard: string | number | boolean | readonly unknown[] | Readonly<Record<string, unknown>>
  readonly what: string
  /** JSON schema beside the type. */
  readonly schema?: Readonly<Record<string, unknown>>
}

/** The sandbox has no place in a cluster. */
const PLAIN = SETTINGS.filter(
  ({ name, origin, isSecret }) => origin === 'operator' && !isSecret && !name.includes('SANDBOX'),
)

const NAME = { pattern: '^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$' }
const HOST = '^[a-z0-9]([a-z0-9-]*[a-z0-9])?([.][a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'
const SIZE = { pattern: '^[1-9][0-9]*(Mi|Gi|Ti)$' }
const RANGES = { pattern: '^[0-9a-fA-F:./]+(,[0-9a-fA-F:./]+)*$' }
const COUNT = { minimum: 1, maximum: 1000 }

type Scaled = 'storefront' | 'commerce' | 'worker'

const least = (part: Scaled): ChartValue => ({
  standard: SERVING[part].scaling.least,
  what: 'instances at rest',
  schema: { minimum: 2, maximum: 1000 },
})
const most = (part: Scaled): ChartValue => ({
  standard: SERVING[part].scaling.most,
  what: 'instances under load',
  schema: COUNT,
})

/** What an operator decides, by its path in values.yaml. */
export const VALUES = {
  'images.repository': {
    standard: 'registry.example/welt',
    what: 'where the images storefront and commerce are',
    schema: { pattern: '^[a-z0-9./:_-]+$' },
  },
  'images.tag': { standard: VERSION, what: 'their version', schema: { pattern: '^[A-Za-z0-9_][A-Za-z0-9_.-]*$' } },
  'images.pullSecrets': { standard: [], what: 'such as [{name: registry}]' },
  publicHost: {
    standard: '{site}.example',
    what: 'host of each shop; {site} is its name',
    schema: { pattern: '^[a-z0-9.-]*\\{site\\}[a-z0-9.-]*$' },
  },
  hosts: {
    standard: {},
    what: 'hosts of shops that have their own, such as {mollini: www.mollini.example}',
    schema: { propertyNames: { enum: SITE_IDS }, additionalProperties: { type: 'string', pattern: HOST } },
  },
  secretName: { standard: 'welt-settings', what: 'a Secret with the secret settings, by their names', schema: NAME },
  settings: {
    standard: {},
    what: 'other settings of docs/configuration.md, by their names',
    schema: {
      propertyNames: { enum: PLAIN.map(({ name }) => name) },
      required: PLAIN.flatMap(({ name, need }) => (need === 'never' ? [] : [name])),
      additionalProperties: { type: 'string' },
    },
  },
  proxies: {
    standard: '10.0.0.0/8',
    what: 'addresses or ranges of the ingress controller and of pods, whose X-Forwarded-For is trusted',
    schema: RANGES,
  },
  'storefront.least': least('storefront'),
  'storefront.most': most('storefront'),
  'commerce.least': least('commerce'),
  'commerce.most': most('commerce'),
  'worker.least': least('worker'),
  'worker.most': most('worker'),
  'autoscaling.byLatency': {
    standard: false,
    what: 'scale by the two metrics below too; on only where the metrics API has them for each pod',
  },
  'autoscaling.p95Metric': {
    standard: 'welt_answer_seconds_p95',
    what: '95th percentile of answers, in seconds',
    schema: { minLength: 1 },
  },
  'autoscaling.eventLoopDelayMetric': {
    standard: 'welt_event_loop_delay_seconds',
    what: 'delay of the event loop, in seconds',
    schema: { minLength: 1 },
  },
  'monitoring.namespace': {
    standard: 'monitoring',
    what: 'namespace of Prometheus and the collector, which may reach metrics and get traces',
    schema: NAME,
  },
  'ingress.className': { standard: 'nginx', what: 'class of the ingress controller', schema: NAME },
  'ingress.namespace': { standard: 'ingress-nginx', what: 'namespace of its pods', schema: NAME },
  'ingress.tlsSecret': { standard: 'welt-tls', what: 'certificate for the hosts of all shops', schema: NAME },
  'ingress.tlsPerShop': {
    standard: false,
    what: 'a certificate for each shop instead, in Secrets named tlsSecret-<site>',
  },
  'ingress.annotations': {
    standard: { 'nginx.ingress.kubernetes.io/proxy-body-size': '48m' },
    what: 'of the ingress; four photos of a fault have 42 MB',
    schema: { additionalProperties: { type: 'string' } },
  },
  'storage.ownClass': { standard: 'standard', what: 'storage class of volumes of one pod', schema: NAME },
  'storage.sharedClass': {
    standard: 'shared',
    what: 'storage class that many pods write (ReadWriteMany)',
    schema: NAME,
  },
  'seed.enabled': {
    standard: true,
    what: 'fill an empty database with the shops and their catalogue, as npm start does',
  },
  'database.image': { standard: IMAGES.postgresOfCluster, what: 'image of PostgreSQL', schema: { minLength: 1 } },
  'database.name': {
    standard: 'welt-database',
    what: 'of the Cluster of CloudNativePG; a restored one needs another',
    schema: NAME,
  },
  'database.restoreFrom': {
    standard: '',
    what: 'a new Cluster begins with the backups of the Cluster of this name; without it, empty',
    schema: { pattern: '^([a-z0-9]([-a-z0-9.]*[a-z0-9])?)?$' },
  },
  'database.restoreUntil': {
    standard: '',
    what: 'and as it was then, such as 2026-11-28 09:14:00+00; without it, with the last change',
    schema: { pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?[+-][0-9]{2})?$' },
  },
  'database.instances': {
    standard: 3,
    what: 'machines with PostgreSQL; a commit waits for one standby',
    schema: { minimum: 3, maximum: 9 },
  },
  'database.poolers': { standard: 2, what: 'PgBouncers', schema: COUNT },
  'database.storage': { standard: '50Gi', what: 'of each instance', schema: SIZE },
  'database.walStorage': { standard: '10Gi', what: 'of the write-ahead log of each instance', schema: SIZE },
  'database.operatorNamespace': { standard: 'cnpg-system', what: 'namespace of CloudNativePG', schema: NAME },
  'database.backupStore': {
    standard: 'welt-backup',
    what: 'an ObjectStore of the plugin barman-cloud, made before: bucket, keys, encryption and retention of backups',
    schema: NAME,
  },
  'database.backupSchedule': {
    standard: '0 30 15 * * *',
    what: 'with seconds first, in UTC',
    schema: { pattern: '^[0-9*/,-]+( [0-9A-Za-z*/,?-]+){5}$' },
  },
  'network.moreEgress': { standard: [], what: 'egress rules beside the ports 443, 465 and 587' },
} as const satisfies Readonly<Record<string, ChartValue>>

export type ValuePath = keyof typeof VALUES

const entries = Object.entries(VALUES) as readonly (readonly [ValuePath, ChartValue])[]

type Tree = { [name: string]: Tree | unknown }

function nested(of: (value: ChartValue, path: ValuePath) => unknown): Tree {
  const tree: Tree = {}
  for (const [path, value] of entries) {
    const [group = '', name] = path.split('.')
    if (name === undefined) tree[group] = of(value, path)
    else tree[group] = { ...(tree[group] as Tree | undefined), [name]: of(value, path) }
  }
  return tree
}

export function valuesYaml(): string {
  const shown = new Set<string>()
  const block = ([path, { standard, what }]: (typeof entries)[number]) => {
    const [group = '', name] = path.split('.')
    const indent = name === undefined ? '' : '  '
    const opening = name === undefined || shown.has(group) ? '' : `${group}:\n`
    shown.add(group)
    const own = stringify({ [name ?? group]: standard }, { lineWidth: 0 }).trimEnd()
    return `${opening}${`# ${what}\n${own}`.replace(/^/gm, indent)}\n`
  }
  return header('#') + entries.map(block).join('')
}

const typeOf = (standard: ChartValue['standard']) => {
  if (Array.isArray(standard)) return 'array'
  return typeof standard === 'number' ? 'integer' : typeof standard
}

/** Helm refuses values that do not fit. */
export function valuesSchema(): object {
  const leaf = ({ standard, what, schema }: ChartValue) => ({ type: typeOf(standard), description: what, ...schema })
  const properties: Tree = {}
  for (const [name, value] of Object.entries(nested((chartValue) => leaf(chartValue)))) {
    const isLeaf = entries.some(([path]) => path === name)
    properties[name] = isLeaf
      ? value
      : { type: 'object', additionalProperties: false, required: Object.keys(value as Tree), properties: value }
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties: { ...properties, global: { type: 'object' } },
  }
}

export const SITES = SITE_IDS
