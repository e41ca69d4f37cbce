import type { Context, JobPorts } from '../platform/context.ts'
import type { JobType } from './define-jobs.ts'

export interface JobContext {
  readonly db: Context['db']
  readonly config: Context['config']
  readonly ports: JobPorts
  /** Never log personal data. */
  log(level: 'info' | 'error', event: string, detail?: Readonly<Record<string, unknown>>): void
}

/** May run twice; throw to retry. */
export type JobHandler<Payload> = (payload: Payload, ctx: JobContext) => Promise<void>

export type HandlersOf<Jobs> = {
  readonly [Name in keyof Jobs]: Jobs[Name] extends JobType<infer Payload> ? JobHandler<Payload> : never
}
