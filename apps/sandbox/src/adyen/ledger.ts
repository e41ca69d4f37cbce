import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Minor units and currency, as Adyen writes them. */
export interface Amount {
  readonly value: number
  readonly currency: string
}

/** Where a payment stands. `challenged`: the shopper is at the bank's page. */
export type PaymentState = 'challenged' | 'pending' | 'authorised' | 'refused' | 'error' | 'cancelled'

/** One payment. Card numbers are never part of it. */
export interface Payment {
  readonly pspReference: string
  readonly merchantReference: string
  readonly merchantAccount: string
  readonly amount: Amount
  readonly state: PaymentState
  readonly brand: string
  readonly lastFour: string
  readonly expiryDate: string
  readonly holderName: string
  readonly returnUrl: string
  readonly idempotencyKey: string | undefined
  readonly isManualCapture: boolean
  readonly refusalReason: string | undefined
  readonly refusalReasonCode: string | undefined
  readonly capturedValue: number
  readonly refundedValue: number
  /** Opens the bank's page; part of its address. */
  readonly challengeId: string | undefined
  /** What the bank's page gives the shop back. */
  readonly redirectResult: string | undefined
  readonly createdAt: string
}

/** An answer that was given for an idempotency key. */
interface StoredAnswer {
  readonly status: number
  readonly body: string
  readonly at: string
}

/** The page on which a shopper pays a session; absent when the shop embeds the fields itself. */
export interface HostedPage {
  /** Opens the page; part of its address. */
  readonly pageId: string
  /** What the page gives the shop back. */
  readonly sessionResult: string
  /** Payment made on it; a session is paid once. */
  readonly pspReference: string | undefined
  readonly isCanceled: boolean
}

export interface PaymentSession {
  readonly id: string
  readonly sessionData: string
  readonly request: Readonly<Record<string, unknown>>
  readonly expiresAt: string
  readonly hosted?: HostedPage | undefined
}

/** A notification and how its delivery goes. */
export interface Webhook {
  readonly id: string
  readonly body: string
  readonly eventCode: string
  readonly pspReference: string
  readonly merchantReference: string
  readonly createdAt: string
  readonly tries: number
  readonly state: 'waiting' | 'delivered' | 'abandoned'
}

interface Tables {
  payments: Payment
  answers: StoredAnswer
  sessions: PaymentSession
  webhooks: Webhook
}

const TABLES = ['payments', 'answers', 'sessions', 'webhooks'] as const

/** What the payment service knows: maps in memory, every change appended to a file so that it outlives a restart. */
export interface Ledger {
  get<Name extends keyof Tables>(table: Name, id: string): Tables[Name] | undefined
  all<Name extends keyof Tables>(table: Name): Tables[Name][]
  put<Name extends keyof Tables>(table: Name, id: string, row: Tables[Name]): void
}

interface Line {
  readonly table: keyof Tables
  readonly id: string
  readonly row: unknown
}

function parseLine(text: string): Line | undefined {
  try {
    const line = JSON.parse(text) as Partial<Line>
    return line.table && TABLES.includes(line.table) && typeof line.id === 'string' ? (line as Line) : undefined
  } catch {
    return undefined // the last line of a process that was killed while writing
  }
}

/** Opens (and tidies) `ledger.jsonl` in `directory`; delivered notifications are left behind. */
export function openLedger(directory: string): Ledger {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'ledger.jsonl')
  const rows: { [Name in keyof Tables]: Map<string, Tables[Name]> } = {
    payments: new Map(),
    answers: new Map(),
    sessions: new Map(),
    webhooks: new Map(),
  }
  for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const line = text ? parseLine(text) : undefined
    if (line) (rows[line.table] as Map<string, unknown>).set(line.id, line.row)
  }
  for (const [id, webhook] of rows.webhooks) if (webhook.state !== 'waiting') rows.webhooks.delete(id)
  const lines = TABLES.flatMap((table) => [...rows[table]].map(([id, row]) => JSON.stringify({ table, id, row })))
  writeFileSync(`${file}.new`, lines.map((line) => `${line}\n`).join(''))
  renameSync(`${file}.new`, file)
  return {
    get: (table, id) => rows[table].get(id),
    all: (table) => [...rows[table].values()],
    put: (table, id, row) => {
      rows[table].set(id, row)
      appendFileSync(file, `${JSON.stringify({ table, id, row })}\n`)
    },
  }
}
