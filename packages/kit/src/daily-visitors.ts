import { createHash, randomBytes } from 'node:crypto'
import { addressKey } from './address-key.ts'
import { DAY_MS } from './time.ts'

const MAX_REMEMBERED = 100_000

/** Stores only short hashes, with a secret deleted daily, so no address can be recovered. */
export function createDailyVisitors(nowMs: () => number = Date.now) {
  const seen = new Set<string>()
  let day = -1
  let secret = ''
  return {
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
