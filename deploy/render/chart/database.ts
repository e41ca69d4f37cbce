import { DATABASE } from '../../topology/database.ts'
import { clusterOf } from './cluster.ts'
import { PART_OF, POOLER, POOLER_PODS } from './labels.ts'
import type { Entry, Source } from './source.ts'

const API = 'postgresql.cnpg.io/v1'
const BACKUP_PLUGIN = 'barman-cloud.cloudnative-pg.io'

const EMPTY = { bootstrap: { initdb: { database: DATABASE.name, owner: DATABASE.role } } }

/** As the backups of another Cluster have it, to their end or to a minute. */
const restored = (source: Source, target: { readonly recoveryTarget?: { readonly targetTime: string } }) => ({
  bootstrap: { recovery: { source: 'origin', database: DATABASE.name, owner: DATABASE.role, ...target } },
  externalClusters: [
    {
      name: 'origin',
      plugin: {
        name: BACKUP_PLUGIN,
        parameters: {
          barmanObjectName: source.text('database.backupStore'),
          serverName: source.text('database.restoreFrom'),
        },
      },
    },
  ],
})

const cluster = (source: Source, start: ReturnType<typeof restored> | typeof EMPTY) => ({
  apiVersion: API,
  kind: 'Cluster',
  metadata: {
    name: clusterOf(source),
    labels: PART_OF,
    // Data outlives the release.
    annotations: { 'helm.sh/resource-policy': 'keep' },
  },
  spec: {
    instances: source.count('database.instances'),
    imageName: source.text('database.image'),
    enablePDB: true,
    primaryUpdateStrategy: 'unsupervised',
    primaryUpdateMethod: 'switchover',
    ...start,
    postgresql: {
      parameters: { max_connections: String(DATABASE.mostConnections) },
      // A commit is acknowledged when one standby has it.
      synchronous: { method: 'any', number: 1, dataDurability: 'required' },
    },
    storage: { size: source.text('database.storage'), storageClass: source.text('storage.ownClass') },
    walStorage: { size: source.text('database.walStorage'), storageClass: source.text('storage.ownClass') },
    resources: { requests: { cpu: '1', memory: '2Gi' }, limits: { memory: '4Gi' } },
    affinity: { enablePodAntiAffinity: true, podAntiAffinityType: 'required', topologyKey: 'kubernetes.io/hostname' },
    plugins: [
      {
        name: BACKUP_PLUGIN,
        isWALArchiver: true,
        parameters: { barmanObjectName: source.text('database.backupStore') },
      },
    ],
  },
})

const pooler = (source: Source) => ({
  apiVersion: API,
  kind: 'Pooler',
  metadata: { name: POOLER, labels: PART_OF },
  spec: {
    cluster: { name: clusterOf(source) },
    instances: source.count('database.poolers'),
    type: 'rw',
    pgbouncer: {
      poolMode: 'transaction',
      parameters: {
        default_pool_size: String(DATABASE.poolSize),
        max_client_conn: String(DATABASE.mostClients),
        max_prepared_statements: String(DATABASE.preparedStatements),
        server_login_retry: '1',
      },
    },
  },
})

const poolerBudget = () => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: POOLER, labels: PART_OF },
  spec: { maxUnavailable: 1, selector: { matchLabels: POOLER_PODS } },
})

const scheduledBackup = (source: Source) => ({
  apiVersion: API,
  kind: 'ScheduledBackup',
  metadata: { name: clusterOf(source), labels: PART_OF },
  spec: {
    schedule: source.text('database.backupSchedule'),
    immediate: true,
    cluster: { name: clusterOf(source) },
    backupOwnerReference: 'self',
    method: 'plugin',
    pluginConfiguration: { name: BACKUP_PLUGIN },
  },
})

const FROM = '.Values.database.restoreFrom'
const UNTIL = '.Values.database.restoreUntil'

export const databaseEntries = (): readonly Entry[] => [
  { build: (source) => cluster(source, EMPTY), when: `not ${FROM}` },
  { build: (source) => cluster(source, restored(source, {})), when: `and ${FROM} (not ${UNTIL})` },
  {
    build: (source) => {
      const recoveryTarget = { targetTime: source.text('database.restoreUntil') }
      return cluster(source, restored(source, { recoveryTarget }))
    },
    when: `and ${FROM} ${UNTIL}`,
  },
  { build: pooler },
  { build: poolerBudget },
  { build: scheduledBackup },
]
