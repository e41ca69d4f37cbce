import { createLog } from '@welt/kit/log'

export const log = createLog('storefront')

export function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
