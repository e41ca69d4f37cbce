import { backupScript, backupService, backupTimer, pgbackrestConfig } from './render/backups.ts'
import { chartFiles } from './render/chart/chart.ts'
import { compose } from './render/compose.ts'
import { archiveScript, restoreScript } from './render/compose-archive.ts'
import { databaseScript, replicationScript } from './render/compose-database.ts'
import {
  instanceScript,
  nginxConfig,
  nginxStart,
  poolerConfig,
  poolerStart,
  replaceScript,
  settingsExample,
} from './render/compose-files.ts'
import { dockerfile, dockerignore, poolerDockerfile } from './render/dockerfile.ts'
import { haproxyConfig, machineEnvironment, patroniConfig } from './render/failover.ts'
import { telemetryFiles } from './render/telemetry/telemetry.ts'
import { DATABASE, DATABASE_MACHINES } from './topology/database.ts'

const under = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]))

/** All that is generated, by its path in the repository. */
export const deployFiles = (): Readonly<Record<string, string>> => ({
  '.dockerignore': dockerignore(),
  'deploy/docker/Dockerfile.storefront': dockerfile('storefront'),
  'deploy/docker/Dockerfile.commerce': dockerfile('commerce'),
  'deploy/docker/Dockerfile.sandbox': dockerfile('sandbox'),
  'deploy/docker/Dockerfile.pgbouncer': poolerDockerfile(DATABASE.poolerPort),
  'deploy/compose.yaml': compose(),
  'deploy/settings.example.env': settingsExample(),
  'deploy/compose/replace.sh': replaceScript(),
  'deploy/compose/nginx/instance.sh': instanceScript(),
  'deploy/compose/nginx/nginx.conf': nginxConfig(),
  'deploy/compose/nginx/start.sh': nginxStart(),
  'deploy/compose/pgbouncer/pgbouncer.ini': poolerConfig(),
  'deploy/compose/pgbouncer/start.sh': poolerStart(),
  'deploy/compose/postgres/replication.sh': replicationScript(),
  'deploy/compose/postgres/database.sh': databaseScript(),
  'deploy/compose/postgres/archive.sh': archiveScript(),
  'deploy/compose/postgres/restore.sh': restoreScript(),
  'deploy/failover/haproxy.cfg': haproxyConfig(),
  'deploy/failover/patroni.yaml': patroniConfig(),
  'deploy/failover/pgbackrest.conf': pgbackrestConfig(),
  'deploy/failover/backup.sh': backupScript(),
  'deploy/failover/welt-backup.service': backupService(),
  'deploy/failover/welt-backup.timer': backupTimer(),
  ...under(
    'deploy/failover',
    Object.fromEntries(DATABASE_MACHINES.map((name) => [`${name}.env`, machineEnvironment(name)])),
  ),
  ...under('deploy/chart', chartFiles()),
  ...under('deploy/telemetry', telemetryFiles()),
})
