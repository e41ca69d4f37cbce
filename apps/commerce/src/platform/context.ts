import type { Brand } from '@welt/brands'
import type { Kysely } from 'kysely'
import type { Session } from '../modules/customer/sign-in/session.ts'
import type { RequestLoads } from '../modules/site/shared-loads.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Ports } from './ports.ts'
import type { Memo, ResponseCollector } from './request-state.ts'

/** `guestSecret` is the `__Host-guest` cookie, passed on by the storefront's proxy. */
interface Viewer {
  readonly customerId: number | undefined
  readonly session: Session | undefined
  /** As sent, valid or not. */
  readonly bearer: string | undefined
  readonly guestSecret: string | undefined
  /** The storefront's server, not acting for a shopper. */
  readonly isServiceCall: boolean
  /** As seen by a trusted proxy; key of rate limits. */
  readonly address: string
  /** Header `X-Device`: proves an earlier sign-in on this device. */
  readonly device: string | undefined
  readonly userAgent: string | undefined
}

/** Request context; read-only except `memo` and `response`. */
export interface Context {
  readonly db: Kysely<Database>
  readonly brand: Brand
  readonly viewer: Viewer
  readonly config: Config
  readonly ports: Ports
  readonly requestId: string
  readonly idempotencyKey: string | undefined
  readonly memo: Memo
  readonly response: ResponseCollector
  /** Undefined while the change log is not followed. */
  readonly sharedLoads: RequestLoads | undefined
}
