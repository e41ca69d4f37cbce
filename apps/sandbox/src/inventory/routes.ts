import { applyAfterWork, applyBeforeWork, type FailureAnswers } from '../control/apply-fault.ts'
import type { Faults } from '../control/faults.ts'
import { type Answer, json, type Route, redirect, type SandboxRequest } from '../web/answer.ts'
import type { InventoryStore } from './inventory-store.ts'
import { stockPage } from './page.ts'
import { readStockForm } from './stock-form.ts'

const MOST_ROWS = 5000

const failed = (status: number, error: string): Answer => json({ error }, status)

const FAILURES: FailureAnswers = {
  'error-500': () => failed(500, 'Internal error'),
  'error-429': () => failed(429, 'Too many requests'),
  'error-500-after': () => failed(500, 'Internal error'),
}

const isWhole = (text: string) => /^\d{1,15}$/.test(text)

/** `isMixedUp` sends every row again, the newest first. */
function readRows(store: InventoryStore, { url }: SandboxRequest, isMixedUp: boolean): Answer {
  const after = url.searchParams.get('after') ?? '0'
  const limit = url.searchParams.get('limit') ?? String(MOST_ROWS)
  if (!isWhole(limit) || Number(limit) < 1) return failed(422, 'limit must be a whole number from 1.')
  if (!isWhole(after) || Number(after) > store.lastSequence()) return failed(410, 'The cursor is unknown.')
  if (isMixedUp) return json({ rows: store.rows().toReversed(), cursor: String(store.lastSequence()), has_more: false })
  const newer = store.rows().filter(({ sequence }) => sequence > Number(after))
  const rows = newer.slice(0, Math.min(Number(limit), MOST_ROWS))
  return json({ rows, cursor: String(rows.at(-1)?.sequence ?? after), has_more: rows.length < newer.length })
}

/** The feed of docs/inventory-feed.md, and a page that changes what it says. */
export function inventoryRoutes(store: InventoryStore, faults: Faults): Route[] {
  return [
    {
      method: 'GET',
      path: '/inventory/v1/stock',
      handle: async (request) => {
        if (!request.headers['x-api-key']) return failed(401, 'The API key is missing.')
        const fault = faults.take('inventory', undefined)
        const early = await applyBeforeWork(fault, FAILURES)
        return early ?? applyAfterWork(readRows(store, request, fault?.effect === 'out-of-order'), fault, FAILURES)
      },
    },
    { method: 'GET', path: '/inventory', handle: () => stockPage(store.rows()) },
    {
      method: 'POST',
      path: '/inventory',
      handle: ({ body }) => {
        const form = new URLSearchParams(body)
        const row = readStockForm(form, new Date())
        if (typeof row === 'string') return stockPage(store.rows(), { error: row, form })
        store.put(row)
        return redirect('/inventory')
      },
    },
  ]
}
