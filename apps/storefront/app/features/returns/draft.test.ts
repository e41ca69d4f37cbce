import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  chosenLines,
  draftErrors,
  draftFields,
  newDraft,
  photoFileErrors,
  readDraft,
  sumsOf,
  toRequestItem,
} from './draft.ts'
import type { ReturnableLine, SwapSize } from './returnable.ts'

const line = (uid: string, more: Partial<ReturnableLine> = {}): ReturnableLine => ({
  ...{ uid, brand: 'Mollini', name: uid, colour: 'Cherry', size: 'size 38', image: undefined },
  ...{ available: 1, refundCents: [18_995], sku: 'ROMA', isFaultOnly: false, swaps: [] },
  ...more,
})

const ROMA = line('roma')
const QUAY = line('quay', { available: 2, refundCents: [5495, 10_990] })
const LINES = [ROMA, QUAY]

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

const read = (values: Readonly<Record<string, string>>) => readDraft(formOf({ line: 'roma', ...values }), LINES)

test('nothing is ticked beforehand, except the only single pair', () => {
  assert.deepEqual(
    [newDraft(LINES), newDraft([QUAY]), newDraft([ROMA])].map((draft) => draft.map(({ isTicked }) => isTicked)),
    [[false, false], [false], [true]],
  )
})

test('a choice needs a pair, a reason, a quantity that is left, and text for Other [R5.22]', () => {
  assert.deepEqual(draftErrors(readDraft(new FormData(), LINES)), { line: 'Choose at least one pair' })
  assert.deepEqual(draftErrors(read({})), { 'reason:roma': 'Choose a reason' })
  assert.deepEqual(draftErrors(read({ 'reason:roma': '1' })), { 'reason:roma': 'Choose a reason' })
  assert.deepEqual(draftErrors(read({ 'reason:roma': 'Other', 'text:roma': ' ' })), { 'text:roma': 'Tell us why' })
  assert.deepEqual(draftErrors(read({ 'reason:roma': 'Other', 'text:roma': 'x'.repeat(501) })), {
    'text:roma': 'Shorten this to 500 characters',
  })
  for (const quantity of ['0', '3', 'x', '1.5'])
    assert.deepEqual(
      draftErrors(readDraft(formOf({ line: 'quay', 'reason:quay': '10413', 'quantity:quay': quantity }), LINES)),
      {
        'quantity:quay': 'Choose 1 to 2',
      },
    )
  assert.deepEqual(draftErrors(read({ 'reason:roma': '10406' })), {})
})

test('a photo of a wrong kind, size or number is refused at the photos, with what to do', () => {
  const photo = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type })
  const errorOf = (...files: readonly File[]) => {
    const form = formOf({ line: 'roma', 'reason:roma': '10414' })
    for (const file of files) form.append('photos:roma', file)
    return photoFileErrors(form, readDraft(form, LINES))['photos:roma']
  }
  const right = photo('sole.jpg', 'image/jpeg')
  assert.equal(errorOf(right, photo('box.png', 'image/png'), photo('', '', 0)), undefined)
  for (const heic of [photo('IMG_1.HEIC', ''), photo('IMG_1.heic', 'image/heic')])
    assert.match(errorOf(right, heic) ?? '', /is HEIC, which we can’t open\. Save it as JPEG, or choose a screenshot/)
  assert.match(errorOf(photo('film.mov', 'video/quicktime')) ?? '', /Choose a JPEG, PNG or WebP photo/)
  assert.match(errorOf(photo('big.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1)) ?? '', /larger than 10 MB/)
  assert.equal(errorOf(right, right, right, right, right), 'Choose at most 4 photos')
})

const swap = (sku: string, more: Partial<SwapSize> = {}): SwapSize => ({
  ...{ sku, size: sku, isAvailable: true, until: 'Fri 4 Dec', lessCents: 0, advisedFor: [], advice: undefined },
  ...more,
})

test('a swap is a size that is there, the same for a fault only; it may cost less or more', () => {
  const swaps = [swap('38', { advisedFor: ['10415'] }), swap('39'), swap('40', { isAvailable: false })]
  const others = [swap('37', { lessCents: 1000 }), swap('41', { lessCents: -1000 })]
  const roma = line('roma', { available: 2, refundCents: [18_995, 37_990], swaps: [...swaps, ...others] })
  const chosen = (size: string, reason = '10406', quantity = '1') =>
    readDraft(formOf({ line: 'roma', 'reason:roma': reason, 'swap:roma': size, 'quantity:roma': quantity }), [roma])
  const errors = (size: string, reason?: string) => draftErrors(chosen(size, reason))['swap:roma']
  assert.deepEqual(
    ['', '39', '38', '40', 'other'].map((size) => errors(size)),
    [
      undefined,
      undefined,
      'Choose another size, or a refund',
      'That size has just sold out. Choose another size, or a refund',
      'That size has just sold out. Choose another size, or a refund',
    ],
  )
  assert.equal(errors('38', '10415'), undefined)
  const sent = (size: string) => chosenLines(chosen(size, '10406', '2'))
  assert.deepEqual(
    ['', '39', '37', '41'].map((size) => [sumsOf(sent(size)).refundCents, sumsOf(sent(size)).differenceCents]),
    [
      [37_990, 0],
      [0, 0],
      [2000, 0],
      [0, 2000],
    ],
  )
  assert.deepEqual(
    ['', '39'].map((size) => sent(size).map(toRequestItem)[0]?.exchange_sku),
    [undefined, '39'],
  )
})

test('after the last day only a fault or a wrong item comes back', () => {
  const late = [line('roma', { isFaultOnly: true })]
  const errorsFor = (reason: string) =>
    Object.keys(draftErrors(readDraft(formOf({ line: 'roma', 'reason:roma': reason }), late)))
  assert.deepEqual(
    ['10413', '10414', '10415', 'Other'].map(errorsFor).map(({ length }) => length > 0),
    [true, false, false, true],
  )
})

test('a reason is sent as its code, Other as text under reason_other, never both [R3.78, R5.23, A35]', () => {
  const items = (values: Readonly<Record<string, string>>) => chosenLines(read(values)).map(toRequestItem)
  assert.deepEqual(items({ 'reason:roma': '10412', 'text:roma': 'left over' }), [
    {
      order_item_uid: 'roma',
      quantity_to_return: 1,
      selected_custom_attributes: [{ attribute_code: 'reason', value: '10412' }],
      entered_custom_attributes: [],
    },
  ])
  assert.deepEqual(items({ 'reason:roma': 'Other', 'text:roma': 'It squeaks.' }), [
    {
      order_item_uid: 'roma',
      quantity_to_return: 1,
      selected_custom_attributes: [],
      entered_custom_attributes: [{ attribute_code: 'reason_other', value: 'It squeaks.' }],
    },
  ])
})

test('the second step carries the whole choice, and nothing that is not ticked', () => {
  const draft = read({ 'reason:roma': 'Other', 'text:roma': 'Two\nlines', 'reason:quay': '10413' })
  const again = readDraft(formOf(Object.fromEntries(draftFields(draft))), LINES)
  assert.deepEqual(chosenLines(again), chosenLines(draft))
  assert.equal(again[1]?.reason, '')
})

test('three pairs are refunded each with its price, the label is free for faults [R3.97]', () => {
  const noor = line('noor', { refundCents: [16_995] })
  const chosen = (reasons: readonly [string, string]) =>
    chosenLines([
      ...readDraft(formOf({ line: 'roma', 'reason:roma': reasons[0] }), [ROMA]),
      ...readDraft(formOf({ line: 'noor', 'reason:noor': reasons[1] }), [noor]),
      ...readDraft(formOf({ line: 'quay', 'reason:quay': '10415', 'quantity:quay': '1' }), [QUAY]),
    ])
  assert.deepEqual(sumsOf(chosen(['10406', '10415'])), {
    ...{ pairs: 3, refundCents: 41_485, differenceCents: 0, isFaultOnly: false },
  })
  assert.equal(sumsOf(chosen(['10415', '10414'])).isFaultOnly, true)
})
