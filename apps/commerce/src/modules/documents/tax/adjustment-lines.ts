import { type CountryCode, containedGstCents } from '@welt/kit/money'
import type { OrderLineRow } from '#modules/orders'
import type { TaxLine } from './contents.ts'
import { aboutOf, type LineTexts, lineGst } from './invoice-lines.ts'

export interface CreditedPieces {
  readonly line: OrderLineRow
  readonly quantity: number
  /** After discounts. */
  readonly cents: number
  /** Credited for the line by earlier credit memos. */
  readonly beforeCents: number
}

export interface Credit {
  readonly pieces: readonly CreditedPieces[]
  readonly shippingCents: number
  readonly deductionCents: number
}

const bare = { about: '', quantity: null, unitCents: null } as const

/** Parts of a line add up to its GST. */
const gstOf = ({ line, cents, beforeCents }: CreditedPieces, country: CountryCode) =>
  lineGst(line, beforeCents + cents, country) - lineGst(line, beforeCents, country)

function shareName(pieces: readonly CreditedPieces[]): string {
  const labels = new Set(pieces.flatMap(({ line }) => line.savings.map(({ label }) => label)))
  return labels.size === 1 ? `Share of ${[...labels].join()}` : 'Share of discounts'
}

/** Reduces the pieces' prices before discounts to what is credited. */
function shareLine(pieces: readonly CreditedPieces[], country: CountryCode): TaxLine[] {
  const rows = pieces.map((piece) => {
    const fullCents = piece.line.unit_cents * piece.quantity
    return { cents: piece.cents - fullCents, gstCents: gstOf(piece, country) - lineGst(piece.line, fullCents, country) }
  })
  const totalCents = rows.reduce((sum, { cents }) => sum + cents, 0)
  const gstCents = rows.reduce((sum, row) => sum + row.gstCents, 0)
  return totalCents === 0 && gstCents === 0 ? [] : [{ name: shareName(pieces), ...bare, gstCents, totalCents }]
}

const feeLine = (name: string, cents: number, country: CountryCode): TaxLine[] =>
  cents === 0 ? [] : [{ name, ...bare, gstCents: containedGstCents(cents, country), totalCents: cents }]

/** They add up to what the credit memo refunds. */
export function adjustmentLines(credit: Credit, country: CountryCode, texts: Pick<LineTexts, 'sizeOf'>): TaxLine[] {
  const items = credit.pieces.map(({ line, quantity }) => ({
    name: line.name,
    about: aboutOf(line, texts),
    quantity,
    unitCents: line.unit_cents,
    gstCents: lineGst(line, line.unit_cents * quantity, country),
    totalCents: line.unit_cents * quantity,
  }))
  return [
    ...items,
    ...shareLine(credit.pieces, country),
    ...feeLine('Delivery', credit.shippingCents, country),
    ...feeLine('Deducted', -credit.deductionCents, country),
  ]
}
