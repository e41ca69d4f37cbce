import { type Fields, type PayloadOf, parsePayload } from './payload.ts'

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

/** Handlers are in the module's `job-handlers.ts`; `src/jobs` fails to compile when one is missing. [decision 48] */
export function defineJobs<const Jobs extends Readonly<Record<string, Declaration>>>(
  jobs: Jobs,
): { readonly [Name in keyof Jobs]: JobType<PayloadOf<Jobs[Name]['payload']>> } {
  const types = Object.entries(jobs).map(([name, { payload, attempts }]) => [
    name,
    { name, attempts, parse: (value: unknown) => parsePayload(name, payload, value) },
  ])
  return Object.fromEntries(types)
}
