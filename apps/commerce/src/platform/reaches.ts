import type { Log } from '@welt/kit/log'
import type pg from 'pg'

/** Whether the database answers; the log says why not, such as that a certificate has expired. */
export function reaches(pool: pg.Pool, log: Log): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    (error: Error & { readonly code?: string }) => {
      log('error', 'the database is not reached', { message: error.message, code: error.code })
      return false
    },
  )
}
