import { createHash } from 'node:crypto'
import { parseCardNumber } from '@welt/rules/code'
import { sql } from 'kysely'
import { areGiftCardsOn, enforceLimits, limitReset, refundAttempts, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { signingSecretsOf } from '#src/platform/secret'
import { verifyPin } from './codes.ts'
import { fail } from './errors.ts'
import { type CardWithExpiry, findCards, replacePinHash, usableCents } from './store.ts'

/** In ten minutes. */
const MAX_FAILURES_PER_ADDRESS = 10
/** In a day. */
const MAX_FAILURES_PER_CARD = 5

const DAY_SECONDS = 24 * 3600

interface TypedCard {
  readonly gift_card_code: string
  readonly pin?: number | null | undefined
}

/** @throws AppError GIFT_CARDS_OFF [R1.23, R3.109] */
export async function requireGiftCardsOn(ctx: Context): Promise<void> {
  if (!areGiftCardsOn(await settingsOfRequest(ctx))) throw fail('GIFT_CARDS_OFF')
}

function pinLimitOf(code: string) {
  const mark = createHash('sha256').update(code).digest('hex').slice(0, 32)
  return { action: 'gift-card-pin', key: mark, limit: MAX_FAILURES_PER_CARD, windowSeconds: DAY_SECONDS }
}

function limitsOf(ctx: Context, code: string | undefined) {
  const ofAddress = {
    action: 'gift-card-address',
    key: ctx.viewer.address,
    limit: MAX_FAILURES_PER_ADDRESS,
    windowSeconds: 600,
  }
  return code === undefined ? [ofAddress] : [ofAddress, pinLimitOf(code)]
}

export async function unlockCard(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`
    with reset as (${limitReset(pinLimitOf(code))})
    insert into audit (website_id, actor, action, target, detail)
    select website_id, 'operator', 'gift-card-unlocked', 'gift-card:' || id, '{}' from gift_card where code = ${code}
      returning target`.execute(db)
  return rows.length > 0
}

/** [decision 81] */
async function isRightPin({ db, config }: Context, card: CardWithExpiry, pin: number): Promise<boolean> {
  const hashes = verifyPin(signingSecretsOf(config), card, pin)
  if (hashes === undefined) return false
  if (hashes !== card.pin_hash) await replacePinHash(db, card, hashes)
  return true
}

/** Only a wrong code or PIN counts as an attempt. */
async function findWithPin(ctx: Context, code: string | undefined, pin: number): Promise<CardWithExpiry | undefined> {
  const limits = limitsOf(ctx, code)
  await enforceLimits(ctx, limits)
  try {
    const [card] = code ? await findCards(ctx.db, ctx.brand.websiteId, [code]) : []
    if (!card || !(await isRightPin(ctx, card, pin))) return undefined
    await refundAttempts(ctx, limits)
    return card
  } catch (error) {
    await refundAttempts(ctx, limits)
    throw error
  }
}

/**
 * All failures get the same error.
 * @throws AppError PARAMETER_MISSING, GIFT_CARD_NOT_USABLE, RATE_LIMITED [R5.06, R5.07, A24]
 */
export async function requireUsableCard(ctx: Context, typed: TypedCard): Promise<CardWithExpiry> {
  const { pin } = typed
  const { value: code, fault } = parseCardNumber(typed.gift_card_code)
  if (fault === 'missing') throw fail('PARAMETER_MISSING', { name: 'gift_card_code' })
  if (pin === undefined || pin === null) throw fail('PARAMETER_MISSING', { name: 'pin' })
  const card = await findWithPin(ctx, code, pin)
  if (!card || usableCents(card, ctx.brand.currency) === 0) throw fail('GIFT_CARD_NOT_USABLE')
  return card
}
