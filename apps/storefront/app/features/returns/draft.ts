import { CODED_REASONS, isFaultReason, isSizeReason, OTHER_REASON, parseReturnText } from '@welt/rules/returns'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { type ReturnableLine, refundOf, type SwapSize, swapsFor } from './returnable.ts'

const FIELDS = ['quantity', 'reason', 'text', 'outcome', 'size', 'fault'] as const
type Field = (typeof FIELDS)[number]

/** Name of a line's field. */
export const fieldOf = (field: Field, uid: string) => `${field}:${uid}`
export const TICK = 'line'

/** As typed, to fill the form again and to take it to the next step. */
export interface DraftLine extends Readonly<Record<Field, string>> {
  readonly line: ReturnableLine
  readonly isTicked: boolean
}

/** A choice that can be sent. [R3.78, R3.83] */
export interface ChosenLine {
  readonly line: ReturnableLine
  readonly quantity: number
  readonly reason: string
  /** Of reason Other. [R5.22] */
  readonly text: string
  readonly swap: SwapSize | undefined
}

/** An empty form; the only single pair is ticked. */
export function newDraft(lines: readonly ReturnableLine[]): readonly DraftLine[] {
  const isTicked = lines.length === 1 && lines[0]?.available === 1
  return lines.map((line) => ({
    line,
    isTicked,
    quantity: '1',
    reason: '',
    text: '',
    outcome: 'refund',
    size: '',
    fault: 'refund',
  }))
}

export function readDraft(form: FormData, lines: readonly ReturnableLine[]): readonly DraftLine[] {
  const ticked = new Set(form.getAll(TICK))
  return lines.map((line) => {
    const of = (field: Field) => fieldText(form, fieldOf(field, line.uid)).trim()
    return {
      line,
      isTicked: ticked.has(line.uid),
      quantity: of('quantity') || '1',
      reason: of('reason'),
      text: of('text'),
      outcome: of('outcome') || 'refund',
      size: of('size'),
      fault: of('fault') || 'refund',
    }
  })
}

/** Names and values that `readDraft` reads back. */
export function draftFields(draft: readonly DraftLine[]): readonly (readonly [name: string, value: string])[] {
  return draft
    .filter(({ isTicked }) => isTicked)
    .flatMap((one) => [
      [TICK, one.line.uid] as const,
      ...FIELDS.map((field) => [fieldOf(field, one.line.uid), one[field]] as const),
    ])
}

const isKnownReason = (reason: string) => reason === OTHER_REASON || CODED_REASONS.some(({ code }) => code === reason)

export const reasonLabel = (reason: string) => CODED_REASONS.find(({ code }) => code === reason)?.label ?? reason

/** Sku of the wanted size; undefined for a refund and for reasons without swap. */
function wantedSku({ reason, outcome, size, fault }: DraftLine): string | undefined {
  if (isFaultReason(reason)) return fault === 'refund' ? undefined : fault
  if (!isSizeReason(reason) || outcome === 'refund') return undefined
  return outcome === 'size' ? size : outcome
}

function swapOf(one: DraftLine): SwapSize | undefined {
  const sku = wantedSku(one)
  return swapsFor(one.line, isFaultReason(one.reason)).find((size) => size.sku === sku)
}

const isQuantity = ({ line, quantity }: DraftLine) =>
  /^\d{1,3}$/.test(quantity) && Number(quantity) >= 1 && Number(quantity) <= line.available

function textError(text: string): string | undefined {
  const { fault } = parseReturnText(text, 'reason')
  if (fault === 'missing') return 'Tell us why'
  if (fault === 'too-long') return 'Shorten this to 500 characters'
  return fault && 'Type this again: it contains a character we can’t use'
}

function lineErrors(one: DraftLine): FieldErrors {
  const { uid } = one.line
  const isSwap = wantedSku(one) !== undefined
  const errors: Record<string, string | undefined> = {
    [fieldOf('quantity', uid)]: isQuantity(one) ? undefined : `Choose 1 to ${one.line.available}`,
    [fieldOf('reason', uid)]: !isKnownReason(one.reason)
      ? 'Choose a reason'
      : one.line.isFaultOnly && !isFaultReason(one.reason)
        ? 'The last day to return it for this reason is over. Choose Faulty or Damaged, or Incorrect items received'
        : undefined,
    [fieldOf('text', uid)]: one.reason === OTHER_REASON ? textError(one.text) : undefined,
    [fieldOf('outcome', uid)]: isSwap && !swapOf(one) ? 'Choose a size, or a refund' : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** Empty when the draft can be sent. [R5.22] */
export function draftErrors(draft: readonly DraftLine[]): FieldErrors {
  const ticked = draft.filter(({ isTicked }) => isTicked)
  if (ticked.length === 0) return { [TICK]: 'Choose at least one pair' }
  return Object.assign({}, ...ticked.map(lineErrors)) as FieldErrors
}

/** Requires a draft without errors. */
export function chosenLines(draft: readonly DraftLine[]): readonly ChosenLine[] {
  return draft
    .filter(({ isTicked }) => isTicked)
    .map((one) => ({
      line: one.line,
      quantity: Number(one.quantity),
      reason: one.reason,
      text: one.reason === OTHER_REASON ? one.text : '',
      swap: swapOf(one),
    }))
}

/** Coded, or as text under `reason_other`; never both. [R3.78, R5.23, A35] */
export function toRequestItem({ line, quantity, reason, text, swap }: ChosenLine) {
  const isOther = reason === OTHER_REASON
  return {
    order_item_uid: line.uid,
    quantity_to_return: quantity,
    selected_custom_attributes: isOther ? [] : [{ attribute_code: 'reason', value: reason }],
    entered_custom_attributes: isOther ? [{ attribute_code: 'reason_other', value: text }] : [],
    ...(swap ? { exchange_sku: swap.sku } : {}),
  }
}

export interface DraftSums {
  readonly pairs: number
  /** Without the pairs that are swapped for the same price. */
  readonly refundCents: number
  /** For dearer sizes. */
  readonly extraCents: number
  /** Every reason is the shop's fault: the label is free. [R3.97, A37] */
  readonly isFaultOnly: boolean
}

export function sumsOf(chosen: readonly ChosenLine[]): DraftSums {
  const differences = chosen.map(({ swap, quantity }) => (swap ? swap.differenceCents * quantity : 0))
  const refunds = chosen.map((one) => (one.swap ? 0 : refundOf(one.line, one.quantity)))
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
  return {
    pairs: sum(chosen.map(({ quantity }) => quantity)),
    refundCents: sum(refunds) + sum(differences.map((cents) => Math.max(0, -cents))),
    extraCents: sum(differences.map((cents) => Math.max(0, cents))),
    isFaultOnly: chosen.length > 0 && chosen.every(({ reason }) => isFaultReason(reason)),
  }
}
