import { toCents } from '@welt/kit/money'
import {
  type CodeCheck,
  type LoyaltyMember,
  LoyaltyServiceError,
  type RefusalReason,
  type RewardOption,
} from '../../modules/loyalty/ports.ts'

type Fields = Readonly<Record<string, unknown>>

const bad = (what: string) => new LoyaltyServiceError(`the answer makes no sense: ${what}`)

/** @throws LoyaltyServiceError */
function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad(what)
  return value as Fields
}

function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw bad(what)
  return value
}

function requireText(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '' || value.length > 500) throw bad(what)
  return value
}

const findText = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined)

/** Converts dollars with at most two decimals. @throws LoyaltyServiceError when negative or malformed */
function centsOf(value: unknown, what: string): number {
  if (typeof value !== 'number' || !(value >= 0) || value > 1_000_000) throw bad(what)
  try {
    return toCents(value)
  } catch {
    throw bad(what)
  }
}

function instantOf(value: unknown, what: string): Date | undefined {
  if (value === null || value === undefined) return undefined
  const instant = new Date(requireText(value, what))
  if (Number.isNaN(instant.getTime())) throw bad(what)
  return instant
}

const STATUSES = ['ACTIVE', 'REDEEMED', 'EXPIRED'] as const

function statusOf(value: unknown): (typeof STATUSES)[number] {
  const status = STATUSES.find((known) => known === value)
  if (!status) throw bad('the status of a code')
  return status
}

/** @throws LoyaltyServiceError */
export function toMember(answer: unknown): LoyaltyMember | undefined {
  const { member } = fieldsOf(answer, 'a member')
  if (member === null) return undefined
  const fields = fieldsOf(member, 'a member')
  return {
    id: requireText(fields.customer_primary_id, 'the number of a member'),
    email: requireText(fields.email, 'the email of a member'),
    firstname: findText(fields.firstname),
    lastname: findText(fields.lastname),
    spendCents: centsOf(fields.annual_spend_to_date, 'the spend of a member'),
    lastPurchaseDate: findText(fields.last_purchase_date),
  }
}

function toOption(value: unknown): RewardOption {
  const option = fieldsOf(value, 'a reward')
  return {
    id: requireText(option.RedemptionOptionID, 'the number of a reward'),
    banner: findText(option.Banner),
    name: findText(option.RedemptionName),
    description: findText(option.RedemptionDescription),
    status: statusOf(option.RedemptionStatus),
    type: findText(option.RedemptionType),
    method: findText(option.RedemptionMethod),
    amountCents: centsOf(option.AmountOffValue, 'the value of a reward'),
    codes: listOf(option.RedemptionCodes, 'the codes of a reward').map((entry) => {
      const code = fieldsOf(entry, 'a code')
      return {
        code: requireText(code.code, 'a code'),
        status: statusOf(code.status),
        validFrom: instantOf(code.ValidFrom, 'the dates of a code'),
        validTo: instantOf(code.ValidTo, 'the dates of a code'),
      }
    }),
  }
}

/** @throws LoyaltyServiceError */
export function toOptions(answer: unknown): readonly RewardOption[] {
  return listOf(fieldsOf(answer, 'rewards').redemptionOptions, 'rewards').map(toOption)
}

/** @throws LoyaltyServiceError */
export function toCode(answer: unknown): string {
  return requireText(fieldsOf(answer, 'an issued code').code, 'a code')
}

const REASONS = new Map<unknown, RefusalReason>([
  ['UNKNOWN', 'unknown'],
  ['OTHER_MEMBER', 'other-member'],
  ['IN_STORE_ONLY', 'in-store-only'],
  ['REDEEMED', 'redeemed'],
  ['EXPIRED', 'expired'],
  ['NOT_STARTED', 'not-started'],
])

/** @throws LoyaltyServiceError */
export function toCodeCheck(answer: unknown): CodeCheck {
  const fields = fieldsOf(answer, 'a judgement')
  if (fields.isValid === false) {
    const reason = REASONS.get(fields.reason)
    if (!reason) throw bad('why a code is refused')
    return { isValid: false, reason }
  }
  if (fields.isValid !== true) throw bad('a judgement')
  const amountCents = centsOf(fields.AmountOffValue, 'the value of a code')
  if (amountCents === 0) throw bad('the value of a code')
  const label = requireText(fields.RedemptionName, 'the name of a reward')
  return { isValid: true, label, amountCents, validTo: instantOf(fields.ValidTo, 'the dates of a code') }
}
