import { DATABASE, DATABASE_MACHINES } from '../topology/database.ts'
import { archiveParameters, backupSettings } from './backups.ts'
import { header } from './header.ts'

/** loopWait + 2 * retry is at most leaderLost, so a leader that is cut off ends before another begins. */
const SECONDS = { leaderLost: 12, loopWait: 2, retry: 4 } as const

/** What differs between the machines is in PATRONI_ settings: docs/operating.md. */
export const patroniConfig = (): string => `${header('#')}scope: ${DATABASE.name}
restapi:
  listen: 0.0.0.0:${DATABASE.healthPort}
bootstrap:
  dcs:
    ttl: ${SECONDS.leaderLost}
    loop_wait: ${SECONDS.loopWait}
    retry_timeout: ${SECONDS.retry}
    # A leader that crashed is replaced, not awaited.
    master_start_timeout: 0
    # A commit is acknowledged when a standby that may become the leader has it; without a standby nothing is.
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: ${DATABASE.mostConnections}
        timezone: UTC
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
postgresql:
  listen: 0.0.0.0:${DATABASE.port}
  bin_dir: /usr/lib/postgresql/15/bin
  parameters:
    unix_socket_directories: ""
    dynamic_shared_memory_type: mmap
${archiveParameters('    ')}
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host all all samenet scram-sha-256
    - host replication replicator samenet scram-sha-256
`

const serverLine = (name: string) => `  server ${name} ${name}:${DATABASE.port} check port ${DATABASE.healthPort}`

/** Sends all connections to the leader, and ends those to a machine that is no longer the leader. */
export const haproxyConfig = (): string => `${header('#')}global
  maxconn ${DATABASE.mostClients}
defaults
  mode tcp
  option clitcpka
  option srvtcpka
  timeout connect 2s
  timeout client 24h
  timeout server 24h
  timeout check 1s
listen primary
  bind *:${DATABASE.port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${DATABASE_MACHINES.map(serverLine).join('\n')}
`

/** Read by etcd on each machine; ETCD_NAME and its addresses differ. */
export const etcdSettings = (): Readonly<Record<string, string>> => ({
  ETCD_INITIAL_CLUSTER: DATABASE_MACHINES.map((name) => `${name}=http://${name}:${DATABASE.etcdPeerPort}`).join(','),
  ETCD_INITIAL_CLUSTER_TOKEN: DATABASE.name,
  ETCD_INITIAL_CLUSTER_STATE: 'new',
  ETCD_LISTEN_CLIENT_URLS: `http://0.0.0.0:${DATABASE.etcdPort}`,
  ETCD_LISTEN_PEER_URLS: `http://0.0.0.0:${DATABASE.etcdPeerPort}`,
  // Patroni 3.0 with version 3 takes the leader's key back from its successor after a cut [decision 191].
  ETCD_ENABLE_V2: 'true',
  ETCD_HEARTBEAT_INTERVAL: '200',
  ETCD_ELECTION_TIMEOUT: '2000',
  ETCD_LOG_LEVEL: 'warn',
})

/** Addresses by name, and the ports that only the other machines may reach. */
export const machineSettings = (name: string): Readonly<Record<string, string>> => ({
  ETCD_NAME: name,
  ETCD_ADVERTISE_CLIENT_URLS: `http://${name}:${DATABASE.etcdPort}`,
  ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${name}:${DATABASE.etcdPeerPort}`,
  PATRONI_NAME: name,
  // For calls that change the cluster; health checks need no credentials.
  PATRONI_RESTAPI_USERNAME: 'patroni',
  PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:${DATABASE.healthPort}`,
  PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:${DATABASE.port}`,
  PATRONI_POSTGRESQL_DATA_DIR: DATABASE.dataDir,
  PATRONI_ETCD_HOSTS: DATABASE_MACHINES.map((each) => `${each}:${DATABASE.etcdPort}`).join(','),
  ...backupSettings(),
})

export const machineEnvironment = (name: string): string =>
  `${header('#')}${Object.entries({ ...etcdSettings(), ...machineSettings(name) })
    .map(([setting, value]) => `${setting}=${value}\n`)
    .join('')}`
