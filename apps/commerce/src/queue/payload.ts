import { findBrandByWebsiteId } from '@welt/brands'

/** Names the field, never its value: payloads contain addresses. */
export class InvalidPayloadError extends TypeError {
  override readonly name = 'InvalidPayloadError'
}

/** @throws TypeError that completes the sentence "<field> …" */
type FieldParser<T> = (value: unknown) => T

export type Fields = Readonly<Record<string, FieldParser<unknown>>>

type Parsed<F extends Fields> = { readonly [Name in keyof F]: ReturnType<F[Name]> }
type OptionalNames<F extends Fields> = {
  [Name in keyof F]: undefined extends ReturnType<F[Name]> ? Name : never
}[keyof F]

export type PayloadOf<F extends Fields> = Omit<Parsed<F>, OptionalNames<F>> & Partial<Pick<Parsed<F>, OptionalNames<F>>>

export function id(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1)
    throw new TypeError('is no positive whole number')
  return value
}

export function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new TypeError('is no text, or empty')
  return value
}

export function websiteId(value: unknown): number {
  const number = id(value)
  if (!findBrandByWebsiteId(number)) throw new TypeError('is no site of ours')
  return number
}

export function oneOf<const Value extends string>(values: readonly Value[]): FieldParser<Value> {
  return (value) => {
    const found = values.find((one) => one === value)
    if (found === undefined) throw new TypeError(`is none of ${values.join(', ')}`)
    return found
  }
}

export function optional<T>(parse: FieldParser<T>): FieldParser<T | undefined> {
  return (value) => (value === undefined || value === null ? undefined : parse(value))
}

/** Drops undeclared fields. @throws InvalidPayloadError */
export function parsePayload<F extends Fields>(job: string, fields: F, payload: unknown): PayloadOf<F> {
  if (typeof payload !== 'object' || payload === null) throw new InvalidPayloadError(`${job}: the payload is no object`)
  const values = new Map(Object.entries(payload))
  const parsed = Object.entries(fields).map(([name, parse]) => {
    try {
      return [name, parse(values.get(name))]
    } catch (error) {
      throw new InvalidPayloadError(`${job}: ${name} ${error instanceof Error ? error.message : 'is invalid'}`)
    }
  })
  return Object.fromEntries(parsed)
}
