/** Driver failures that have a message but no code, with the matching code. */
const DRIVER_FAILURES: readonly (readonly [text: RegExp, code: string])[] = [
  [/timeout exceeded when trying to connect/, 'ETIMEDOUT'],
  [/Connection terminated/, 'ECONNRESET'],
]

/** Derives a code from a driver error that has none. The only place that matches on error text. [decision 52] */
export function driverCodeOf(message: string): string | undefined {
  return DRIVER_FAILURES.find(([text]) => text.test(message))?.[1]
}
