import { type CountryCode, containedGstCents } from '@welt/kit/money'
import type { OrderLineRow, OrderParts } from '#modules/orders'
import type { TaxLine } from './contents.ts'

export const GIFT_CARD_NOTE = 'Gift card, GST applies when it is used'

/** A saving lowers the GST of its line by `gstCents`. */
interface SavedShare {
  readonly label: string
  readonly cents: number
  readonly gstCents: number
}

const isGiftCard = ({ product_type: type }: Pick<OrderLineRow, 'product_type'>) => type === 'giftcard'

/** Gift cards carry no GST. */
export function lineGst(line: Pick<OrderLineRow, 'product_type'>, cents: number, country: CountryCode): number {
  return isGiftCard(line) ? 0 : containedGstCents(cents, country)
}

function sharesOf(line: OrderLineRow, country: CountryCode): readonly SavedShare[] {
  let leftCents = line.row_cents
  return line.savings.map(({ label, cents }) => {
    const before = lineGst(line, leftCents, country)
    leftCents -= cents
    return { label, cents, gstCents: before - lineGst(line, leftCents, country) }
  })
}

/** One line per saving, for all order lines. */
function savingLines(lines: readonly OrderLineRow[], country: CountryCode): TaxLine[] {
  const shares = Map.groupBy(
    lines.flatMap((line) => sharesOf(line, country)),
    ({ label }) => label,
  )
  return [...shares].map(([label, found]) => ({
    name: label,
    about: '',
    quantity: null,
    unitCents: null,
    gstCents: -found.reduce((sum, { gstCents }) => sum + gstCents, 0),
    totalCents: -found.reduce((sum, { cents }) => sum + cents, 0),
  }))
}

export interface LineTexts {
  readonly sizeOf: (line: OrderLineRow) => string | undefined
  readonly dollars: (cents: number) => string
}

export function aboutOf(line: OrderLineRow, { sizeOf }: Pick<LineTexts, 'sizeOf'>): string {
  if (isGiftCard(line)) return GIFT_CARD_NOTE
  return [line.brand, line.colour, sizeOf(line)].filter(Boolean).join(', ')
}

const wasText = (line: OrderLineRow, { dollars }: LineTexts) =>
  line.regular_unit_cents > line.unit_cents ? `was ${dollars(line.regular_unit_cents)}` : ''

function deliveryLine({ groups }: OrderParts): TaxLine[] {
  const sent = groups.filter(({ kind }) => kind !== 'email')
  if (sent.length === 0) return []
  const kinds = new Set(sent.map(({ kind }) => kind))
  const name = kinds.size > 1 ? 'Collection and delivery' : kinds.has('delivery') ? 'Delivery' : 'Collection'
  const totalCents = sent.reduce((sum, group) => sum + group.amount_cents - group.discount_cents, 0)
  const gstCents = sent.reduce((sum, group) => sum + group.tax_cents, 0)
  return [{ name, about: '', quantity: null, unitCents: null, gstCents, totalCents }]
}

/** They add up to the order's total and to its GST, line by line. [A109] */
export function invoiceLines(parts: OrderParts, country: CountryCode, texts: LineTexts): TaxLine[] {
  const items = parts.lines.map((line) => ({
    name: line.name,
    about: [aboutOf(line, texts), wasText(line, texts)].filter(Boolean).join(', '),
    quantity: line.quantity,
    unitCents: line.unit_cents,
    gstCents: lineGst(line, line.row_cents, country),
    totalCents: line.row_cents,
  }))
  return [...items, ...savingLines(parts.lines, country), ...deliveryLine(parts)]
}
