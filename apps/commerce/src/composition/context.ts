import type { Brand } from '@welt/brands'
import type { Kysely } from 'kysely'
import type { Session } from '../modules/customer/sign-in/session.ts'
import type { RequestLoads } from '../modules/site/shared-loads.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Ports } from './ports.ts'
import type { Memo, ResponseCollector } from './request-state.ts'

/**
 * The caller. Guests own carts by id; `guestSecret` is the value of the `__Host-guest` cookie when the storefront's
 * proxy passes it on.
 */
interface Viewer {
  readonly customerId: number | undefined
  /** The sign-in behind `customerId`. */
  readonly session: Session | undefined
  /** The bearer as it was sent, good or not. */
  readonly bearer: string | undefined
  readonly guestSecret: string | undefined
  /** Whether the storefront's own server is calling, by its X-Service-Key, and not for a shopper. */
  readonly isServiceCall: boolean
  /** Address of the shopper as seen by a trusted proxy; key of limits. */
  readonly address: string
  /** Header `X-Device`: proof that somebody has signed in on this device before. */
  readonly device: string | undefined
  readonly userAgent: string | undefined
}

/** What every operation gets. One is made for each request; only `memo` and `response` change while it is answered. */
export interface Context {
  readonly db: Kysely<Database>
  /** The site named by the Store header (or the default of the host). */
  readonly brand: Brand
  readonly viewer: Viewer
  readonly config: Config
  readonly ports: Ports
  readonly requestId: string
  /** Header `Idempotency-Key`, when sent. */
  readonly idempotencyKey: string | undefined
  /** What is loaded once per request, under keys of the modules that own it. */
  readonly memo: Memo
  /** What the response says besides its data: cache tags, and whether it may be cached. */
  readonly response: ResponseCollector
  /** What the request shares with others of its site; undefined while the change log is not followed. */
  readonly sharedLoads: RequestLoads | undefined
}
