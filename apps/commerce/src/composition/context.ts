import type { Brand } from '@welt/brands'
import type { Kysely } from 'kysely'
import type { Session } from '../modules/customer/sign-in/session.ts'
import type { RequestLoads } from '../modules/site/shared-loads.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Ports } from './ports.ts'
import type { Memo, ResponseCollector } from './request-state.ts'

/** `guestSecret` is the value of the `__Host-guest` cookie, when the storefront's proxy passes it on. */
interface Viewer {
  readonly customerId: number | undefined
  readonly session: Session | undefined
  /** As sent, valid or not. */
  readonly bearer: string | undefined
  readonly guestSecret: string | undefined
  /** Whether the storefront's server calls with its X-Service-Key, and not on behalf of a shopper. */
  readonly isServiceCall: boolean
  /** The shopper's address as seen by a trusted proxy; key of rate limits. */
  readonly address: string
  /** Header `X-Device`: proof that a customer has signed in on this device before. */
  readonly device: string | undefined
  readonly userAgent: string | undefined
}

/** Request context; only `memo` and `response` change during a request. */
export interface Context {
  readonly db: Kysely<Database>
  /** From the Store header, else the host's default. */
  readonly brand: Brand
  readonly viewer: Viewer
  readonly config: Config
  readonly ports: Ports
  readonly requestId: string
  readonly idempotencyKey: string | undefined
  /** Values loaded once per request. */
  readonly memo: Memo
  /** Collects cache tags and whether the answer is cacheable. */
  readonly response: ResponseCollector
  /** Loads shared with other requests of the site; undefined while the change log is not followed. */
  readonly sharedLoads: RequestLoads | undefined
}
