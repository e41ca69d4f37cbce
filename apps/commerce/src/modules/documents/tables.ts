import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'
import type { TaxContents } from './tax/contents.ts'

/** Tax invoices and adjustment notes as they were issued; a trigger refuses changes. [R7.30] */
interface TaxDocumentTable {
  id: GeneratedAlways<number>
  /** 128-bit random. */
  uid: string
  website_id: number
  kind: TaxContents['kind']
  number: number
  order_id: number
  /** Set on an adjustment note for a refund. */
  credit_memo_id: number | null
  /** Set on an adjustment note for pieces cancelled after the invoice. */
  order_event_id: number | null
  /** Set on an invoice: the last order event that it takes into account. */
  last_event_id: number | null
  contents: ColumnType<TaxContents, string, never>
  pdf: Buffer
  issued_at: ColumnType<Date, Date, never>
}

/** The last number of each kind. The issuing transaction increments it, so numbers have no gaps. */
interface TaxNumberTable {
  kind: TaxContents['kind']
  last: number
}

export interface DocumentTables {
  tax_document: TaxDocumentTable
  tax_number: TaxNumberTable
}

export type TaxDocumentRow = Selectable<TaxDocumentTable>
