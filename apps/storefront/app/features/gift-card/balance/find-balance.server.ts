import { parseCardNumber, parsePin } from '@welt/rules/code'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { noteLimit } from '#app/graphql/limit.server.ts'
import { centsOf } from '#app/graphql/nullable.ts'
import { messageOf, SOMETHING_WRONG } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { GiftCardBalanceDocument } from './balance.generated.ts'
import { type BalanceErrors, type BalanceFields, checkBalance, NOT_FOUND } from './balance-rules.ts'

const TOO_MANY = 'Too many tries. Wait 10 minutes or call us.'

/** The card number is masked. */
export interface Balance {
  readonly lastFour: string
  readonly cents: number
  /** `YYYY-MM-DD`; undefined when it never expires. */
  readonly useBy: string | undefined
}

export interface BalanceAnswer {
  readonly balance?: Balance
  readonly errors: BalanceErrors
  /** As entered, unmasked. */
  readonly fields: BalanceFields
}

export async function findBalance(ctx: RequestContext, fields: BalanceFields): Promise<BalanceAnswer> {
  const [code, pin] = [parseCardNumber(fields.card).value, parsePin(fields.pin).value]
  if (code === undefined || pin === undefined) return { errors: checkBalance(fields), fields }
  const answer = await fetchPrivate(ctx, GiftCardBalanceDocument, { code, pin })
  if (answer.ok) {
    const { balance, expiration_date } = answer.data.giftCardAccount ?? {}
    if (!balance) return { errors: { card: NOT_FOUND }, fields }
    return {
      balance: { lastFour: code.slice(-4), cents: centsOf(balance), useBy: expiration_date ?? undefined },
      errors: {},
      fields,
    }
  }
  const { failure } = answer
  noteLimit(ctx, failure)
  if (failure.code === 'RATE_LIMITED') return { errors: { card: TOO_MANY }, fields }
  if (failure.code === 'GIFT_CARD_NOT_USABLE') return { errors: { card: NOT_FOUND }, fields }
  return { errors: { card: messageOf(failure, SOMETHING_WRONG) }, fields }
}
