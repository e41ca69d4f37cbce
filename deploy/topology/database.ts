/** PostgreSQL and the pooler in front of it. */
export const DATABASE = {
  name: 'welt',
  role: 'welt',
  port: 5432,
  poolerPort: 6432,
  /** [decision 56] */
  preparedStatements: 200,
  poolSize: 20,
  mostClients: 1000,
  mostConnections: 200,
  /** Patroni's; `/primary` answers 200 on the leader alone. */
  healthPort: 8008,
  etcdPort: 2379,
  etcdPeerPort: 2380,
  /** On each of the machines below. */
  dataDir: '/var/lib/postgresql/15/welt',
  settingsDir: '/etc/welt',
  /** pgBackRest's name for the database. */
  stanza: 'welt',
  /** Changes are archived at least this often, so that the last minute can be restored. */
  archiveSeconds: 60,
  backupDays: 14,
} as const

/** Where CloudNativePG, its pooler and the node exporter serve metrics; Patroni does at its health port. */
export const DATABASE_METRICS = { clusterPort: 9187, poolerPort: 9127, machinePort: 9100 } as const

/** Machines of a PostgreSQL that survives its leader [decision 191]. Compose has the first two, without election. */
export const DATABASE_MACHINES = ['database-1', 'database-2', 'database-3'] as const
