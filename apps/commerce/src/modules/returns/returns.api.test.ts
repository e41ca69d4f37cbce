import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import { jobs } from '#src/jobs/index'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { registerCustomer, type TestCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { ledgerOf, notificationOf, postWebhook, runJobs, type TestShop } from '#src/testing/shop'
import { openShopWithReturns, placeShipped, type ShippedOrder, setReturnSettings } from './testing/shipped-orders.ts'

const DAY_SECONDS = 86_400

let shop: TestShop
let ada: TestCustomer
before(async () => {
  shop = await openShopWithReturns()
  ada = await registerCustomer(shop.server, 'ada@example.com')
})
afterEach(async () => {
  await resetClock(shop.database.db)
  await setReturnSettings(shop, { returns_enabled: true })
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

const REQUEST = gql(`mutation ($input: RequestReturnInput!) { requestReturn(input: $input) {
  return { uid number status created_at is_paid_return payments { psp_reference } comments { author text }
    method send_by is_cancelable items { uid status quantity request_quantity order_item { id product_name brand }
    custom_attributesV2 { code ... on AttributeSelectedOptions { selected_options { value label } } ... on AttributeValue { value } } }
    order { number } customer { email firstname } parcelpoint_info { redirect_url } label_path }
  returns { total_count } parcelpoint_info { redirect_url } } }`)
const REQUEST_AS_GUEST = gql(`mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) {
  return { uid number status send_by items { quantity } customer { email } }
  returns { items { number } total_count } } }`)
const ELIGIBILITY = gql(`query ($uid: ID!, $email: String, $left: Boolean) {
  CheckReturnEligibility(order_uid: $uid, guest_email: $email, check_valid_return: $left) {
    is_eligible message_code return_until } }`)
const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  items { eligible_for_return qty_available_for_return quantity_return_requested return_until return_refusal
    eligible_if_faulty return_refunds { value } }
  items_eligible_for_return { id } returns { items { number status } } } }`)

const LISTS = gql(`query ($uid: ID!) { returns { items { number } }
  customer { returns { items { number } } return(uid: $uid) { number } } }`)

const TOO_SMALL = { attribute_code: 'reason', value: '10406' }

const itemOf = (order: ShippedOrder, quantity = 1) => ({
  order_item_uid: order.itemUid,
  quantity_to_return: quantity,
  selected_custom_attributes: [TOO_SMALL],
})

const seenBy = async ({ token }: ShippedOrder) => (await shop.server.requireData(ORDER, { token })).guestOrderByToken

const messagesOf = ({ errors }: { readonly errors: readonly { readonly message: string }[] }) =>
  errors.map(({ message }) => message)

async function checkAs(order: ShippedOrder, left = true) {
  const { CheckReturnEligibility: found } = await shop.server.requireData(ELIGIBILITY, {
    uid: order.uid,
    email: order.email,
    left,
  })
  return found
}

test('a customer requests a return, sees it in both lists, and it is authorised at once [J20.1, R3.75, R3.77, R3.79, R6.07, R7.28, R7.63, A96]', async () => {
  const order = await placeShipped(shop, { quantity: 2, customerId: ada.id })
  const input = { order_uid: order.uid, items: [itemOf(order)], comment_text: ' Half a size more would do. ' }
  const { requestReturn } = await shop.server.requireData(REQUEST, { input }, ada.headers)
  const made = requestReturn?.return
  assert.ok(made)
  assert.match(made.number, /^\d{7}$/)
  assert.deepEqual(
    [made.status, made.is_paid_return, made.payments, made.method, made.is_cancelable, made.order?.number],
    ['AUTHORIZED', false, [], 'LABEL', true, order.number],
  )
  assert.deepEqual(
    made.comments?.map((comment) => comment?.text),
    ['Half a size more would do.'],
  )
  assert.deepEqual(
    made.items?.map((item) => [item?.status, item?.quantity, item?.request_quantity, item?.order_item.id]),
    [['AUTHORIZED', 1, 1, order.itemUid]],
  )
  assert.deepEqual(made.items?.[0]?.custom_attributesV2, [
    { code: 'reason', selected_options: [{ value: '10406', label: 'Too small' }] },
  ])
  const lists = await shop.server.requireData(LISTS, { uid: made.uid }, ada.headers)
  assert.equal(lists.returns?.items?.[0]?.number, made.number)
  assert.equal(lists.customer.returns?.items?.[0]?.number, made.number)
  assert.equal(lists.customer.return?.number, made.number)
  const sizes = '{ returns { page_info { page_size } } orders { page_info { page_size } } }'
  const byTwenty = { page_info: { page_size: 20 } }
  assert.deepEqual((await shop.server.graphql(sizes, {}, ada.headers)).data, { returns: byTwenty, orders: byTwenty })
  const checked = await shop.server.requireData(ELIGIBILITY, { uid: order.uid, left: true }, ada.headers)
  const { is_eligible: isEligible, message_code: code } = checked.CheckReturnEligibility ?? {}
  assert.deepEqual([isEligible, code], [true, 'ELIGIBLE'])
})

test('a guest requests a return by order and email or by token; a wrong email learns nothing [J21.4, R7.64, R6.04]', async () => {
  const order = await placeShipped(shop, { quantity: 3 })
  const items = [itemOf(order)]
  const byEmail = await shop.server.requireData(REQUEST_AS_GUEST, {
    input: { order_uid: order.uid, guest_email: ' ADA@example.com', items },
  })
  assert.equal(byEmail.requestGuestReturn?.return?.status, 'AUTHORIZED')
  assert.match(byEmail.requestGuestReturn?.return?.send_by ?? '', /^\d{4}-\d\d-\d\d$/)
  const byToken = await shop.server.requireData(REQUEST_AS_GUEST, { input: { token: order.token, items } })
  assert.equal(byToken.requestGuestReturn?.returns?.total_count, 2)
  for (const wrong of [
    { order_uid: order.uid, guest_email: 'bo@example.com' },
    { order_uid: encodeUid(999_999), guest_email: order.email },
    { order_uid: 'nonsense', guest_email: order.email },
    { token: 'a'.repeat(22) },
    {},
  ])
    assert.deepEqual(messagesOf(await shop.server.graphql(REQUEST_AS_GUEST, { input: { ...wrong, items } })), [
      "We couldn't locate an order with the information provided.",
    ])
})

const HIDDEN = gql(`mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) {
  return { number order { token shipping_address { street } } customer { email firstname } comments { author } }
  returns { items { order { token } comments { author } } } } }`)

async function linkMailedFor(number: string) {
  await runJobs(shop, ['send-return-mail'])
  const { recipient, text } = await shop.database.db
    .selectFrom('mail')
    .select(['recipient', 'text'])
    .where('subject_id', 'like', `${number}-%`)
    .executeTakeFirstOrThrow()
  return { recipient, hasToken: text.includes('token=') }
}

test('an order’s id and email alone reveal nothing of it, and mail its token to no one else [R6.04]', async () => {
  const order = await placeShipped(shop, { quantity: 3 })
  const items = [itemOf(order)]
  const byEmail = { order_uid: order.uid, guest_email: order.email, items, comment_text: 'Too small.' }
  const refused = await shop.server.graphql(HIDDEN, { input: { ...byEmail, contact_email: 'eve@example.com' } })
  assert.deepEqual(messagesOf(refused), [
    "Only the order's own email can be used without its token. Leave contact_email out, or send the token.",
  ])
  const own = { ...byEmail, contact_email: order.email }
  const { requestGuestReturn: made } = await shop.server.requireData(HIDDEN, { input: own })
  const { number = '', ...rest } = made?.return ?? {}
  assert.deepEqual(rest, { order: null, customer: { email: order.email, firstname: null }, comments: [] })
  assert.deepEqual(made?.returns?.items, [{ order: null, comments: [] }])
  assert.deepEqual(await linkMailedFor(number), { recipient: order.email, hasToken: true })
  const byToken = { token: order.token, items, contact_email: 'friend@example.com' }
  const { requestGuestReturn: other } = await shop.server.requireData(HIDDEN, { input: byToken })
  assert.equal(other?.return?.order?.token, order.token)
  const mailed = await linkMailedFor(other?.return?.number ?? '')
  assert.deepEqual(mailed, { recipient: 'friend@example.com', hasToken: false })
})

test('a guest’s return follows its order into the account, with links that need no token', async () => {
  const order = await placeShipped(shop)
  const input = { token: order.token, items: [itemOf(order)] }
  const { requestGuestReturn } = await shop.server.requireData(REQUEST_AS_GUEST, { input })
  const { uid = '', number = '' } = requestGuestReturn?.return ?? {}
  const ATTACH = gql('mutation ($token: String!) { attachOrder(input: { token: $token }) { order { number } } }')
  await shop.server.requireData(ATTACH, { token: order.token }, ada.headers)
  const lists = await shop.server.requireData(LISTS, { uid }, ada.headers)
  assert.deepEqual([lists.returns?.items?.[0]?.number, lists.customer.return?.number], [number, number])
  assert.equal((await linkMailedFor(number)).hasToken, false)
  const CANCEL = gql('mutation ($input: CancelReturnInput!) { cancelReturn(input: $input) { return { status } } }')
  const { cancelReturn } = await shop.server.requireData(CANCEL, { input: { return_uid: uid } }, ada.headers)
  assert.equal(cancelReturn?.return?.status, 'CLOSED')
})

test('eligibility gives the reason: not sent, in time, all requested, after the last day [J21.2, R4.63, R7.61, R3.67]', async () => {
  const unsent = await placeShipped(shop, { isShipped: false })
  assert.deepEqual(await checkAs(unsent), { is_eligible: false, message_code: 'NOT_ELIGIBLE', return_until: null })
  const order = await placeShipped(shop)
  const { return_until: until, ...eligible } = (await checkAs(order)) ?? {}
  assert.deepEqual(eligible, { is_eligible: true, message_code: 'ELIGIBLE' })
  assert.match(until ?? '', /^\d{4}-\d\d-\d\d$/)
  assert.deepEqual(await seenBy(order), {
    items: [
      {
        eligible_for_return: true,
        qty_available_for_return: 1,
        quantity_return_requested: 0,
        return_until: until,
        return_refusal: null,
        eligible_if_faulty: true,
        return_refunds: [{ value: 59.95 }],
      },
    ],
    items_eligible_for_return: [{ id: order.itemUid }],
    returns: { items: [] },
  })
  await moveClock(shop.database.db, 'test', 31 * DAY_SECONDS)
  assert.equal((await checkAs(order))?.message_code, 'NOT_ELIGIBLE')
  assert.equal((await seenBy(order))?.items?.[0]?.return_refusal, 'WINDOW_ENDED')
  const late = await shop.server.graphql(REQUEST_AS_GUEST, { input: { token: order.token, items: [itemOf(order)] } })
  assert.match(
    messagesOf(late)[0] ?? '',
    /^Test shoe can't be returned any more: the last day was \w{3} \d{1,2} \w{3,4}\.$/,
  )
  await resetClock(shop.database.db)
  await shop.server.requireData(REQUEST_AS_GUEST, { input: { token: order.token, items: [itemOf(order)] } })
  assert.equal((await checkAs(order))?.message_code, 'ALREADY_RETURNED')
  assert.equal((await checkAs(order, false))?.message_code, 'ELIGIBLE')
  assert.equal((await seenBy(order))?.items?.[0]?.quantity_return_requested, 1)
})

const METHOD = gql(`mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) {
  return { method is_paid_return payments { psp_reference return_label_cost { value } return_payment_method } }
  } }`)
const SESSION = gql(`query ($uid: ID!, $email: String) { GetReturnPaymentSession(order_uid: $uid, guest_email: $email) {
  sessionID sessionData reference amount { value currency } } }`)

const reasonOf = (value: string) => ({ selected_custom_attributes: [{ attribute_code: 'reason', value }] })

async function refusedWith(input: Readonly<Record<string, unknown>>, message: string) {
  const answer = await shop.server.graphql(METHOD, { input: input as never })
  assert.deepEqual(messagesOf(answer), [message])
}

test('switched off, returns are refused and nothing is eligible [J27.3, R3.104]', async () => {
  const order = await placeShipped(shop)
  await setReturnSettings(shop, { returns_enabled: false })
  await refusedWith({ token: order.token, items: [itemOf(order)] }, 'Returns are not enabled.')
  assert.deepEqual((await checkAs(order))?.is_eligible, false)
  const seen = await seenBy(order)
  assert.deepEqual([seen?.items?.[0]?.eligible_for_return, seen?.items_eligible_for_return], [false, []])
})

test('a reason is a code or, for Other, a text; more than was bought is refused [R3.78, R5.22, R5.23, R3.96, A59]', async () => {
  const order = await placeShipped(shop, { quantity: 2 })
  const item = { order_item_uid: order.itemUid, quantity_to_return: 1 }
  const other = (value: string) => ({ ...item, entered_custom_attributes: [{ attribute_code: 'reason_other', value }] })
  for (const bad of [item, { ...item, ...reasonOf('10499') }, other('  '), other('x'.repeat(501))])
    await refusedWith({ token: order.token, items: [bad] }, 'A reason is required.')
  const tooMany = 'A quantity of Test shoe is greater than you can return.'
  await refusedWith({ token: order.token, items: [itemOf(order, 3)] }, tooMany)
  await refusedWith({ token: order.token, items: [itemOf(order), itemOf(order, 2)] }, tooMany)
  await refusedWith({ token: order.token, items: [itemOf(order, 0.5)] }, 'Return a whole number of pieces, at least 1.')
  await refusedWith({ token: order.token, items: [] }, 'Choose at least one item to return.')
  const stranger = await placeShipped(shop)
  await refusedWith({ token: stranger.token, items: [itemOf(order)] }, 'An item to return is not part of this order.')
  await shop.server.requireData(METHOD, { input: { token: order.token, items: [other('It squeaks.')] } })
  const twice = { input: { token: order.token, items: [itemOf(order)] } }
  const both = await Promise.all([1, 2].map(() => shop.server.graphql(METHOD, twice)))
  assert.deepEqual(both.flatMap(messagesOf), [tooMany])
})

test('a paid label is paid by card once; for wrong and faulty items and in stores it is free [J20.2, J27.3, R3.72, R3.97, R3.105, R7.65, A37, A38]', async () => {
  const order = await placeShipped(shop, { quantity: 5 })
  const { uid, email, token } = order
  const sessionOf = () => shop.server.graphql(SESSION, { uid, email })
  assert.deepEqual(messagesOf(await sessionOf()), ["Return payment isn't needed."])
  await setReturnSettings(shop, { paid_return_label_enabled: true, paid_return_label_cents: 995 })
  const session = (await sessionOf()).data?.GetReturnPaymentSession
  assert.deepEqual(session?.amount, { value: 9.95, currency: 'AUD' })
  const reference = session?.reference ?? ''
  assert.deepEqual([session?.sessionID, session?.sessionData], [`CS${reference}`, 'opaque'])
  const [offered] = shop.gateway.sessions.filter((one) => one.reference === reference)
  assert.deepEqual(offered?.methods, ['scheme'])
  const items = [itemOf(order)]
  for (const return_reference of [undefined, reference, 'another'])
    await refusedWith({ token, items, return_reference }, 'Return payment is required.')
  const payment = { merchantReference: reference, cents: 995 }
  await postWebhook(shop, notificationOf(shop, { ...payment, pspReference: 'LABEL0', success: false }))
  await refusedWith({ token, items, return_reference: reference }, 'Return payment is required.')
  const body = notificationOf(shop, { ...payment, pspReference: 'LABEL1' })
  await postWebhook(shop, body)
  const paid = await shop.server.requireData(METHOD, { input: { token, items, return_reference: reference } })
  const payments = [{ psp_reference: 'LABEL1', return_label_cost: { value: 9.95 }, return_payment_method: '3' }]
  assert.deepEqual(paid.requestGuestReturn?.return, { method: 'LABEL', is_paid_return: true, payments })
  await refusedWith({ token, items, return_reference: reference }, 'Return payment is required.')
  const faulty = ['10414', '10415'].map((code) => ({ ...itemOf(order), ...reasonOf(code) }))
  await refusedWith({ token, items: [...items, ...faulty] }, 'Return payment is required.')
  for (const free of [{ items: faulty }, { items, method: 'STORE' as const }]) {
    const { requestGuestReturn } = await shop.server.requireData(METHOD, { input: { token, ...free } })
    assert.deepEqual([requestGuestReturn?.return?.is_paid_return, requestGuestReturn?.return?.payments], [false, []])
  }
  await runJobs(shop, ['capture-label'])
  assert.equal([...shop.gateway.captures.values()].filter(({ pspReference }) => pspReference === 'LABEL1').length, 1)
  await moveClock(shop.database.db, 'test', 31 * DAY_SECONDS)
  assert.deepEqual(messagesOf(await sessionOf()), ["Return payment isn't needed."])
  await setReturnSettings(shop, { paid_return_label_enabled: false })
})

/** Pays for a label by webhook. */
async function payLabel({ uid, email }: ShippedOrder, pspReference: string): Promise<string> {
  const { GetReturnPaymentSession: session } = await shop.server.requireData(SESSION, { uid, email })
  const merchantReference = session?.reference ?? ''
  await postWebhook(shop, notificationOf(shop, { pspReference, merchantReference, cents: 995 }))
  return merchantReference
}

test('a label’s money is returned once when its return is cancelled or never made', async () => {
  const { db } = shop.database
  const order = await placeShipped(shop, { quantity: 2 })
  await setReturnSettings(shop, { paid_return_label_enabled: true, paid_return_label_cents: 995 })
  const used = await payLabel(order, 'LABEL2')
  const unused = await payLabel(order, 'LABEL3')
  const input = { token: order.token, items: [itemOf(order)], return_reference: used }
  const { requestGuestReturn } = await shop.server.requireData(REQUEST_AS_GUEST, { input })
  const CANCEL = gql('mutation ($input: CancelReturnInput!) { cancelReturn(input: $input) { return { status } } }')
  const cancel = { return_uid: requestGuestReturn?.return?.uid ?? '', token: order.token }
  await shop.server.requireData(CANCEL, { input: cancel })
  const reversed = () => shop.gateway.reversals.flatMap(({ pspReference: one }) => (/^LABEL[23]$/.test(one) ? one : []))
  await runJobs(shop, ['capture-label', 'reverse-label'])
  assert.deepEqual(reversed(), ['LABEL2'])
  assert.ok([...shop.gateway.captures.values()].every(({ pspReference }) => pspReference !== 'LABEL2'))
  const sweep = async () => {
    await jobs['find-unused-labels']?.({}, shop.jobContext)
    await runJobs(shop, ['reverse-label'])
  }
  await sweep()
  assert.deepEqual(reversed(), ['LABEL2'], 'its return may still be made')
  await sql`update return_payment set created_at = now() - interval '61 minutes' where reference = ${unused}`.execute(
    db,
  )
  for (const _ of [1, 2]) await sweep()
  assert.deepEqual(reversed(), ['LABEL2', 'LABEL3'])
  await refusedWith({ ...input, return_reference: unused }, 'Return payment is required.')
  const logged: string[] = []
  await jobs['reconcile-payments']?.({}, { ...shop.jobContext, log: (_level, text) => void logged.push(text) })
  assert.ok(!logged.includes('charges without an order'), 'a label is no order')
  await setReturnSettings(shop, { paid_return_label_enabled: false })
})

test('a message is added by the shopper alone; a cancelled return frees its pieces [R3.73]', async () => {
  const order = await placeShipped(shop)
  const made = await shop.server.requireData(REQUEST_AS_GUEST, {
    input: { token: order.token, items: [itemOf(order)] },
  })
  const return_uid = made.requestGuestReturn?.return?.uid ?? ''
  const COMMENT = gql(`mutation ($input: AddReturnCommentInput!) { addReturnComment(input: $input) {
    return { comments { author author_name text } } } }`)
  const token = order.token
  const input = { return_uid, comment_text: ' <b>Hello</b> ', token }
  const { addReturnComment } = await shop.server.requireData(COMMENT, { input })
  const author = addReturnComment?.return?.comments?.[0]?.author
  assert.deepEqual(addReturnComment?.return?.comments, [{ author, author_name: author, text: '<b>Hello</b>' }])
  const stranger = await placeShipped(shop)
  for (const [wrong, message] of [
    [{ ...input, token: stranger.token }, "The return isn't available."],
    [{ return_uid, comment_text: 'Hello' }, "The return isn't available."],
    [{ ...input, comment_text: 'x'.repeat(1001) }, 'Write a message of at most 1000 characters.'],
  ] as const)
    assert.deepEqual(messagesOf(await shop.server.graphql(COMMENT, { input: wrong })), [message])
  const CANCEL = gql('mutation ($input: CancelReturnInput!) { cancelReturn(input: $input) { return { status } } }')
  for (const _ of [1, 2]) {
    const { cancelReturn } = await shop.server.requireData(CANCEL, { input: { return_uid, token } })
    assert.equal(cancelReturn?.return?.status, 'CLOSED')
  }
  assert.equal((await checkAs(order))?.message_code, 'ELIGIBLE')
})

test('the guest look-up answers every mismatch alike, and gift cards by a code of their own [J10.4, J20.1, J21.1, J21.2, R5.19, R5.20, R8.43, R7.62, A57]', async () => {
  const order = await placeShipped(shop)
  const LOOK_UP = gql(`query ($number: String!, $lastname: String!, $email: String!) {
    GuestCustomerOrderDetails(order_id: $number, lastname: $lastname, email: $email) {
      number items_eligible_for_return { id } } }`)
  const { lastname } = (
    await shop.database.db
      .selectFrom('orders')
      .select('billing_address')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
  ).billing_address
  const right = { number: encodeUid(order.number), lastname, email: order.email }
  assert.deepEqual((await shop.server.requireData(LOOK_UP, right)).GuestCustomerOrderDetails, {
    number: order.number,
    items_eligible_for_return: [{ id: order.itemUid }],
  })
  for (const wrong of [{ number: encodeUid('100999999') }, { lastname: 'Nobody' }, { email: 'bo@example.com' }])
    assert.deepEqual(messagesOf(await shop.server.graphql(LOOK_UP, { ...right, ...wrong })), [
      "We couldn't locate an order with the information provided.",
    ])
  const { db } = shop.database
  await db.updateTable('order_line').set({ product_type: 'giftcard' }).where('order_id', '=', order.id).execute()
  const { errors } = await shop.server.graphql(LOOK_UP, right)
  assert.deepEqual([errors[0]?.message, errors[0]?.extensions?.code], ['only gift card', 'ONLY_GIFT_CARD'])
  assert.equal((await checkAs(order))?.message_code, 'ONLY_GIFT_CARD')
  await db.updateTable('order_line').set({ product_type: 'configurable' }).where('order_id', '=', order.id).execute()
})
