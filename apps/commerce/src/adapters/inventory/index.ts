import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@welt/kit/time'
import { type InventoryFeed, InventoryFeedError } from '../../modules/stores/ports.ts'
import type { Config } from '../../platform/config.ts'
import { send, TransportError } from '../http/http-client.ts'
import { PAGE_ROWS, toPage } from './translate.ts'

const PAGE_MS = 5 * SECOND_MS
const RETRY_AFTER_MS = 200
const UNKNOWN_CURSOR = 410

/** Retries once while time allows. @throws TransportError */
async function readTwice(call: Parameters<typeof send>[0]): Promise<string> {
  try {
    return await send(call)
  } catch (error) {
    const isRefused = error instanceof TransportError && error.failure === 'status' && (error.status ?? 0) < 500
    if (isRefused || Date.now() + RETRY_AFTER_MS >= call.deadlineAt) throw error
    await sleep(RETRY_AFTER_MS)
    return send(call)
  }
}

/** The feed of docs/inventory-feed.md; the sandbox's unless INVENTORY_URL is set. */
export function createInventoryFeed({ url, key }: Config['inventory']): InventoryFeed {
  return {
    isConfigured: url !== undefined,
    async readPage(cursor) {
      if (url === undefined) throw new InventoryFeedError('No inventory feed: set INVENTORY_URL (or SANDBOX_URL).')
      const address = new URL(`${url.replace(/\/+$/, '')}/v1/stock`)
      address.searchParams.set('limit', String(PAGE_ROWS))
      if (cursor !== undefined) address.searchParams.set('after', cursor)
      const headers = { 'x-api-key': key, accept: 'application/json' }
      try {
        const deadlineAt = Date.now() + PAGE_MS
        return toPage(await readTwice({ url: address, method: 'GET', headers, body: '', deadlineAt }), new Date())
      } catch (error) {
        if (!(error instanceof TransportError)) throw error
        if (error.status === UNKNOWN_CURSOR && cursor !== undefined) return undefined
        throw new InventoryFeedError(error.message)
      }
    },
  }
}
