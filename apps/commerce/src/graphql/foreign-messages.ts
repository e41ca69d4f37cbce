/** Failures that the PostgreSQL driver tells in words alone, with the code that they stand for. */
const DRIVER_FAILURES: readonly (readonly [text: RegExp, code: string])[] = [
  [/timeout exceeded when trying to connect/, 'ETIMEDOUT'],
  [/Connection terminated/, 'ECONNRESET'],
]

/** The code of a driver's failure that has none. Only here is a text read. [decision 52] */
export function driverCodeOf(message: string): string | undefined {
  return DRIVER_FAILURES.find(([text]) => text.test(message))?.[1]
}
