import { addressKey } from './address-key.ts'
import { MINUTE_MS } from './time.ts'

export const REQUESTS_PER_MINUTE = 300
const ADDRESSES = 20_000

export interface AddressLimiter {
  /** @returns undefined when the request may pass */
  secondsToWait(address: string, nowMs: number): number | undefined
}

/** Coarse, per process. Limits that protect accounts and money are in PostgreSQL. */
export function createAddressLimiter(multiplier: number, requestsPerMinute = REQUESTS_PER_MINUTE): AddressLimiter {
  const windows = new Map<string, { startedMs: number; count: number }>()
  const limit = requestsPerMinute * multiplier
  return {
    secondsToWait(from, nowMs) {
      const address = addressKey(from)
      const window = windows.get(address)
      if (window && nowMs - window.startedMs < MINUTE_MS) {
        window.count += 1
        return window.count > limit ? Math.ceil((window.startedMs + MINUTE_MS - nowMs) / 1000) : undefined
      }
      windows.delete(address)
      windows.set(address, { startedMs: nowMs, count: 1 })
      if (windows.size > ADDRESSES) windows.delete(windows.keys().next().value ?? '')
      return undefined
    },
  }
}
