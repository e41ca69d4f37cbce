import { DAY_MS, MINUTE_MS, SECOND_MS } from '@welt/kit/time'
import type { Ledger, Webhook } from './ledger.ts'

/** Notifications follow shortly after the answer, as in production. */
const FIRST_DELAY_MS = 250

export interface WebhookSettings {
  readonly url: string
  readonly user: string
  readonly password: string
}

/** Delivers notifications until the shop answers 2xx. */
export interface WebhookSender {
  /** `delayMs` is added to the usual delay. */
  send(webhook: Webhook, delayMs?: number): void
  /** Undelivered notifications stay in the ledger for the next start. */
  stop(): void
}

/** 1 s, doubling to 60 s. */
function retryDelayMs(tries: number): number {
  return Math.min(MINUTE_MS, SECOND_MS * 2 ** Math.max(0, tries - 1))
}

async function post(settings: WebhookSettings, body: string): Promise<boolean> {
  const authorization = `Basic ${Buffer.from(`${settings.user}:${settings.password}`).toString('base64')}`
  try {
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', authorization },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(10 * SECOND_MS),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false // counts as a refusal, so it is retried
  }
}

export function createWebhookSender(ledger: Ledger, settings: WebhookSettings): WebhookSender {
  const timers = new Set<NodeJS.Timeout>()
  let isStopped = false
  const later = (webhook: Webhook, delayMs: number) => {
    if (isStopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void deliver(webhook)
    }, delayMs)
    timers.add(timer)
  }
  const deliver = async (webhook: Webhook) => {
    const isAccepted = await post(settings, webhook.body)
    const tries = webhook.tries + 1
    const isTooOld = Date.now() - Date.parse(webhook.createdAt) > DAY_MS
    const next: Webhook = { ...webhook, tries, state: isAccepted ? 'delivered' : isTooOld ? 'abandoned' : 'waiting' }
    ledger.put('webhooks', next.id, next)
    if (next.state === 'waiting') later(next, retryDelayMs(tries))
  }
  for (const webhook of ledger.all('webhooks')) if (webhook.state === 'waiting') later(webhook, FIRST_DELAY_MS)
  return {
    send: (webhook, delayMs = 0) => {
      ledger.put('webhooks', webhook.id, webhook)
      later(webhook, FIRST_DELAY_MS + delayMs)
    },
    stop: () => {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
