import { createLog } from '@welt/kit/log'

/** Lines of the storefront's server. */
export const log = createLog('storefront')

/** Text of an unknown error with its stack, for a log line. */
export function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
