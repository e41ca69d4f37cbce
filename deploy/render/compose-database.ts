import { DATABASE } from '../topology/database.ts'
import { header } from './header.ts'

/** Runs once, when the first primary's data folder is made; a standby has the same from its copy. */
export const replicationScript = (): string => `${header('#')}set -eu
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" \\
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role replicator login replication password :'password';
SQL
echo 'host replication replicator samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
`

/**
 * Starts a machine of the database as the primary or a standby, whichever deploy/.env says. It refuses what would make
 * a second primary or an empty one. [decision 207]
 */
export const databaseScript = (): string => `${header('#')}set -eu
settings="-c max_connections=${DATABASE.mostConnections} -c max_slot_wal_keep_size=8GB"

refuse() {
  echo "$1 See docs/operating/fail-over.md." >&2
  sleep 2
  exit 1
}
has_data() { [ -s "$PGDATA/PG_VERSION" ]; }
other_leads() {
  answer=$(PGPASSWORD="$POSTGRES_PASSWORD" PGCONNECT_TIMEOUT=3 psql --no-align --tuples-only --host "$DATABASE_OTHER" \\
    --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --command 'select pg_is_in_recovery()' 2> /dev/null) || return 1
  [ "$answer" = f ]
}
make_slot() {
  PGPASSWORD="$REPLICATION_PASSWORD" pg_receivewal --host "$DATABASE_LEADER" --username replicator --slot standby \\
    --create-slot --if-not-exists
}
copy_data() {
  rm -rf "$PGDATA.new"
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --host "$DATABASE_LEADER" --username replicator \\
    --pgdata "$PGDATA.new" --write-recovery-conf --slot standby --wal-method stream --checkpoint fast
}

if [ "$DATABASE_LEADER" = "$DATABASE_MACHINE" ]; then
  if other_leads; then
    refuse "DATABASE_LEADER is $DATABASE_MACHINE, but $DATABASE_OTHER is the primary."
  fi
  if ! has_data && pg_isready --quiet --timeout 3 --host "$DATABASE_OTHER"; then
    refuse "DATABASE_LEADER is $DATABASE_MACHINE, but only $DATABASE_OTHER has data."
  fi
  # Makes the data folder the first time.
  exec docker-entrypoint.sh postgres $settings
fi
if has_data && [ ! -e "$PGDATA/standby.signal" ]; then
  refuse "$DATABASE_MACHINE was the primary before $DATABASE_LEADER: delete its data."
fi
if ! has_data; then
  mkdir -p "$(dirname "$PGDATA")"
  until make_slot && copy_data; do sleep 2; done
  rm -rf "$PGDATA"
  mv "$PGDATA.new" "$PGDATA"
fi
exec postgres $settings
`
