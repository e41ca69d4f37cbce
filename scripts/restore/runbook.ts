/** Titles of the steps in docs/operating/restore.md, in its order. */
export const STEPS = [
  'Close the shops and stop what writes',
  'List the deleted accounts',
  'Stop PostgreSQL and set its data aside',
  'Restore to the minute',
  'Start PostgreSQL alone',
  'Close the restored shops',
  'Migrate, and delete the accounts again',
  'Check the invariants',
  'Start commerce servers and workers',
  'Settle what was lost in between',
  'Open',
  'Take a full backup',
] as const
export type Step = (typeof STEPS)[number]

export const MESSAGE = 'Back soon'

/** Arguments of `npm run welt --`, in the order of their first use. */
export const WELT = {
  close: ['maintenance', 'on', '--message', MESSAGE],
  list: ['erasures', 'list'],
  replay: ['erasures', 'replay', 'deleted.txt'],
  check: ['invariants'],
  purge: ['purge', 'store', 'plp', 'route'],
  open: ['maintenance', 'off'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The minute in the commands of the runbook. */
export const MINUTE = '2026-11-28 09:14:00+00'

const DATA = '"$PATRONI_POSTGRESQL_DATA_DIR"'
const NEWEST = '"$PATRONI_POSTGRESQL_DATA_DIR.newest"'
const PG_CTL = '/usr/lib/postgresql/15/bin/pg_ctl'
/** Patroni's settings have paths of the machine that was backed up. */
const options = (data: string) =>
  `-c hba_file=${data}/pg_hba.conf -c ident_file=${data}/pg_ident.conf -c synchronous_standby_names=''`

/** Commands on a machine of the database, as written for Patroni and in that order. */
export const PATRONI = {
  makeNewest: `mkdir -m 700 ${NEWEST}`,
  restoreNewest: `pgbackrest --stanza=welt --pg1-path=${NEWEST} --archive-mode=off restore`,
  startNewest:
    `${PG_CTL} -D ${NEWEST} -o "-p 5433 ${options('$PATRONI_POSTGRESQL_DATA_DIR.newest')}" ` +
    '-l "$HOME/newest.log" -t 3600 start',
  stopNewest: `${PG_CTL} -D ${NEWEST} stop`,
  setAside: `mv ${DATA} "$PATRONI_POSTGRESQL_DATA_DIR.damaged"`,
  removeState: "printf 'welt\\nYes I am aware\\n' | patronictl -c /etc/welt/patroni.yaml remove welt",
  makeFolder: `mkdir -m 700 ${DATA}`,
  restore: `pgbackrest --stanza=welt --type=time --target="${MINUTE}" --target-action=promote restore`,
  start: `${PG_CTL} -D ${DATA} -o "${options('$PATRONI_POSTGRESQL_DATA_DIR')}" -l "$HOME/restored.log" -t 3600 start`,
  isBehind:
    'PGPASSWORD="$PATRONI_SUPERUSER_PASSWORD" psql -h 127.0.0.1 -U "$PATRONI_SUPERUSER_USERNAME" -d postgres ' +
    "-Atc 'select pg_is_in_recovery()'",
  stop: `${PG_CTL} -D ${DATA} stop`,
  backUp: 'sh /etc/welt/backup.sh full',
} as const
