import type { CurrencyCode } from '@welt/kit/money'
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'

/** [R3.23] */
export interface Greeting {
  readonly senderName: string
  readonly senderEmail: string
  readonly recipientName: string
  readonly recipientEmail: string
  readonly message: string | null
  /** Order number, on a card that replaces a void one. */
  readonly refundOf?: string
}

/** The balance in cents is the sum of the card's entries. */
interface GiftCardTable {
  id: GeneratedAlways<number>
  /** Capitals and digits without spaces. */
  code: string
  pin_hash: string
  website_id: number
  currency: CurrencyCode
  balance_cents: number
  /** Null: never. */
  expires_at: Date | null
  /** `blocked`: by staff, until they unblock it. */
  state: 'active' | 'blocked' | 'void'
  /** Null for a card issued by staff. */
  order_line_id: number | null
  /** From 1. */
  piece: number | null
  greeting: ColumnType<Greeting | null, string | null | undefined, string | null>
  deliver_at: Date | null
  sent_at: ColumnType<Date | null, never, Date>
  created_at: ColumnType<Date, never, never>
}

/**
 * Append-only. `hold` reserves for an order, `capture` marks it paid, `move` transfers a void card's refund to its
 * replacement, `adjust` is by staff.
 */
interface GiftCardEntryTable {
  id: GeneratedAlways<number>
  gift_card_id: number
  order_id: number | null
  kind: 'issue' | 'hold' | 'capture' | 'release' | 'refund' | 'move' | 'adjust'
  cents: number
  /** Of an adjustment. */
  reason: ColumnType<string | null, string | undefined, never>
  /** An adjustment with the same key is made once. */
  key: ColumnType<string | null, string | undefined, never>
  at: ColumnType<Date, never, never>
}

export interface GiftCardTables {
  gift_card: GiftCardTable
  gift_card_entry: GiftCardEntryTable
}

export type GiftCardRow = Selectable<GiftCardTable>
