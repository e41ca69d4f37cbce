import { DATABASE } from '../topology/database.ts'
import { header } from './header.ts'

/** In the volume, which the image gives to the user of PostgreSQL at this path. */
const ARCHIVE_DIR = '/var/lib/postgresql/archive'
/** Where the restoring container has that volume. */
export const MOUNTED_ARCHIVE = '/archive'

/**
 * Changes as they are written, and a full copy each day. A server without the slot is another one, or was restored: its
 * changes do not continue those before, so they begin a folder of their own.
 */
export const archiveScript = (): string => `${header('#')}set -eu
umask 077
root="\${ARCHIVE_DIR:-${ARCHIVE_DIR}}"
export PGHOST="\${PGHOST:-$DATABASE_LEADER}" PGPORT="\${PGPORT:-${DATABASE.port}}"
export PGUSER=replicator PGPASSWORD="$REPLICATION_PASSWORD"
said="\${TMPDIR:-/tmp}/archive-said"
mkdir -p "$root"
now() { date -u +%Y%m%dT%H%M%SZ; }
series() { ls "$root" | tail -n 1; }

stream() {
  while :; do
    if pg_receivewal --no-password --slot archive --create-slot 2>/dev/null; then
      mkdir -p "$root/$(now)/changes"
    fi
    if [ -z "$(series)" ]; then
      pg_receivewal --no-password --slot archive --drop-slot 2>/dev/null || true
    elif ! pg_receivewal --no-password --no-loop --synchronous --slot archive --directory "$root/$(series)/changes" \\
      2>"$said"; then
      cat "$said" >&2
      # The server has dropped what this archive lacks.
      if grep -q 'already been removed\\|can no longer' "$said"; then
        pg_receivewal --no-password --slot archive --drop-slot || true
      fi
    fi
    sleep "\${PAUSE_SECONDS:-2}"
  done
}

copy() {
  rm -rf "$1/partial"
  pg_basebackup --no-password --pgdata "$1/partial" --format tar --gzip --wal-method stream --checkpoint fast ||
    return 0
  mkdir -p "$1/copies"
  mv "$1/partial" "$1/copies/$(now)"
  ls -d "$root"/*/copies/* | head -n -${DATABASE.backupDays} | while read -r old; do rm -rf "$old"; done
  for each in "$root"/*; do
    oldest=$(ls "$each/copies" 2>/dev/null | head -n 1)
    if [ -z "$oldest" ]; then
      [ "$each" = "$root/$(series)" ] || rm -rf "$each"
      continue
    fi
    first=$(tar -xzOf "$each/copies/$oldest/base.tar.gz" backup_label |
      sed -n 's/^START WAL .*(file \\([0-9A-F]*\\))$/\\1/p')
    pg_archivecleanup "$each/changes" "$first"
  done
}

stream &
trap 'trap - TERM INT; kill 0; exit 0' TERM INT
while :; do
  current="$root/$(series)"
  if [ -d "$current/changes" ] && [ -n "$(ls "$current/changes")" ] &&
    [ -z "$(find "$current/copies" -mindepth 1 -maxdepth 1 -mmin -1430 2>/dev/null)" ]; then
    copy "$current"
  fi
  sleep "\${PAUSE_SECONDS:-60}" &
  wait $!
done
`

/** Argument: the minute, or \`newest\`. The damaged data is set aside. */
export const restoreScript = (): string => `${header('#')}set -eu
umask 077
until="\${1:?the minute, such as \\"2026-11-28 09:14:00+00\\", or newest}"
root="\${ARCHIVE_DIR:-${MOUNTED_ARCHIVE}/archive}"
case "$until" in
  newest) last=99999999T999999Z ;;
  *) last=$(date -u -d "$until" +%Y%m%dT%H%M%SZ) ;;
esac
copy=$(ls -d "$root"/*/copies/* | awk -F / -v last="$last" '$NF <= last' | tail -n 1)
if [ -z "$copy" ]; then
  echo "No copy was complete by then. There are:" >&2
  ls -d "$root"/*/copies/* >&2
  exit 1
fi
if [ -e "$PGDATA" ]; then mv "$PGDATA" "$PGDATA.damaged-$(date -u +%Y%m%dT%H%M%SZ)"; fi
mkdir -p "$PGDATA"
tar -xzf "$copy/base.tar.gz" -C "$PGDATA"
tar -xzf "$copy/pg_wal.tar.gz" -C "$PGDATA/pg_wal"
changes="\${copy%/copies/*}/changes"
# The copy of a restored server has the settings of that restore.
sed -i '/^restore_command\\|^recovery_target/d' "$PGDATA/postgresql.auto.conf"
{
  echo "restore_command = 'cp \\"$changes/%f\\" \\"%p\\" || cp \\"$changes/%f.partial\\" \\"%p\\"'"
  [ "$until" = newest ] || echo "recovery_target_time = '$until'"
  echo "recovery_target_action = promote"
} >> "$PGDATA/postgresql.auto.conf"
touch "$PGDATA/recovery.signal"
echo "Begins with the copy of $(basename "$copy")."
`
