import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { CustomerAddressData } from './addresses/address-data.ts'

export type { CustomerAddressData } from './addresses/address-data.ts'

/** Valid on one site only. [R3.01, R1.15] */
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
  /** A trigger writes it. [decision 135] */
  date_of_birth_set_at: ColumnType<Date | null, never, Date>
  taxvat: string | null
  /** Null: registered in a store, no password yet (A45). */
  password_hash: string | null
  allow_remote_shopping_assistance: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** When the account was deleted; no personal data remains. */
  closed_at: Date | null
  /** [decision 17] */
  email_confirmed_at: Date | null
  /** New carts start with it. [R7.104] */
  preferred_store_code: string | null
}

/** An address of a customer's address book. */
interface CustomerAddressTable {
  id: GeneratedAlways<number>
  customer_id: number
  address: ColumnType<CustomerAddressData, string, string>
  is_default_billing: Generated<boolean>
  is_default_shipping: Generated<boolean>
  created_at: Generated<Date>
}

/** Replaced tokens are retained to detect reuse of a stolen one. */
interface CustomerTokenTable {
  /** SHA-256. */
  token_hash: Buffer
  customer_id: number
  website_id: number
  family: string
  issued_at: Date
  family_started_at: Date
  expires_at: Date
  replaced_at: Date | null
  /** Derives the same successor for concurrent refreshes. */
  successor_salt: Buffer | null
  revoked_at: Date | null
  /** Name of the staff secret. */
  admin_actor: string | null
  device: string | null
  address: string | null
}

/** A single-use link to choose another password. */
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
  /** The account's email when the link was sent; the link confirms no other. */
  email: string
  created_at: Date
  expires_at: Date
}

/** A secret that lets staff act for customers. */
interface AdminSecretTable {
  id: GeneratedAlways<number>
  name: string
  secret_hash: Buffer
  created_at: Generated<Date>
  revoked_at: Date | null
  last_used_at: Date | null
}

/** Repeats deletions after a backup is restored. No personal data. */
interface ErasureTable {
  customer_id: number
  website_id: number
  erased_at: Generated<Date>
}

export interface CustomerTables {
  customer: CustomerTable
  customer_address: CustomerAddressTable
  customer_token: CustomerTokenTable
  password_reset: PasswordResetTable
  email_confirmation: EmailConfirmationTable
  admin_secret: AdminSecretTable
  erasure: ErasureTable
}

export type CustomerRow = Omit<Selectable<CustomerTable>, 'date_of_birth_set_at'>
export type CustomerAddressRow = Selectable<CustomerAddressTable>
