import { ONE_SIZE } from '@welt/brands/size-text'
import type { LetterItem } from './letter.ts'
import type { OrderMailLine } from './order-model.ts'
import { giftCardText } from './phrases.ts'

const KINDS: ReadonlySet<string> = new Set(
  (
    'boots loafers sneakers sandals heels flats slip-ons slingbacks mules clogs slippers runners thongs brogues ' +
    'slides pumps oxfords lace-ups wedges espadrilles trainers moccasins courts derbies'
  ).split(' '),
)

function kindOf(name: string): string | undefined {
  const noun = (name.split(' ').at(-1) ?? '').toLowerCase()
  return [noun, `${noun}s`].find((kind) => KINDS.has(kind))
}

type NamedLine = Pick<OrderMailLine, 'name'> & Partial<Pick<OrderMailLine, 'size'>>

export const isShoe = ({ size }: NamedLine) => size !== ONE_SIZE

/** `boots` when all of them are, else `shoes`; `items` where one is no shoe. */
export function shoesText(lines: readonly NamedLine[]): string {
  if (!lines.every(isShoe)) return 'items'
  const [kind, ...others] = new Set(lines.map(({ name }) => kindOf(name)))
  return kind && others.length === 0 ? kind : 'shoes'
}

const nameOf = ({ name, colour, size }: OrderMailLine) => [name, colour, size].filter(Boolean).join(', ')

/** `2 x Marlo Loafer, Camel, AU 7; …` */
export const goodsOf = (lines: readonly OrderMailLine[]) =>
  lines.map((line) => (line.quantity > 1 ? `${line.quantity} x ${nameOf(line)}` : nameOf(line))).join('; ')

const LIST = new Intl.ListFormat('en-AU')

/** `Marlo Loafer and 2 x Summit Boot` */
export const namesOf = (lines: readonly Pick<OrderMailLine, 'name' | 'quantity'>[]) =>
  LIST.format(lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} x ${name}` : name)))

/** `about` replaces the quantity. */
export function itemOf(line: OrderMailLine, about?: string, amount?: string): LetterItem {
  const { name, brand, colour, size, quantity, imageUrl, imageAlt, productUrl } = line
  const facts = [brand, colour, size, giftCardText(line), about ? undefined : `quantity ${quantity}`]
  const details = [facts.filter(Boolean).join(', '), about].filter(Boolean).join('. ')
  return { name, imageUrl, imageAlt, productUrl, details, ...(amount && { amount }) }
}

export const itemsOf = (lines: readonly OrderMailLine[]): readonly LetterItem[] => lines.map((line) => itemOf(line))
