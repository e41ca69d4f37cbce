import type { ExpressAnswer, ExpressRequest, ExpressSettings } from './express-answer.ts'
import { expressMessages } from './messages.ts'

/** Never rejects: `problem` says what went wrong. */
export async function callExpress(request: ExpressRequest): Promise<ExpressAnswer> {
  // Without an answer, the payment may or may not have gone through.
  const isPaying = request.step === 'pay'
  const lost: ExpressAnswer = isPaying
    ? { problem: expressMessages.lost, isUnknown: true }
    : { problem: expressMessages.failed }
  try {
    const body = new URLSearchParams({ request: JSON.stringify(request) })
    const answer = await fetch('/api/express', { method: 'POST', headers: { accept: 'application/json' }, body })
    return answer.ok ? ((await answer.json()) as ExpressAnswer) : lost
  } catch {
    return lost
  }
}

/** @throws Error when nothing can be paid by wallet now */
export async function fetchExpressSettings(): Promise<ExpressSettings> {
  const answer = await fetch('/api/express', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(expressMessages.notLoaded)
  return (await answer.json()) as ExpressSettings
}
