import { type Fields, type PayloadOf, parsePayload } from './payload.ts'

/** A kind of job, as the module that enqueues it declares it. */
export interface JobType<Payload> {
  readonly name: string
  /** Attempts before it is abandoned. */
  readonly attempts: number
  /** Checks the payload from the database. @throws InvalidPayloadError */
  parse(payload: unknown): Payload
}

interface Declaration {
  readonly payload: Fields
  readonly attempts: number
}

/**
 * Declares the jobs of a module, by name. Their handlers are in the module's `job-handlers.ts`; `src/jobs` wires both
 * together and does not compile while a job has none. [decision 48]
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
