import pg from 'pg'

/** How long a connection of ours may keep others waiting, by PostgreSQL's own names and in its units. */
export type Timeouts = Readonly<Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', string>>

const TIMEOUTS: Timeouts = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
}

/** For a connection that has time, as migrations and the seed have; not through a pooler, which takes no such options. */
export const UNHURRIED = Object.keys(TIMEOUTS)
  .map((name) => `-c ${name}=0`)
  .join(' ')

/** Key of the lock under which one process at a time looks and writes. */
const TIMEOUTS_LOCK = 7_261_005

const HELD = `select split_part(setting, '=', 1) as name from pg_db_role_setting, unnest(setconfig) as setting
  where setrole = (select oid from pg_roles where rolname = session_user)
    and setdatabase = (select oid from pg_database where datname = current_database())`

/**
 * Gives our role its time-outs in this database, where it has none yet: every connection has them from its beginning, without a statement and
 * without start-up options, which a pooler refuses. An operator's own values stay. Copies and restored backups of a database lose them, so each
 * start looks. [decision 22]
 */
export async function keepTimeouts(directUrl: string, timeouts: Timeouts = TIMEOUTS): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined) // the query that runs fails too
  await client.connect()
  try {
    const missing = async () => {
      const { rows } = await client.query<{ name: string }>(HELD)
      return Object.entries(timeouts).filter(([name]) => !rows.some((row) => row.name === name))
    }
    if ((await missing()).length === 0) return
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [TIMEOUTS_LOCK])
    const { rows } = await client.query<{ role: string; database: string }>('select session_user as role, current_database() as database')
    const place = `role ${client.escapeIdentifier(rows[0]?.role ?? '')} in database ${client.escapeIdentifier(rows[0]?.database ?? '')}`
    for (const [name, value] of await missing()) await client.query(`alter ${place} set ${name} = '${value}'`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
