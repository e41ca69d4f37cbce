import { type Brand, findBrandByWebsiteId } from '@welt/brands'
import type { Context } from '../composition/context.ts'
import type { Ports } from '../composition/ports.ts'

/** What jobs work with: nobody's session, no site of a request, no listing index. */
export interface JobContext {
  readonly db: Context['db']
  readonly config: Context['config']
  readonly ports: Pick<Ports, 'payments' | 'mail' | 'shipping'>
  /** One JSON line; never personal data. */
  log(level: 'info' | 'error', event: string, detail?: Readonly<Record<string, unknown>>): void
}

/** The work of one kind of job. It may be run twice; throwing means it is tried again later. */
export type Job = (payload: unknown, ctx: JobContext) => Promise<void>

/** The positive whole number `name` of a payload. @throws TypeError when it is missing. */
export function requireId(payload: unknown, name: string): number {
  const value = (payload as Readonly<Record<string, unknown>> | null)?.[name]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) throw new TypeError(`the job lacks ${name}`)
  return value
}

/** The text `name` of a payload. @throws TypeError when it is missing. */
export function requireText(payload: unknown, name: string): string {
  const value = (payload as Readonly<Record<string, unknown>> | null)?.[name]
  if (typeof value !== 'string' || value === '') throw new TypeError(`the job lacks ${name}`)
  return value
}

/** The site of a payload's `websiteId`. @throws TypeError when it names none. */
export function requireBrand(payload: unknown): Brand {
  const brand = findBrandByWebsiteId(requireId(payload, 'websiteId'))
  if (!brand) throw new TypeError('the job names no site')
  return brand
}
