import { type Fields, type PayloadOf, parsePayload } from './payload.ts'

/** A kind of job, declared by the module that enqueues it. */
export interface JobType<Payload> {
  readonly name: string
  readonly attempts: number
  /** @throws InvalidPayloadError */
  parse(payload: unknown): Payload
}

interface Declaration {
  readonly payload: Fields
  readonly attempts: number
}

/**
 * Declares a module's jobs; handlers are in its `job-handlers.ts`. `src/jobs` wires both and fails to compile when a
 * handler is missing. [decision 48]
 */
export function defineJobs<const Jobs extends Readonly<Record<string, Declaration>>>(
  jobs: Jobs,
): { readonly [Name in keyof Jobs]: JobType<PayloadOf<Jobs[Name]['payload']>> } {
  const types = Object.entries(jobs).map(([name, { payload, attempts }]) => [
    name,
    { name, attempts, parse: (value: unknown) => parsePayload(name, payload, value) },
  ])
  return Object.fromEntries(types)
}
