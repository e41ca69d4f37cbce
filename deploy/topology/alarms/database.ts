import { DATABASE_MACHINES } from '../database.ts'
import { type Alarm, one } from './alarm.ts'

/** Nearly full; a disk that is full refuses orders. */
const LEAST_ROOM = 0.15
const DAY_SECONDS = 24 * 3600

const OF_DATABASE = '{job="welt-database"}'
const instance = (name: string, more = '') => `{job="welt-database",instance="${name}"${more}}`

const recovering = (pod: number) => `cnpg_pg_replication_in_recovery${instance(`welt-database-${pod}`)}`
const following = (pod: number) => `cnpg_pg_replication_streaming_replicas${instance(`welt-database-${pod}`)}`
const BACKUP = `barman_cloud_cloudnative_pg_io_last_available_backup_timestamp`
const VOLUME = '{persistentvolumeclaim=~"(.+-)?welt-.+"}'
const volume = (what: 'available' | 'capacity', value: string) => ({
  series: `kubelet_volume_stats_${what}_bytes{namespace="shops",persistentvolumeclaim="welt-database-1-wal"}`,
  values: `${value}x20`,
})

/** By what CloudNativePG, its pooler, its plugin barman-cloud and the kubelet export. */
export const CLUSTER_ALARMS: readonly Alarm[] = [
  {
    name: 'WeltClusterWithoutPrimary',
    expression: `absent(cnpg_pg_replication_in_recovery${OF_DATABASE} == 0)`,
    forMinutes: 1,
    urgency: 'now',
    summary: 'PostgreSQL has no primary: only cached pages are shown, nothing is sold',
    next: 'kubectl cnpg status welt-database says why none is promoted; docs/operating/fail-over.md.',
    provoked: [
      { series: recovering(1), values: '0x3 _x20' },
      { series: recovering(2), values: '1x20' },
    ],
    quiet: [
      { series: recovering(1), values: '0x20' },
      { series: recovering(2), values: '1x20' },
    ],
    atMinute: 12,
    labels: {},
  },
  {
    name: 'WeltClusterWithoutStandby',
    expression: `max(cnpg_pg_replication_streaming_replicas${OF_DATABASE}) < 1`,
    forMinutes: 1,
    urgency: 'now',
    summary: 'No standby follows the primary: no order is acknowledged until one does',
    next: 'kubectl cnpg status welt-database; see whether their pods are placed and their volumes have room.',
    provoked: one(following(1), '2x3 0x10'),
    quiet: [
      { series: following(1), values: '1x20' },
      { series: following(2), values: '0x20' },
    ],
    atMinute: 8,
    labels: {},
  },
  {
    name: 'WeltClusterStandbyMissing',
    expression: `max(cnpg_pg_replication_streaming_replicas${OF_DATABASE}) < 2`,
    forMinutes: 15,
    urgency: 'today',
    summary: 'Only one standby follows the primary: losing one more machine stops all orders',
    next: 'kubectl cnpg status welt-database; see whether the pod is placed and its volume has room.',
    provoked: one(following(1), '2x3 1x30'),
    quiet: one(following(1), '2x3 1x10 2x20'),
    atMinute: 25,
    labels: {},
  },
  {
    name: 'WeltBackupOld',
    expression: `time() - max(${BACKUP}${OF_DATABASE}) > ${26 * 3600} or absent(max(${BACKUP}${OF_DATABASE}))`,
    forMinutes: 60,
    urgency: 'today',
    summary: 'The database was not backed up for 26 hours',
    next: 'kubectl get backups; describe the failed one. Take one by hand: kubectl cnpg backup welt-database.',
    provoked: one(`${BACKUP}${instance('welt-database-1')}`, '-100000x100'),
    quiet: one(`${BACKUP}${instance('welt-database-1')}`, `${1800 - DAY_SECONDS}x100`),
    alsoProvoked: { 'nothing reports backups': one(`up${instance('welt-database-1')}`, '1x100') },
    atMinute: 80,
    labels: {},
  },
  {
    name: 'WeltPoolerWaits',
    expression: 'max by (pod) (cnpg_pgbouncer_pools_maxwait{job="welt-pooler"}) > 1',
    forMinutes: 2,
    urgency: 'now',
    summary: 'Calls wait at {{ $labels.pod }} for a connection to PostgreSQL',
    next: 'If PostgreSQL has a primary and a standby, look for long statements in pg_stat_activity.',
    provoked: one('cnpg_pgbouncer_pools_maxwait{job="welt-pooler",pod="welt-pooler-1",database="welt"}', '0x3 4x10'),
    quiet: one('cnpg_pgbouncer_pools_maxwait{job="welt-pooler",pod="welt-pooler-1",database="welt"}', '0 2 0 0 3 0x10'),
    atMinute: 8,
    labels: { pod: 'welt-pooler-1' },
  },
  {
    name: 'WeltVolumeNearlyFull',
    expression:
      'min by (namespace, persistentvolumeclaim) ' +
      `(kubelet_volume_stats_available_bytes${VOLUME} / kubelet_volume_stats_capacity_bytes${VOLUME}) < ${LEAST_ROOM}`,
    forMinutes: 5,
    urgency: 'today',
    summary: 'The volume {{ $labels.persistentvolumeclaim }} is nearly full',
    next: 'Does archiving fail, or is a standby missing? Else raise database.storage or database.walStorage.',
    provoked: [volume('available', '1400000000'), volume('capacity', '10000000000')],
    quiet: [volume('available', '1600000000'), volume('capacity', '10000000000')],
    atMinute: 10,
    labels: { namespace: 'shops', persistentvolumeclaim: 'welt-database-1-wal' },
  },
]

const [FIRST, SECOND, THIRD] = DATABASE_MACHINES
const ofMember = (metric: string, name: string, values: string) => ({
  series: `${metric}${instance(`${name}:8008`, ',scope="welt"')}`,
  values,
})
const DISK = '{job="welt-machines",fstype!~"tmpfs|ramfs|overlay|squashfs"}'
const disk = (what: 'avail' | 'size', value: string, fstype = 'ext4') => {
  const labels = `job="welt-machines",instance="${FIRST}:9100",mountpoint="/",fstype="${fstype}"`
  return { series: `node_filesystem_${what}_bytes{${labels}}`, values: `${value}x20` }
}

/** By what Patroni and the node exporter of Debian 12 export. */
export const MACHINE_ALARMS: readonly Alarm[] = [
  {
    name: 'WeltMachinesWithoutLeader',
    expression: `absent(patroni_primary${OF_DATABASE} == 1)`,
    forMinutes: 1,
    urgency: 'now',
    summary: 'PostgreSQL has no leader: only cached pages are shown, nothing is sold',
    next: 'patronictl -c patroni.yaml list on a machine of the database; docs/operating/fail-over.md.',
    provoked: [ofMember('patroni_primary', FIRST, '1x3 _x20'), ofMember('patroni_primary', SECOND, '0x20')],
    quiet: [ofMember('patroni_primary', FIRST, '1x3 _x20'), ofMember('patroni_primary', SECOND, '0x4 1x20')],
    atMinute: 12,
    labels: {},
  },
  {
    name: 'WeltMachinesWithoutStandby',
    expression: `absent(patroni_sync_standby${OF_DATABASE} == 1)`,
    forMinutes: 1,
    urgency: 'now',
    summary: 'No synchronous standby follows the leader: no order is acknowledged until one does',
    next: 'patronictl -c patroni.yaml list; start etcd and Patroni on the machines that are missing there.',
    provoked: [ofMember('patroni_sync_standby', FIRST, '0x20'), ofMember('patroni_sync_standby', SECOND, '1x3 0x20')],
    quiet: [ofMember('patroni_sync_standby', FIRST, '0x20'), ofMember('patroni_sync_standby', SECOND, '1x20')],
    atMinute: 8,
    labels: {},
  },
  {
    name: 'WeltMachineMissing',
    expression: `count(patroni_postgres_running${OF_DATABASE} == 1) < ${DATABASE_MACHINES.length}`,
    forMinutes: 10,
    urgency: 'today',
    summary: 'PostgreSQL does not run on every machine: losing one more stops all orders',
    next: 'patronictl -c patroni.yaml list; bring the missing one back: docs/operating/fail-over.md.',
    provoked: [
      ofMember('patroni_postgres_running', FIRST, '1x30'),
      ofMember('patroni_postgres_running', SECOND, '1x30'),
      ofMember('patroni_postgres_running', THIRD, '1x3 0x30'),
    ],
    quiet: DATABASE_MACHINES.map((name) => ofMember('patroni_postgres_running', name, '1x30')),
    atMinute: 20,
    labels: {},
  },
  {
    name: 'WeltEtcdLost',
    expression: `time() - patroni_dcs_last_seen${OF_DATABASE} > 60`,
    forMinutes: 1,
    urgency: 'today',
    summary: '{{ $labels.instance }} does not reach etcd: it cannot become the leader',
    next: 'See whether etcd runs on two machines or more, and whether their ports 2379 and 2380 reach each other.',
    provoked: [ofMember('patroni_dcs_last_seen', FIRST, '0+60x3 180x10')],
    quiet: [ofMember('patroni_dcs_last_seen', FIRST, '0+60x20')],
    atMinute: 8,
    labels: { job: 'welt-database', instance: `${FIRST}:8008`, scope: 'welt' },
  },
  {
    name: 'WeltFailoverPaused',
    expression: `max(patroni_is_paused${OF_DATABASE}) == 1`,
    forMinutes: 60,
    urgency: 'today',
    summary: 'Failover has been paused for an hour: a lost leader is not replaced',
    next: 'When the work is done: patronictl -c patroni.yaml resume --wait.',
    provoked: [ofMember('patroni_is_paused', FIRST, '1x80')],
    quiet: [ofMember('patroni_is_paused', FIRST, '1x40 0x40')],
    atMinute: 70,
    labels: {},
  },
  {
    name: 'WeltDiskNearlyFull',
    expression:
      'min by (instance, mountpoint) ' +
      `(node_filesystem_avail_bytes${DISK} / node_filesystem_size_bytes${DISK}) < ${LEAST_ROOM}`,
    forMinutes: 5,
    urgency: 'today',
    summary: '{{ $labels.mountpoint }} of {{ $labels.instance }} is nearly full',
    next: 'Does archiving fail, or is a machine missing? Else make room, or give the machine a larger disk.',
    provoked: [disk('avail', '1400000000'), disk('size', '10000000000')],
    quiet: [disk('avail', '1600000000'), disk('size', '10000000000')],
    alsoQuiet: { 'memory that is used': [disk('avail', '0', 'tmpfs'), disk('size', '1000000', 'tmpfs')] },
    atMinute: 10,
    labels: { instance: `${FIRST}:9100`, mountpoint: '/' },
  },
]
