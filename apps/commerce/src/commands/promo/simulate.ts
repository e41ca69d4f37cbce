import type { Brand } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { parseEmail } from '@welt/kit/text/patterns'
import { normalizeSku } from '@welt/kit/text/skus'
import { type SimulatedCart, simulateCart } from '#modules/cart'
import { createShippingQuotes } from '#modules/fulfilment'
import type { PromotionReason } from '#modules/promotions'
import type { Db } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'

const REASONS: Readonly<Record<PromotionReason, string>> = {
  'not-now': 'it has not begun, or has ended',
  members: 'it is for customers who are signed in: --member',
  guests: 'it is for guests',
  'first-order': 'it is for a first order, and this email has ordered',
  'no-item': 'nothing in the bag is eligible',
  minimum: 'the eligible items are below its minimum',
  'no-saving': 'it would lower nothing',
  spent: 'the code is used up, or was ended',
  stacking: 'it does not apply together with another one that does',
}

interface Typed {
  readonly code?: readonly string[] | undefined
  readonly email?: string | undefined
  readonly member?: boolean | undefined
  readonly json?: boolean | undefined
}

function parseItems(typed: readonly string[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const item of typed) {
    const [, sku = '', count = '1'] = /^(.+?)(?:=(\d{1,3}))?$/.exec(item) ?? []
    if (Number(count) === 0) throw new UsageError(`"${item}" is not an item: VERONA-BLACK-38=2 is two pairs.`)
    const key = normalizeSku(sku)
    quantities.set(key, (quantities.get(key) ?? 0) + Number(count))
  }
  return quantities
}

const saving = (cents: number) => (cents > 0 ? `  -${formatCents(cents)}` : '')

function toLines(cart: SimulatedCart): readonly string[] {
  const { subtotalCents, discountCents, shippingCents, totalCents } = cart.totals
  const saved = saving(discountCents)
  return [
    ...cart.lines.map(
      ({ quantity, name, sku, rowCents, discountCents: off }) =>
        `${quantity} x ${name} (${sku})  ${formatCents(rowCents)}${saving(off)}`,
    ),
    ...cart.promotions.map(({ promotion, code, reason, savedCents }) => {
      const what = code === undefined ? `offer "${promotion.label}"` : `code ${code} "${promotion.label}"`
      return reason === undefined ? `${what}: applies${saving(savedCents)}` : `${what}: no, ${REASONS[reason]}`
    }),
    ...cart.unknownCodes.map((code) => `code ${code}: no, the site has no such code`),
    `goods ${formatCents(subtotalCents)}, delivery ${formatCents(shippingCents)}${saved}: ` +
      `to pay ${formatCents(totalCents)}`,
  ]
}

/** Explains the totals of a cart. */
export async function simulate(db: Db, brand: Brand, items: readonly string[], typed: Typed): Promise<void> {
  const { code = [], email: given, member: isSignedIn = false, json } = typed
  const email = given === undefined ? undefined : parseEmail(given)
  if (given !== undefined && !email) throw new UsageError(`"${given}" is not an email.`)
  const codes = code.map((one) => one.trim().toUpperCase())
  const quantities = parseItems(items)
  const cart = await simulateCart(db, brand, { quantities, codes, email, isSignedIn }, createShippingQuotes())
  const [unknown] = cart.unknownSkus
  if (unknown !== undefined) throw new Refusal(`${brand.name} sells no size "${unknown}".`)
  const promotions = cart.promotions.map(({ promotion, code: by, reason, savedCents }) => ({
    ...{ promotion: promotion.label, code: by ?? null, applies: reason === undefined, reason: reason ?? null },
    saved_cents: savedCents,
  }))
  const facts = { lines: cart.lines, promotions, unknown_codes: cart.unknownCodes, totals: cart.totals }
  process.stdout.write(`${json ? JSON.stringify(facts, null, 2) : toLines(cart).join('\n')}\n`)
}
