import type { StockRow } from './inventory-store.ts'

const MOST_MINUTES = 60 * 24 * 30

/** @returns the row, or what is wrong */
export function readStockForm(form: URLSearchParams, now: Date): Omit<StockRow, 'sequence'> | string {
  const sku = (form.get('sku') ?? '').trim().toUpperCase()
  const source = (form.get('source') ?? '').trim()
  const pieces = (form.get('on_hand') ?? '').trim()
  const minutes = (form.get('minutes_ago') ?? '').trim() || '0'
  if (!sku || sku.length > 64) return 'Enter the sku of a size, such as VERONA-BLACK-38.'
  if (!source || source.length > 64) return 'Enter warehouse or the code of a store.'
  if (!/^\d{1,6}$/.test(pieces)) return 'Enter how many pieces are there, from 0 to 999999.'
  if (!/^\d{1,5}$/.test(minutes) || Number(minutes) > MOST_MINUTES)
    return `Enter how many minutes ago it was, from 0 to ${MOST_MINUTES}.`
  return {
    sku,
    source,
    on_hand: Number(pieces),
    as_of: new Date(now.getTime() - Number(minutes) * 60_000).toISOString(),
    counted: form.get('counted') === 'on',
  }
}
