import { DATABASE } from '../topology/database.ts'
import { header } from './header.ts'

const PGBACKREST = `pgbackrest --stanza=${DATABASE.stanza}`

/** Local, so that a cluster that runs already takes them too. */
export const archiveParameters = (indent: string): string =>
  [
    'archive_mode: "on"',
    `archive_command: "${PGBACKREST} archive-push %p"`,
    `archive_timeout: ${DATABASE.archiveSeconds}`,
  ]
    .map((line) => `${indent}${line}`)
    .join('\n')

/** Read by PostgreSQL's archive command too, which inherits the settings of Patroni. */
export const backupSettings = (): Readonly<Record<string, string>> => ({
  PGBACKREST_CONFIG: `${DATABASE.settingsDir}/pgbackrest.conf`,
  PGBACKREST_PG1_PATH: DATABASE.dataDir,
})

/** Where the repository is, and its passphrase, are PGBACKREST_REPO1_ settings: docs/deploying.md. */
export const pgbackrestConfig = (): string => `${header('#')}[global]
repo1-cipher-type=aes-256-cbc
repo1-retention-full-type=time
repo1-retention-full=${DATABASE.backupDays}
start-fast=y
log-level-file=off
[${DATABASE.stanza}]
pg1-port=${DATABASE.port}
`

/** A full backup on Sundays or when told so, else what changed since the last one. The first is always full. */
export const backupScript = (): string => `${header('#')}set -eu
# 200 on the leader alone.
curl --silent --fail --output /dev/null http://127.0.0.1:${DATABASE.healthPort}/primary || exit 0
# There is no socket.
export PGHOST=127.0.0.1 PGUSER="$PATRONI_SUPERUSER_USERNAME" PGPASSWORD="$PATRONI_SUPERUSER_PASSWORD"
case "\${1:-$(date -u +%u)}" in
  full | 7) type=full ;;
  *) type=incr ;;
esac
${PGBACKREST} stanza-create
exec ${PGBACKREST} --type="$type" backup
`

export const backupService = (): string => `${header('#')}[Unit]
Description=Backup of PostgreSQL, on the machine that leads
After=network-online.target
[Service]
Type=oneshot
User=postgres
EnvironmentFile=${DATABASE.settingsDir}/database.env
EnvironmentFile=${DATABASE.settingsDir}/secrets.env
ExecStart=/bin/sh ${DATABASE.settingsDir}/backup.sh
`

export const backupTimer = (): string => `${header('#')}[Unit]
Description=Daily backup of PostgreSQL
[Timer]
OnCalendar=*-*-* 15:30:00 UTC
Persistent=true
[Install]
WantedBy=timers.target
`
