import type { CountryCode, CurrencyCode } from '@welt/kit/money'

export interface Seller {
  readonly legalName: string
  readonly taxNumber: string
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
}

/** Amounts in cents, GST included. */
export interface TaxLine {
  readonly name: string
  readonly about: string
  readonly quantity: number | null
  /** Null if the total is enough. */
  readonly unitCents: number | null
  readonly gstCents: number
  readonly totalCents: number
}

export interface Payment {
  readonly label: string
  readonly cents: number
}

interface Issued {
  readonly seller: Seller
  readonly country: CountryCode
  readonly currency: CurrencyCode
  readonly number: string
  /** Days are `YYYY-MM-DD` in the site's zone. */
  readonly issuedOn: string
  readonly orderNumber: string
  readonly buyer: readonly string[]
  readonly lines: readonly TaxLine[]
  readonly gstCents: number
  readonly totalCents: number
  readonly payments: readonly Payment[]
}

/** Stored as it was issued. [R7.30] */
export interface InvoiceContents extends Issued {
  readonly kind: 'invoice'
  readonly suppliedOn: string
  readonly paidOn: string
  readonly deliveredTo: readonly string[]
  readonly returnDays: number
}

/** Lines and amounts by which the invoice is reduced. */
export interface AdjustmentContents extends Issued {
  readonly kind: 'adjustment'
  readonly invoiceNumber: string
  readonly invoiceIssuedOn: string
  readonly returnNumber: string | null
  readonly reason: string
  /** The pieces were never handed over. */
  readonly isCancelled?: boolean
  /** The payment was refunded without a return. */
  readonly isRefunded?: boolean
  readonly before: { readonly totalCents: number; readonly gstCents: number }
}

export type TaxContents = InvoiceContents | AdjustmentContents
