/** Values of `site_setting` by key. Each reader replaces a value of a wrong type with the fallback. */
export type Stored = Readonly<Record<string, unknown>>

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

export const flag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback)

export const count = (value: unknown, fallback: number) =>
  Number.isInteger(value) && Number(value) >= 0 ? Number(value) : fallback

export const texts = (value: unknown) => (isTextList(value) ? value : [])

export const text = (value: unknown) => (typeof value === 'string' ? value : '')

export const storedObject = (value: unknown): Stored =>
  typeof value === 'object' && value !== null ? (value as Stored) : {}

export function countsOf<Name extends string>(
  value: unknown,
  defaults: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  const changed = storedObject(value)
  const entries = Object.entries<number>(defaults).map(([name, amount]) => [name, count(changed[name], amount)])
  return Object.fromEntries(entries) as Record<Name, number>
}
