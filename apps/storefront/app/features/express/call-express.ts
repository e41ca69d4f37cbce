import type { ExpressAnswer, ExpressRequest, ExpressSettings } from './express-answer.ts'
import { expressMessages } from './messages.ts'

/** Fails never: what went wrong is in `problem`. */
export async function callExpress(request: ExpressRequest): Promise<ExpressAnswer> {
  try {
    const body = new URLSearchParams({ request: JSON.stringify(request) })
    const answer = await fetch('/api/express', { method: 'POST', headers: { accept: 'application/json' }, body })
    return answer.ok ? ((await answer.json()) as ExpressAnswer) : { problem: expressMessages.failed }
  } catch {
    return { problem: expressMessages.failed }
  }
}

/** @throws Error when nothing can be paid by wallet now */
export async function fetchExpressSettings(): Promise<ExpressSettings> {
  const answer = await fetch('/api/express', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(expressMessages.notLoaded)
  return (await answer.json()) as ExpressSettings
}
