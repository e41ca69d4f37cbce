import { MINUTE_MS } from '@welt/kit/time'

/** [R9.12, A101] */
const LIFE_MS = 30 * MINUTE_MS

/** Undefined when absent, older than 30 minutes or unreadable; the caller checks its shape. [R9.12] */
export function readExpiring(key: string, now = Date.now()): unknown {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!stored || typeof stored !== 'object' || !('at' in stored) || !('value' in stored)) return undefined
    const ageMs = now - Number(stored.at)
    return ageMs >= 0 && ageMs < LIFE_MS ? stored.value : undefined
  } catch {
    return undefined // storage is unavailable or has an invalid value
  }
}

export function writeExpiring(key: string, value: unknown, now = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: now, value }))
  } catch {
    // Storage is full or disabled.
  }
}

export function dropExpiring(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
