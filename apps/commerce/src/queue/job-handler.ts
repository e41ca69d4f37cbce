import type { Context } from '../composition/context.ts'
import type { Ports } from '../composition/ports.ts'
import type { JobType } from './define-jobs.ts'

/** What jobs work with: nobody's session, no site of a request, no listing index. */
export interface JobContext {
  readonly db: Context['db']
  readonly config: Context['config']
  readonly ports: Pick<Ports, 'payments' | 'mail' | 'shipping' | 'loyalty'>
  /** Writes one JSON line; never personal data. */
  log(level: 'info' | 'error', event: string, detail?: Readonly<Record<string, unknown>>): void
}

/** The work of one kind of job. It may be run twice; throwing means that it is tried again later. */
export type JobHandler<Payload> = (payload: Payload, ctx: JobContext) => Promise<void>

/** A handler for each job that was declared. */
export type HandlersOf<Jobs> = {
  readonly [Name in keyof Jobs]: Jobs[Name] extends JobType<infer Payload> ? JobHandler<Payload> : never
}
