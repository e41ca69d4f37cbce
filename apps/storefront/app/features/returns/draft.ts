import { CODED_REASONS, isFaultReason, OTHER_REASON, parseReturnText } from '@welt/rules/returns'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { isSameSize, type ReturnableLine, refundOf, type SwapSize } from './returnable.ts'

const FIELDS = ['quantity', 'reason', 'text', 'swap'] as const
type Field = (typeof FIELDS)[number]

/** Name of a line's field. */
export const fieldOf = (field: Field | 'photo' | 'photos', uid: string) => `${field}:${uid}`
export const TICK = 'line'

/** As typed, to fill the form again and to take it to the next step. */
export interface DraftLine extends Readonly<Record<Field, string>> {
  readonly line: ReturnableLine
  readonly isTicked: boolean
  /** Uids of the stored photos. */
  readonly photos: readonly string[]
}

/** A choice that can be sent. [R3.78, R3.83] */
export interface ChosenLine {
  readonly line: ReturnableLine
  readonly quantity: number
  readonly reason: string
  /** Of reason Other. [R5.22] */
  readonly text: string
  /** Undefined: a refund. */
  readonly swap: SwapSize | undefined
  /** Of a fault. */
  readonly photos: readonly string[]
}

export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'
const PHOTO_UID = /^[\w-]{22}$/
const MOST_PHOTOS = 4
const MOST_PHOTO_BYTES = 10 * 1024 * 1024

/** An empty form; the only single pair is ticked. */
export function newDraft(lines: readonly ReturnableLine[]): readonly DraftLine[] {
  const isTicked = lines.length === 1 && lines[0]?.available === 1
  return lines.map((line) => ({
    line,
    isTicked,
    quantity: '1',
    reason: '',
    text: '',
    swap: '',
    photos: [],
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
      swap: of('swap'),
      photos: form
        .getAll(fieldOf('photo', line.uid))
        .flatMap((photo) => (typeof photo === 'string' && PHOTO_UID.test(photo) ? photo : []))
        .slice(0, MOST_PHOTOS),
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
      ...one.photos.map((photo) => [fieldOf('photo', one.line.uid), photo] as const),
    ])
}

const isKnownReason = (reason: string) => reason === OTHER_REASON || CODED_REASONS.some(({ code }) => code === reason)

export const reasonLabel = (reason: string) => CODED_REASONS.find(({ code }) => code === reason)?.label ?? reason

const isQuantity = ({ line, quantity }: DraftLine) =>
  /^\d{1,3}$/.test(quantity) && Number(quantity) >= 1 && Number(quantity) <= line.available

const swapOf = ({ line, swap }: Pick<DraftLine, 'line' | 'swap'>) => line.swaps.find(({ sku }) => sku === swap)

function swapError(one: DraftLine): string | undefined {
  if (one.swap === '') return undefined
  const swap = swapOf(one)
  if (!swap?.isAvailable) return 'That size has just sold out. Choose another size, or a refund'
  return isSameSize(swap) && !isFaultReason(one.reason) ? 'Choose another size, or a refund' : undefined
}

function textError(text: string): string | undefined {
  const { fault } = parseReturnText(text, 'reason')
  if (fault === 'missing') return 'Tell us why'
  if (fault === 'too-long') return 'Shorten this to 500 characters'
  return fault && 'Type this again: it contains a character we can’t use'
}

function lineErrors(one: DraftLine): FieldErrors {
  const { uid } = one.line
  const errors: Record<string, string | undefined> = {
    [fieldOf('quantity', uid)]: isQuantity(one) ? undefined : `Choose 1 to ${one.line.available}`,
    [fieldOf('reason', uid)]: !isKnownReason(one.reason)
      ? 'Choose a reason'
      : one.line.isFaultOnly && !isFaultReason(one.reason)
        ? 'The last day to return it for this reason is over. Choose Faulty or Damaged, or Incorrect items received'
        : undefined,
    [fieldOf('text', uid)]: one.reason === OTHER_REASON ? textError(one.text) : undefined,
    [fieldOf('swap', uid)]: swapError(one),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** Browsers send an empty file where none was chosen. */
export const filesOf = (form: FormData, uid: string): readonly File[] =>
  form.getAll(fieldOf('photos', uid)).filter((file): file is File => file instanceof File && file.size > 0)

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)

function photoFileError(one: DraftLine, files: readonly File[]): string | undefined {
  if (one.photos.length + files.length > MOST_PHOTOS) return `Choose at most ${MOST_PHOTOS} photos`
  const large = files.find(({ size }) => size > MOST_PHOTO_BYTES)
  if (large) return `“${large.name}” is larger than 10 MB. Choose a smaller photo`
  const heic = files.find(isHeic)
  if (heic) return `“${heic.name}” is HEIC, which we can’t open. Save it as JPEG, or choose a screenshot of it`
  const other = files.find(({ type }) => !PHOTO_TYPES.split(',').includes(type))
  return other && `“${other.name}” is not a photo that we can open. Choose a JPEG, PNG or WebP photo`
}

/** Files that are refused by name, size or number. */
export function photoFileErrors(form: FormData, draft: readonly DraftLine[]): FieldErrors {
  const errors = draft
    .filter(({ isTicked, reason }) => isTicked && isFaultReason(reason))
    .map((one) => [fieldOf('photos', one.line.uid), photoFileError(one, filesOf(form, one.line.uid))] as const)
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined))
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
      photos: isFaultReason(one.reason) ? one.photos : [],
    }))
}

/** Coded, or as text under `reason_other`; never both. [R3.78, R5.23, A35] */
export function toRequestItem({ line, quantity, reason, text, swap, photos }: ChosenLine) {
  const isOther = reason === OTHER_REASON
  return {
    order_item_uid: line.uid,
    quantity_to_return: quantity,
    selected_custom_attributes: isOther ? [] : [{ attribute_code: 'reason', value: reason }],
    entered_custom_attributes: isOther ? [{ attribute_code: 'reason_other', value: text }] : [],
    ...(swap && { exchange_sku: swap.sku }),
    ...(photos.length > 0 && { photo_uids: photos }),
  }
}

/** In cents; for a swap, the difference. */
export function backCentsOf({ line, quantity, swap }: ChosenLine): number {
  const cents = refundOf(line, quantity)
  return swap ? Math.max(0, Math.min(cents, swap.lessCents * quantity)) : cents
}

/** Price difference of a dearer size. */
export const differenceCentsOf = ({ quantity, swap }: ChosenLine): number =>
  swap ? Math.max(0, -swap.lessCents * quantity) : 0

export interface DraftSums {
  readonly pairs: number
  readonly refundCents: number
  /** Due for dearer sizes. */
  readonly differenceCents: number
  /** Every reason is the shop's fault: the label is free. [R3.97, A37] */
  readonly isFaultOnly: boolean
}

export function sumsOf(chosen: readonly ChosenLine[]): DraftSums {
  return {
    pairs: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    refundCents: chosen.reduce((sum, one) => sum + backCentsOf(one), 0),
    differenceCents: chosen.reduce((sum, one) => sum + differenceCentsOf(one), 0),
    isFaultOnly: chosen.length > 0 && chosen.every(({ reason }) => isFaultReason(reason)),
  }
}
