/** One JSON line to standard output. Never give it bodies, emails, names, addresses or tokens. @source reliability §7 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), level, part: 'storefront', event, ...fields }))
}

/** Text of an unknown error with its stack, for a log line. */
export function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
