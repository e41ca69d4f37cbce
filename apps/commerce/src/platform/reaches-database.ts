import type { Log } from '@welt/kit/log'
import type pg from 'pg'

/** Whether the database answers. The log says why not, such as an expired certificate, once until it answers. */
export function reachesDatabase(pool: pg.Pool, log: Log): () => Promise<boolean> {
  let isLogged = false
  return () =>
    pool.query('select 1').then(
      () => {
        isLogged = false
        return true
      },
      ({ message, code }: Error & { readonly code?: string }) => {
        if (!isLogged) log('error', 'the database is not reached', { message, code })
        isLogged = true
        return false
      },
    )
}
