import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import type { INetworkPolicyEgressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyEgressRule'
import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer'
import { DATABASE, DATABASE_METRICS } from '../../topology/database.ts'
import { PARTS, type PartName, SERVING, type Service, TRACES_PORT } from '../../topology/parts.ts'
import { clusterOf, clusterPods } from './cluster.ts'
import { labelsOf, nameOf, PART_OF, POOLER, POOLER_PODS } from './labels.ts'
import type { Entry, Source } from './source.ts'

/** The sandbox has no place in a cluster. */
const IN_CLUSTER = ['storefront', 'commerce', 'worker', 'migrations', 'seed'] as const satisfies readonly PartName[]

const tcp = (...ports: readonly number[]) => ports.map((port) => ({ protocol: 'TCP' as const, port }))
const pods = (matchLabels: Readonly<Record<string, string>>): INetworkPolicyPeer => ({
  podSelector: { matchLabels: { ...matchLabels } },
})
const namespace = (name: string): INetworkPolicyPeer => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
})

const callersOf = (target: PartName | Service) => IN_CLUSTER.filter((part) => PARTS[part].calls.includes(target))

/** HTTPS, and mail by SMTP over TLS. */
const OUTSIDE_PORTS = [443, 465, 587]

function wayTo(target: PartName | Service, source: Source): readonly INetworkPolicyEgressRule[] {
  if (target === 'internet') return [{ to: [{ ipBlock: { cidr: '0.0.0.0/0' } }], ports: tcp(...OUTSIDE_PORTS) }]
  if (target === 'database') return [{ to: [pods(clusterPods(source))], ports: tcp(DATABASE.port) }]
  if (target === 'pooler') return [{ to: [pods(POOLER_PODS)], ports: tcp(DATABASE.port) }]
  const part = PARTS[target]
  return target === 'sandbox' || !('port' in part) ? [] : [{ to: [pods(labelsOf(target))], ports: tcp(part.port) }]
}

function policyOf(part: PartName, source: Source): INetworkPolicy {
  const { calls } = PARTS[part]
  const serving = part in SERVING ? SERVING[part as keyof typeof SERVING] : undefined
  const callers = [
    ...callersOf(part).map((caller) => pods(labelsOf(caller))),
    ...(serving?.publicPath ? [namespace(source.text('ingress.namespace'))] : []),
  ]
  const scraped =
    serving && 'metricsPort' in serving
      ? [{ from: [namespace(source.text('monitoring.namespace'))], ports: tcp(serving.metricsPort) }]
      : []
  const traced =
    serving && 'metricsPort' in serving
      ? [{ to: [namespace(source.text('monitoring.namespace'))], ports: tcp(TRACES_PORT) }]
      : []
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: nameOf(part), labels: labelsOf(part) },
    spec: {
      podSelector: { matchLabels: labelsOf(part) },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [...(serving && callers.length > 0 ? [{ from: callers, ports: tcp(serving.port) }] : []), ...scraped],
      egress: [...calls.flatMap((target) => wayTo(target, source)), ...traced],
    },
  }
}

/** Policies add up: whatever none allows is refused. */
const everyPart = (): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: 'welt-names', labels: PART_OF },
  spec: {
    podSelector: { matchLabels: PART_OF },
    policyTypes: ['Ingress', 'Egress'],
    egress: [{ ports: [{ protocol: 'UDP', port: 53 }, ...tcp(53)] }],
  },
})

const moreEgress = (source: Source): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: 'welt-more-egress', labels: PART_OF },
  spec: {
    podSelector: {
      matchExpressions: [
        { key: 'app.kubernetes.io/name', operator: 'In', values: [...callersOf('internet').map(nameOf)] },
      ],
    },
    policyTypes: ['Egress'],
    egress: source.list('network.moreEgress'),
  },
})

const STATUS_PORT = 8000

const scrapedAt = (port: number, source: Source) => ({
  from: [namespace(source.text('monitoring.namespace'))],
  ports: tcp(port),
})

const database = (source: Source): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: clusterOf(source), labels: PART_OF },
  spec: {
    podSelector: { matchLabels: clusterPods(source) },
    policyTypes: ['Ingress'],
    ingress: [
      {
        from: [
          ...callersOf('database').map((part) => pods(labelsOf(part))),
          pods(POOLER_PODS),
          pods(clusterPods(source)),
        ],
        ports: tcp(DATABASE.port),
      },
      {
        from: [namespace(source.text('database.operatorNamespace')), pods(clusterPods(source))],
        ports: tcp(DATABASE.port, STATUS_PORT),
      },
      scrapedAt(DATABASE_METRICS.clusterPort, source),
    ],
  },
})

const pooler = (source: Source): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: POOLER, labels: PART_OF },
  spec: {
    podSelector: { matchLabels: POOLER_PODS },
    policyTypes: ['Ingress'],
    ingress: [
      { from: callersOf('pooler').map((part) => pods(labelsOf(part))), ports: tcp(DATABASE.port) },
      scrapedAt(DATABASE_METRICS.poolerPort, source),
    ],
  },
})

export const networkEntries = (): readonly Entry[] => [
  { build: everyPart },
  ...IN_CLUSTER.map((part) => ({ build: (source: Source) => policyOf(part, source) })),
  { build: moreEgress },
  { build: database },
  { build: pooler },
]
