import { createHash, randomBytes } from 'node:crypto'
import { addressKey } from './address-key.ts'
import { DAY_MS } from './time.ts'

/** Visitors remembered in a day; more are not counted. */
const MAX_REMEMBERED = 100_000

/**
 * Finds out whether a visitor does something for the first time on a day. Only short hashes are remembered, made with a
 * secret that is deleted with them at midnight UTC: no address can be read from them.
 */
export function createDailyVisitors(nowMs: () => number = Date.now) {
  const seen = new Set<string>()
  let day = -1
  let secret = ''
  return {
    /** Whether an address does `what` for the first time today. */
    isFirst(address: string, what: string): boolean {
      const today = Math.floor(nowMs() / DAY_MS)
      if (today !== day) {
        day = today
        secret = randomBytes(16).toString('base64url')
        seen.clear()
      }
      const mark = createHash('sha256')
        .update(`${secret}\n${addressKey(address)}\n${what}`)
        .digest('base64url')
        .slice(0, 12)
      if (seen.has(mark) || seen.size >= MAX_REMEMBERED) return false
      seen.add(mark)
      return true
    },
  }
}
