import type { Brand } from '@welt/brands'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { NamedByComposition } from './named-by-composition.ts'
import type { Memo, ResponseCollector } from './request-state.ts'
import type { Session } from './session.ts'

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

/** Outside systems that jobs use too. */
export interface JobPorts extends NamedByComposition {}

/** Outside systems, and what a module needs from one on its right. */
export interface Ports extends JobPorts {}

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
}
