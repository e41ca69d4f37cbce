import type { Ledger } from './ledger.ts'
import type { Notice } from './notifications.ts'
import type { Vault } from './vault.ts'

/** Context of the payment service. */
export interface PaymentService {
  readonly ledger: Ledger
  readonly vault: Vault
  readonly merchantAccount: string
  /** Base URL of the pages that shoppers see. */
  readonly publicUrl: string
  notify(notice: Notice): void
}
