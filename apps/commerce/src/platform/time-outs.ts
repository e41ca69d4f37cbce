import type { Log } from '@welt/kit/log'
import pg from 'pg'

export type Timeouts = Readonly<
  Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', string>
>

const TIMEOUTS: Timeouts = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
}

/** Planning for each list of ids costs several times what most statements take. [decision 56] */
const PLANS = { plan_cache_mode: 'force_generic_plan' }

/** For migrations and the seed; poolers reject such options. */
export const UNHURRIED = Object.keys(TIMEOUTS)
  .map((name) => `-c ${name}=0`)
  .join(' ')

const TIMEOUTS_LOCK = 7_261_005

const LOCK_TIMED_OUT = `select split_part(setting, '=', 1) as name from pg_db_role_setting, unnest(setconfig) as setting
  where setrole in (0, (select oid from pg_roles where rolname = $1))
    and setdatabase in (0, (select oid from pg_database where datname = current_database()))`

/** No privilege, or a role that only the pooler knows. */
const NOT_OURS: ReadonlySet<unknown> = new Set(['42501', '42704'])

interface ApplyTimeoutsOptions {
  /** May use another role, through a pooler. */
  readonly requestsUrl?: string
  readonly timeouts?: Timeouts
  readonly log?: Log
}

async function applyTimeoutsOf(client: pg.Client, role: string, database: string, timeouts: Timeouts): Promise<void> {
  const settings = { ...timeouts, ...PLANS }
  const missing = async () => {
    const { rows } = await client.query<{ name: string }>(LOCK_TIMED_OUT, [role])
    return Object.entries(settings).filter(([name]) => !rows.some((row) => row.name === name))
  }
  if ((await missing()).length === 0) return
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [TIMEOUTS_LOCK])
    const place = `role ${client.escapeIdentifier(role)} in database ${client.escapeIdentifier(database)}`
    for (const [name, value] of await missing()) await client.query(`alter ${place} set ${name} = '${value}'`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Leaves an operator's values. Runs at each start, because copies and restored backups lose role settings. [decision
 * 22]
 */
export async function applyTimeouts(
  directUrl: string,
  { requestsUrl, timeouts = TIMEOUTS, log }: ApplyTimeoutsOptions = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined) // the running query fails too
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string; database: string }>(
      'select session_user as role, current_database() as database',
    )
    const { role: own = '', database = '' } = rows[0] ?? {}
    await applyTimeoutsOf(client, own, database, timeouts)
    const role = (requestsUrl && new pg.Client({ connectionString: requestsUrl }).user) || own
    if (role === own) return
    await applyTimeoutsOf(client, role, database, timeouts).catch((error: Error & { readonly code?: string }) => {
      if (!NOT_OURS.has(error.code)) throw error
      log?.('warn', 'the role of DATABASE_URL has time-outs of its own: set them as decision 22 says', {
        role,
        reason: error.message,
      })
    })
  } finally {
    await client.end()
  }
}
