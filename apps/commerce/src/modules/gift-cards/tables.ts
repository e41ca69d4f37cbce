import type { CurrencyCode } from '@welt/kit/money'
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'

/** What a bought gift card says, and to whom. [R3.23] */
export interface Greeting {
  readonly senderName: string
  readonly senderEmail: string
  readonly recipientName: string
  readonly recipientEmail: string
  readonly message: string | null
  /** The refunded order, on a card that replaces a void one. */
  readonly refundOf?: string
}

/**
 * A gift card; its balance is the sum of its entries, in cents.
 * The PIN is stored as a hash with a key outside of the database.
 */
interface GiftCardTable {
  id: GeneratedAlways<number>
  /** Capitals and digits without spaces. */
  code: string
  pin_hash: string
  website_id: number
  currency: CurrencyCode
  balance_cents: number
  /** Null when it never expires. */
  expires_at: Date | null
  state: 'active' | 'void'
  /** The line by which it was bought; null for one that staff issued. */
  order_line_id: number | null
  /** Which piece of the line, from 1. */
  piece: number | null
  greeting: ColumnType<Greeting | null, string | null | undefined, string | null>
  /** When the mail to the recipient is due. */
  deliver_at: Date | null
  sent_at: ColumnType<Date | null, never, Date>
  created_at: ColumnType<Date, never, never>
}

/**
 * A movement of a gift card's balance; append-only. `hold` reserves for an order, `capture` marks it paid, `move`
 * transfers a void card's refund to its replacement.
 */
interface GiftCardEntryTable {
  id: GeneratedAlways<number>
  gift_card_id: number
  order_id: number | null
  kind: 'issue' | 'hold' | 'capture' | 'release' | 'refund' | 'move'
  /** What it adds to the balance, in cents. */
  cents: number
  at: ColumnType<Date, never, never>
}

export interface GiftCardTables {
  gift_card: GiftCardTable
  gift_card_entry: GiftCardEntryTable
}

export type GiftCardRow = Selectable<GiftCardTable>
