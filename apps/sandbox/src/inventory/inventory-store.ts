import { join } from 'node:path'
import { openJournal } from '../storage/journal.ts'

export interface StockRow {
  readonly sku: string
  readonly source: string
  readonly on_hand: number
  readonly as_of: string
  readonly sequence: number
  readonly counted: boolean
}

/** What the tills and counts of the stores last said of each size; survives a restart. */
export interface InventoryStore {
  /** In the order of change. */
  rows(): readonly StockRow[]
  /** Of the last change. */
  lastSequence(): number
  put(row: Omit<StockRow, 'sequence'>): StockRow
}

/** Opens `inventory.jsonl` in `directory`. */
export function openInventoryStore(directory: string): InventoryStore {
  const journal = openJournal<{ rows: StockRow }>(join(directory, 'inventory.jsonl'), ['rows'])
  const rows = () => journal.all('rows').toSorted((a, b) => a.sequence - b.sequence)
  const lastSequence = () => rows().at(-1)?.sequence ?? 0
  return {
    rows,
    lastSequence,
    put: (row) => {
      const stored = { ...row, sequence: lastSequence() + 1 }
      journal.put('rows', `${row.source} ${row.sku}`, stored)
      return stored
    },
  }
}
