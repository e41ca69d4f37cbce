import { hasStar, renderRewardCount } from '#app/islands/account-name.ts'
import type { LoyaltyAnswer } from './loyalty-answer.ts'

const KEY = 'rewards'
const FRESH_MS = 300_000

function countOf(answer: LoyaltyAnswer): number {
  return answer.kind === 'member' && answer.tickets !== 'away' ? answer.tickets.length : 0
}

function remember(count: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([count, Date.now()]))
  } catch {
    // without storage it is loaded again
  }
}

function known(): number | undefined {
  try {
    const [count, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly (number | undefined)[]
    return at !== undefined && Date.now() - at < FRESH_MS ? count : undefined
  } catch {
    return undefined
  }
}

function showRewardCount(answer: LoyaltyAnswer): void {
  const count = countOf(answer)
  if (answer.kind === 'member') remember(count)
  renderRewardCount(count)
}

/** Loaded at most every five minutes. [R1.18] */
export async function startBadge(): Promise<void> {
  if (!hasStar()) return
  const count = known()
  if (count !== undefined) return renderRewardCount(count)
  const answer = await fetch('/api/rewards').catch(() => undefined)
  if (answer?.ok) showRewardCount((await answer.json()) as LoyaltyAnswer)
}
