import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '#src/platform/context'
import { createFaultAlarm } from '#src/platform/database-faults'
import { log } from '#src/platform/log'
import { parseNotification } from './notification.ts'
import { isSigned } from './signature.ts'
import { storeNotification } from './store-notification.ts'

type WebhookDeps = Pick<Context, 'db' | 'config'>

const BODY_BYTES = 1024 * 1024

function answer(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    ...headers,
  })
  res.end(text)
}

function alarm(message: string, facts: Readonly<Record<string, unknown>> = {}): void {
  log('error', message, { alarm: true, ...facts })
}

const alarmOperators = createFaultAlarm(log)

function sameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function hasCredentials(req: IncomingMessage, { webhookUser, webhookPassword }: Context['config']['adyen']): boolean {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return sameText(Buffer.from(encoded, 'base64').toString('utf8'), `${webhookUser}:${webhookPassword}`)
}

/** Undefined when larger than 1 MiB. */
async function readBody(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    size += (chunk as Buffer).length
    if (size > BODY_BYTES) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Stores signed items; a job applies them. Quarantines items whose reference can't be ours, since Adyen would resend a
 * refused one indefinitely. One invalid item rejects the batch. Answers 503 while the database is unavailable.
 */
export async function handleWebhook(req: IncomingMessage, res: ServerResponse, deps: WebhookDeps): Promise<void> {
  const { adyen } = deps.config
  if (req.method !== 'POST') return answer(res, 405, 'Only POST is served.', { allow: 'POST' })
  if (!hasCredentials(req, adyen))
    return answer(res, 401, 'Unauthorised', { 'www-authenticate': 'Basic realm="webhooks"', connection: 'close' })
  const body = await readBody(req)
  if (body === undefined) return answer(res, 413, 'The notification is too large.', { connection: 'close' })
  const items = parseNotification(body)
  if (!items) return answer(res, 400, 'The notification cannot be read.')
  const isTrusted = items.every(
    ({ signed, signature }) =>
      signed.merchantAccountCode === adyen.merchantAccount && isSigned(signed, signature, adyen.hmacKeys),
  )
  if (!isTrusted) {
    alarm('a webhook was not signed by the payment service')
    return answer(res, 401, 'Unauthorised')
  }
  try {
    for (const stray of await storeNotification(deps.db, items)) {
      if (stray.isSuccess || stray.isOdd)
        alarm(stray.isOdd ? 'a webhook was put aside' : 'a webhook fits no attempt', {
          eventCode: stray.eventCode,
          pspReference: stray.pspReference,
        })
    }
  } catch (error) {
    alarmOperators(error)
    alarm('a webhook could not be kept', { name: error instanceof Error ? error.name : 'unknown' })
    return answer(res, 503, 'Try again later.', { 'retry-after': '5' })
  }
  return answer(res, 202, '[accepted]')
}
