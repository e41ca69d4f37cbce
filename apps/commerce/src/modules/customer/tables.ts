import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { CustomerAddressData } from './addresses/address-data.ts'

/** An account of one site; the same person has another on every other site. [R3.01, R1.15] */
interface CustomerTable {
  id: GeneratedAlways<number>
  website_id: number
  email: string
  firstname: string
  middlename: string | null
  lastname: string
  prefix: string | null
  suffix: string | null
  gender: number | null
  /** `YYYY-MM-DD`. */
  date_of_birth: string | null
  taxvat: string | null
  /** Null: registered in a store, no password yet (A45). */
  password_hash: string | null
  allow_remote_shopping_assistance: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** Set when the account was deleted; nothing personal is left then. */
  closed_at: Date | null
  /** When the owner showed that mail to `email` reaches them. [decision 17] */
  email_confirmed_at: Date | null
}

/** An address in a customer's address book. */
interface CustomerAddressTable {
  id: GeneratedAlways<number>
  customer_id: number
  address: ColumnType<CustomerAddressData, string, string>
  is_default_billing: Generated<boolean>
  is_default_shipping: Generated<boolean>
  created_at: Generated<Date>
}

/**
 * Tokens of sign-ins; those that a refresh replaced stay as long as their family may live, so that a stolen one is
 * recognised.
 */
interface CustomerTokenTable {
  /** SHA-256 of the token. */
  token_hash: Buffer
  customer_id: number
  website_id: number
  /** One sign-in and all its refreshes. */
  family: string
  issued_at: Date
  family_started_at: Date
  expires_at: Date
  replaced_at: Date | null
  /** With it and the old token the new one is computed again for tabs that refresh at the same time. */
  successor_salt: Buffer | null
  revoked_at: Date | null
  /** Name of the staff secret when staff act for the customer. */
  admin_actor: string | null
  /** What signed in, as its user agent says. */
  device: string | null
  address: string | null
}

/** A link that lets a customer choose another password, once. */
interface PasswordResetTable {
  token_hash: Buffer
  customer_id: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** A link that confirms an account's email. */
interface EmailConfirmationTable {
  token_hash: Buffer
  customer_id: number
  /** The account's email when the link was sent; it confirms no other. */
  email: string
  created_at: Date
  expires_at: Date
}

/** A secret with which staff act for customers. */
interface AdminSecretTable {
  id: GeneratedAlways<number>
  name: string
  secret_hash: Buffer
  created_at: Generated<Date>
  revoked_at: Date | null
  last_used_at: Date | null
}

/** An account whose data is deleted again after a backup is restored; contains no personal data. */
interface ErasureTable {
  customer_id: number
  website_id: number
  erased_at: Generated<Date>
}

/** Tables of the customer module. */
export interface CustomerTables {
  customer: CustomerTable
  customer_address: CustomerAddressTable
  customer_token: CustomerTokenTable
  password_reset: PasswordResetTable
  email_confirmation: EmailConfirmationTable
  admin_secret: AdminSecretTable
  erasure: ErasureTable
}

export type CustomerRow = Selectable<CustomerTable>
export type CustomerAddressRow = Selectable<CustomerAddressTable>
