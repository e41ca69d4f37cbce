import { createHash } from 'node:crypto'
import { normalNumber } from '@welt/kit/text/typed-text'
import { areGiftCardsOn, enforceLimits, refundAttempts, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/composition/context'
import { hashPin, isPinOf, parseCode } from './codes.ts'
import { fail } from './errors.ts'
import { findCards, type JudgedCard, replacePinHash, usableCents } from './store.ts'

/** Wrong numbers and PINs from one place, in ten minutes. */
const FAILURES_OF_ADDRESS = 10
/** Wrong PINs of one card in a day. */
const FAILURES_OF_CARD = 5

const DAY_SECONDS = 24 * 3600

/** What a client says of a gift card. */
interface TypedCard {
  readonly gift_card_code: string
  readonly pin?: number | null | undefined
}

/** @throws AppError GIFT_CARDS_OFF where the site neither sells nor takes them [R1.23, R3.109] */
export async function requireGiftCardsOn(ctx: Context): Promise<void> {
  if (!areGiftCardsOn(await settingsOfRequest(ctx))) throw fail('GIFT_CARDS_OFF')
}

function limitsOf(ctx: Context, code: string) {
  const mark = createHash('sha256').update(code).digest('hex').slice(0, 32)
  return [
    { action: 'gift-card-address', key: ctx.viewer.address, limit: FAILURES_OF_ADDRESS, windowSeconds: 600 },
    { action: 'gift-card-pin', key: mark, limit: FAILURES_OF_CARD, windowSeconds: DAY_SECONDS },
  ]
}

/**
 * Whether it is the card's PIN. One that is right by a previous secret is hashed with the present one, so that the
 * previous ones are needed for ever fewer cards. [decision 74]
 */
async function isRightPin({ db, config }: Context, card: JudgedCard, pin: number): Promise<boolean> {
  const { signingSecret, previousSigningSecrets } = config
  if (isPinOf(signingSecret, card, pin)) return true
  if (!previousSigningSecrets.some((secret) => isPinOf(secret, card, pin))) return false
  await replacePinHash(db, card, hashPin(signingSecret, card.code, pin))
  return true
}

/**
 * The card with this code and PIN, if it can pay on this site. Only failures count against the limits, and all of them
 * are answered alike.
 * @throws AppError PARAMETER_MISSING, GIFT_CARD_NOT_USABLE, RATE_LIMITED [R5.06, R5.07, A24]
 */
export async function requireUsableCard(ctx: Context, typed: TypedCard): Promise<JudgedCard> {
  const { pin } = typed
  const code = parseCode(typed.gift_card_code)
  if (normalNumber(typed.gift_card_code) === '') throw fail('PARAMETER_MISSING', { name: 'gift_card_code' })
  if (pin === undefined || pin === null) throw fail('PARAMETER_MISSING', { name: 'pin' })
  const limits = limitsOf(ctx, code ?? '')
  await enforceLimits(ctx, limits)
  const [card] = code ? await findCards(ctx.db, ctx.brand.websiteId, [code]) : []
  if (!card || !(await isRightPin(ctx, card, pin)) || usableCents(card, ctx.brand.currency) === 0) throw fail('GIFT_CARD_NOT_USABLE')
  await refundAttempts(ctx, limits)
  return card
}
