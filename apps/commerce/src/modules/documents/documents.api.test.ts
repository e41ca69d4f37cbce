import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { registerCustomer, type TestCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { notificationOf, postWebhook, runJobs, type TestShop } from '#src/testing/shop'
import { placeCollection } from '../orders/testing/collections.ts'
import { cancelOrder } from '../payment/refunds/testing/cancel-order.ts'
import { refundOrder } from '../payment/refunds/testing/refund-order.ts'
import { openShopWithReturns, placeShipped, setReturnSettings } from '../returns/testing/shipped-orders.ts'

let shop: TestShop
let ada: TestCustomer
before(async () => {
  shop = await openShopWithReturns()
  ada = await registerCustomer(shop.server, 'ada@example.com')
})
after(() => shop.close())

const SELLER = {
  seller_legal_name: 'Test Shoes Pty Ltd',
  seller_tax_number: '12345678901',
  seller_address: ['1 Test Street', 'MELBOURNE VIC 3000'],
}

const PRINT = gql('query ($uid: ID!) { printInvoice(order_uid: $uid) { filePath } }')
const PRINT_BY_TOKEN = gql(
  `query ($input: PrintOrderDocumentInput!) { printOrderDocument(input: $input) { filePath } }`,
)
const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  has_tax_invoice total { total_tax { value } grand_total { value } } credit_memos { id } } }`)
const OFFERED = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  needs_sign_in has_tax_invoice available_actions adjustment_notes { id } } }`)

const messagesOf = ({ errors }: { readonly errors: readonly { readonly message: string }[] }) =>
  errors.map(({ message }) => message)

async function printAs(uid: string, { headers }: TestCustomer = ada): Promise<string> {
  const { printInvoice } = await shop.server.requireData(PRINT, { uid }, headers)
  return printInvoice?.filePath ?? ''
}

const tokenOf = (path: string) => /^\/order\/documents\/([\w.-]+)\.pdf$/.exec(path)?.[1] ?? ''

function fetchFile(token: string, store = 'williams_au', key = shop.server.config.serviceKey): Promise<Response> {
  const url = `${shop.server.url}/documents?${new URLSearchParams({ store, token })}`
  return fetch(url, { headers: { authorization: `Bearer ${key}` } })
}

const documentsOf = (orderId: number) =>
  shop.database.db.selectFrom('tax_document').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

test('no document without the seller; then a file behind a link of 5 minutes, for its owner only [J19.3, R7.30, A70]', async () => {
  const order = await placeShipped(shop, { quantity: 2, customerId: ada.id })
  assert.deepEqual(messagesOf(await shop.server.graphql(PRINT, { uid: order.uid }, ada.headers)), [
    "The invoice isn't available.",
  ])
  await setReturnSettings(shop, SELLER)
  const path = await printAs(order.uid)
  const token = tokenOf(path)
  const file = await fetchFile(token)
  assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'application/pdf'])
  assert.match(file.headers.get('content-disposition') ?? '', /^inline; filename="tax-invoice-2\d{6}\.pdf"$/)
  const pdf = Buffer.from(await file.arrayBuffer())
  assert.ok(pdf.subarray(0, 8).equals(Buffer.from('%PDF-1.7')))
  const [uid = '', end = ''] = token.split('.').slice(1)
  assert.equal(Math.ceil((Number(end) - Date.now() / 1000) / 60), 5)
  const ended = token.replace(end, String(Number(end) - 600))
  for (const wrong of [ended, token.replace(uid, 'A'.repeat(22)), token.slice(0, -1), '../../etc/passwd', ''])
    assert.equal((await fetchFile(wrong)).status, 404, wrong)
  assert.equal((await fetchFile(token, 'mathers_au')).status, 404)
  assert.equal((await fetchFile(token, 'williams_au', 'wrong')).status, 401)
  const eve = await registerCustomer(shop.server, 'eve@example.com')
  const refusal = `The current user cannot perform operations on order "${order.uid}"`
  assert.deepEqual(messagesOf(await shop.server.graphql(PRINT, { uid: order.uid }, eve.headers)), [refusal])
  assert.deepEqual(messagesOf(await shop.server.graphql(PRINT, { uid: order.uid })), [
    "The current customer isn't authorized.",
  ])
})

test('an invoice names what tax law asks for, adds up, and never changes', async () => {
  const { db } = shop.database
  await setReturnSettings(shop, SELLER)
  const order = await placeShipped(shop, { quantity: 2, customerId: ada.id })
  await Promise.all([printAs(order.uid), printAs(order.uid)])
  await setReturnSettings(shop, { seller_legal_name: 'Renamed Pty Ltd' })
  await printAs(order.uid)
  const [row, ...others] = await documentsOf(order.id)
  assert.ok(row?.contents.kind === 'invoice' && others.length === 0)
  const { contents } = row
  assert.deepEqual(
    [contents.number, contents.seller.legalName, contents.seller.taxNumber, contents.orderNumber],
    [String(row.number), 'Test Shoes Pty Ltd', '12345678901', order.number],
  )
  assert.ok(contents.buyer.length >= 3)
  const found = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  assert.deepEqual([contents.totalCents, contents.gstCents], [found.total_cents, found.tax_cents])
  assert.equal(sum(contents.lines.map(({ totalCents }) => totalCents)), contents.totalCents)
  assert.equal(sum(contents.payments.map(({ cents }) => cents)), contents.totalCents)
  for (const change of [sql`update tax_document set number = 1`, sql`delete from tax_document`])
    await assert.rejects(change.execute(db), /tax documents never change/)
})

test('the key of an account’s order shows it, and offers only what works without signing in', async () => {
  await setReturnSettings(shop, SELLER)
  const { token } = await placeShipped(shop, { customerId: ada.id })
  const seen = async (headers = {}) => (await shop.server.requireData(OFFERED, { token }, headers)).guestOrderByToken
  const eve = await registerCustomer(shop.server, 'eve-with-a-key@example.com')
  for (const headers of [{}, eve.headers])
    assert.deepEqual(await seen(headers), {
      ...{ needs_sign_in: true, has_tax_invoice: false, adjustment_notes: [], available_actions: ['REORDER'] },
    })
  assert.ok((await shop.server.graphql(PRINT_BY_TOKEN, { input: { token } })).errors.length > 0)
  const own = await seen(ada.headers)
  assert.deepEqual([own.needs_sign_in, own.has_tax_invoice], [false, true])
  assert.deepEqual(messagesOf(await shop.server.graphql(PRINT_BY_TOKEN, { input: { token } }, ada.headers)), [])
})

test('a guest gets the invoice by the order’s token, and a note for each refund that adjusts it', async () => {
  await setReturnSettings(shop, SELLER)
  const order = await placeShipped(shop, { quantity: 3 })
  const { token } = order
  const seen = async () => (await shop.server.requireData(ORDER, { token })).guestOrderByToken
  assert.equal((await seen()).has_tax_invoice, true)
  const lines = await shop.database.db.selectFrom('order_line').select('id').where('order_id', '=', order.id).execute()
  const orderLineId = lines[0]?.id ?? 0
  for (const key of ['first', 'second']) {
    const call = { key, reason: 'Sent back', lines: [{ orderLineId, quantity: 1 }] }
    assert.equal((await refundOrder(shop.database.db, order.number, call)).refusal, undefined)
  }
  const memos = (await seen()).credit_memos ?? []
  const print = (credit_memo_id: string | null, given = token) =>
    shop.server.graphql(PRINT_BY_TOKEN, { input: { token: given, credit_memo_id } })
  const second = await print(String(memos[1]?.id))
  const path = second.data?.printOrderDocument?.filePath ?? ''
  assert.match(
    (await fetchFile(tokenOf(path))).headers.get('content-disposition') ?? '',
    /^inline; filename="adjustment-note-4\d{6}\.pdf"$/,
  )
  await print(null)
  const [invoice, one, two, ...others] = (await documentsOf(order.id)).map(({ contents }) => contents)
  assert.ok(invoice?.kind === 'invoice' && one?.kind === 'adjustment' && two?.kind === 'adjustment')
  assert.equal(others.length, 0)
  assert.deepEqual([one.before.totalCents, one.before.gstCents], [invoice.totalCents, invoice.gstCents])
  assert.equal(two.before.totalCents, invoice.totalCents - one.totalCents)
  assert.deepEqual([two.totalCents, two.gstCents, two.invoiceNumber], [5995, 545, invoice.number])
  assert.deepEqual(messagesOf(await print('OTk5OTk5')), ["The invoice isn't available."])
  assert.deepEqual(messagesOf(await print(null, 'a'.repeat(22))), [
    "We couldn't locate an order with the information provided.",
  ])
  const owned = await placeShipped(shop, { customerId: ada.id })
  assert.equal(messagesOf(await print(null, owned.token)).length, 1, 'a customer’s order needs its customer')
})

const NOTES = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  id has_tax_invoice adjustment_notes { id } items { id } } }`)
const CANCEL_ITEM = gql(`mutation ($id: ID!, $item: ID!, $token: String) {
  cancelOrder(input: { order_id: $id, order_item_id: $item, token: $token, reason: "The order was placed by mistake" }) { errorV2 { code } } }`)

/** Not sent yet, two lines of a pair each. */
async function placePairs() {
  const { number } = await placeCollection(shop, { skus: ['TEST-38', 'TEST-39'] })
  const { id, access_token: token } = await shop.database.db
    .selectFrom('orders')
    .select(['id', 'access_token'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const seen = async () => (await shop.server.requireData(NOTES, { token })).guestOrderByToken
  const cancelItem = async (at: number) => {
    const { id: uid, items } = await seen()
    const sent = await shop.server.requireData(CANCEL_ITEM, { id: uid, item: items?.[at]?.id ?? '', token })
    assert.equal(sent.cancelOrder?.errorV2, null)
  }
  const print = (adjustment_note_id: string | null) =>
    shop.server.graphql(PRINT_BY_TOKEN, { input: { token, adjustment_note_id } })
  const printNotes = async () => {
    for (const { id: note } of (await seen()).adjustment_notes) assert.deepEqual((await print(note)).errors, [])
    const [invoice, ...notes] = (await documentsOf(id)).map(({ contents }) => contents)
    assert.ok(invoice?.kind === 'invoice')
    return { invoice, notes: notes.flatMap((note) => (note.kind === 'adjustment' ? note : [])) }
  }
  return { id, number, seen, cancelItem, print, printNotes }
}

test('what is cancelled after the invoice gets an adjustment note; before it, a line of it', async () => {
  await setReturnSettings(shop, SELLER)
  const one = await placePairs()
  await one.print(null)
  assert.deepEqual((await one.seen()).adjustment_notes, [])
  await one.cancelItem(1)
  const first = await one.printNotes()
  await one.cancelItem(0)
  const { invoice, notes } = await one.printNotes()
  assert.deepEqual(invoice, first.invoice)
  assert.deepEqual(notes.slice(0, 1), first.notes)
  const totals = notes.map((note) => [note.totalCents, note.gstCents, note.before.totalCents, note.isCancelled])
  assert.deepEqual(totals, [
    [5995, 545, 11_990, true],
    [5995, 545, 5995, true],
  ])
  assert.deepEqual([invoice.totalCents, invoice.gstCents], [11_990, 1090])
  for (const note of notes) assert.equal(sum(note.payments.map(({ cents }) => cents)), note.totalCents)

  const whole = await placePairs()
  await whole.print(null)
  await cancelOrder(shop.database.db, whole.number)
  const all = await whole.printNotes()
  assert.equal((await whole.seen()).has_tax_invoice, true)
  assert.deepEqual(
    all.notes.map((note) => [note.totalCents, note.gstCents, note.lines.length, note.payments.length]),
    [[all.invoice.totalCents, all.invoice.gstCents, 2, 1]],
  )

  const late = await placePairs()
  await late.cancelItem(1)
  await late.print(null)
  const { invoice: reduced, notes: none } = await late.printNotes()
  assert.deepEqual([reduced.totalCents, none.length], [5995, 0])
  const [other] = (await one.seen()).adjustment_notes
  assert.deepEqual(messagesOf(await late.print(other?.id ?? '')), ["The invoice isn't available."])
})

async function refundAtService(orderId: number, number: string): Promise<void> {
  const attempt = await shop.database.db
    .selectFrom('payment_attempt')
    .select(['id', 'merchant_reference', 'amount_cents'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const event = {
    ...{ merchantReference: attempt.merchant_reference, pspReference: `OUTSIDE-${number}`, eventCode: 'REFUND' },
    ...{ originalReference: shop.gateway.pspReferenceOf(attempt.id), cents: attempt.amount_cents, success: true },
  }
  await postWebhook(shop, notificationOf(shop, event))
  await runJobs(shop, ['settle-payment'])
}

test('a refund made at the payment service gets a note for all that is left of the invoice', async () => {
  await setReturnSettings(shop, SELLER)
  for (const isCancelledBefore of [false, true]) {
    const order = await placePairs()
    await order.print(null)
    if (isCancelledBefore) await order.cancelItem(1)
    await refundAtService(order.id, order.number)
    const { invoice, notes } = await order.printNotes()
    const last = notes.at(-1)
    assert.deepEqual([notes.length, last?.isRefunded], [isCancelledBefore ? 2 : 1, true])
    for (const value of ['totalCents', 'gstCents'] as const)
      assert.equal(sum(notes.map((note) => note[value])), invoice[value])
    assert.equal(sum((last?.payments ?? []).map(({ cents }) => cents)), last?.totalCents)
    assert.equal((await order.seen()).has_tax_invoice, true)
    const again = await order.printNotes()
    assert.deepEqual(again.notes, notes)
  }
})

const RETURN = gql(`mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) {
  return { uid number label_path slip_path nearest_store { name distance } } } }`)

test('a posted return has label and slip once the shop has an address, others have a slip', async () => {
  const order = await placeShipped(shop, { quantity: 3 })
  const item = {
    order_item_uid: order.itemUid,
    quantity_to_return: 1,
    selected_custom_attributes: [{ attribute_code: 'reason', value: '10406' }],
  }
  const request = async (method: 'LABEL' | 'STORE') => {
    const input = { token: order.token, items: [item], method }
    return (await shop.server.requireData(RETURN, { input })).requestGuestReturn?.return
  }
  const brought = await request('STORE')
  const { name, distance } = brought?.nearest_store ?? {}
  assert.ok(name?.startsWith('Williams') && typeof distance === 'number' && distance < 100, name)
  assert.equal(brought?.label_path, null)
  const slip = await fetchFile(tokenOf(brought?.slip_path ?? ''))
  assert.deepEqual([slip.status, slip.headers.get('content-type')], [200, 'application/pdf'])
  assert.equal((await fetchFile(tokenOf(brought?.slip_path ?? ''), 'mathers_au')).status, 404)
  await runJobs(shop, ['send-return-mail'])
  const mailed = await shop.database.db
    .selectFrom('mail')
    .select('text')
    .where('subject_id', 'like', `${brought?.number}-%`)
    .executeTakeFirstOrThrow()
  const [, ofMail = ''] = /\/order\/documents\/(label\.[\w.-]+)\.pdf/.exec(mailed.text) ?? []
  assert.equal((await fetchFile(ofMail)).status, 200)
  const bare = await request('LABEL')
  assert.deepEqual([bare?.label_path, bare?.slip_path], [null, null])
  await setReturnSettings(shop, { returns_address: ['Test Returns', 'Locked Bag 1', 'TRUGANINA VIC 3029'] })
  const made = await request('LABEL')
  const file = await fetchFile(tokenOf(made?.label_path ?? ''))
  assert.deepEqual(
    [file.status, file.headers.get('content-disposition')],
    [200, `inline; filename="return-${made?.number}.pdf"`],
  )
  const pdf = Buffer.from(await file.arrayBuffer())
  assert.ok(pdf.subarray(0, 8).equals(Buffer.from('%PDF-1.7')))
  assert.equal((await fetchFile(tokenOf(made?.slip_path ?? ''), 'mathers_au')).status, 404)
  await runJobs(shop, ['send-return-mail'])
  const { subject, text } = await shop.database.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('subject_id', 'like', `${made?.number}-%`)
    .executeTakeFirstOrThrow()
  assert.equal(subject, `Here is your label, return ${made?.number}`)
  const [, token = '', end] = /\/order\/documents\/(label\.[\w-]+\.(\d+)\.\w+)\.pdf/.exec(text) ?? []
  assert.equal((await fetchFile(token)).status, 200)
  assert.ok(Number(end) * 1000 > Date.now() + 2 * DAY_MS, 'the mailed link is valid until the parcel is due')
})
