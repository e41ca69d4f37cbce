const DRIVER_FAILURES: readonly (readonly [text: RegExp, code: string])[] = [
  [/timeout exceeded when trying to connect/, 'ETIMEDOUT'],
  [/Connection terminated|is not queryable/, 'ECONNRESET'],
]

/** The only place that matches on error text. [decision 52] */
export function driverCodeOf(message: string): string | undefined {
  return DRIVER_FAILURES.find(([text]) => text.test(message))?.[1]
}
