import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { jobs } from '#src/jobs/index'
import { PASSWORD, registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import type { TestShop } from '#src/testing/shop'
import { untilLocked } from '#src/testing/until'
import { openShopWithReturns, placeShipped, type ShippedOrder } from '../testing/shipped-orders.ts'

/** A picture without pixels. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xda, 0, 4, 1, 2, 0xff, 0xd9])
const STORED = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 1, 2, 0xff, 0xd9])

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
})
after(() => shop.close())

const ADD = gql('mutation ($input: AddReturnPhotoInput!) { addReturnPhoto(input: $input) { photo_uid } }')
const REQUEST = gql(`mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) {
  return { uid number items { photos { uid path } } } } }`)
const SEE = gql('query ($uid: ID!) { customer { return(uid: $uid) { items { photos { path } } } } }')

type Headers = Readonly<Record<string, string>>

const add = (token: string, bytes = JPEG, headers: Headers = {}) =>
  shop.server.graphql(ADD, { input: { token, content: bytes.toString('base64') } }, headers)

async function added(order: ShippedOrder, headers: Headers = {}): Promise<string> {
  const { data, errors } = await add(order.token, JPEG, headers)
  assert.deepEqual(errors, [])
  return data?.addReturnPhoto?.photo_uid ?? ''
}

const inputOf = (order: ShippedOrder, photos: readonly string[]) => {
  const item = {
    order_item_uid: order.itemUid,
    quantity_to_return: 1,
    selected_custom_attributes: [{ attribute_code: 'reason', value: '10414' }],
    photo_uids: [...photos],
  }
  return { token: order.token, items: [item] }
}

const request = (order: ShippedOrder, photos: readonly string[]) =>
  shop.server.graphql(REQUEST, { input: inputOf(order, photos) })

function fetchFile(path: string, store = 'williams_au') {
  const token = /^\/order\/documents\/(.+)\.jpg$/.exec(path)?.[1] ?? ''
  const headers = { authorization: `Bearer ${shop.server.config.serviceKey}` }
  return fetch(`${shop.server.url.replace('/graphql', '')}/documents?store=${store}&token=${token}`, { headers })
}

test('photos of a fault are shown with the return to its owner and staff, without their metadata', async (t) => {
  const order = await placeShipped(shop, { quantity: 2 })
  const uids = [await added(order), await added(order)]
  const { data, errors } = await request(order, uids)
  assert.deepEqual(errors, [])
  const made = data?.requestGuestReturn?.return
  const photos = made?.items?.[0]?.photos ?? []
  assert.deepEqual(new Set(photos.map(({ uid }) => uid)), new Set(uids))
  const path = photos[0]?.path ?? ''
  const file = await fetchFile(path)
  assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'image/jpeg'])
  assert.deepEqual(Buffer.from(await file.arrayBuffer()), STORED)
  assert.equal((await fetchFile(path, 'mathers_au')).status, 404)
  assert.equal((await fetchFile(path.replace(/\.[0-9a-f]{32}\./, `.${'0'.repeat(32)}.`))).status, 404)
  process.env.SIGNING_SECRET = shop.server.config.signingSecret
  t.after(() => delete process.env.SIGNING_SECRET)
  const shown = await runWelt(t, shop.database.url, 'returns', 'show', made?.number ?? '')
  assert.equal(shown.out.match(/photo of item 1 {2}http\S+\/order\/documents\/photo\.\S+\.jpg/g)?.length, 2, shown.out)
})

test('a wrong type or size is refused with what to do, and an unknown order reveals nothing', async () => {
  const order = await placeShipped(shop)
  const messageOf = async (answer: ReturnType<typeof add>) => (await answer).errors[0]?.message
  assert.match((await messageOf(add(order.token, Buffer.from('<svg/>')))) ?? '', /Choose a JPEG/)
  assert.match((await messageOf(add(order.token, Buffer.alloc(184_323)))) ?? '', /smaller/)
  assert.match((await messageOf(add('A'.repeat(22)))) ?? '', /couldn't locate an order/)
})

test('a photo belongs to one return of its own order, at most four to a pair', async () => {
  const [order, other] = [await placeShipped(shop, { quantity: 2 }), await placeShipped(shop)]
  const uid = await added(order)
  const messageOf = async (of: ShippedOrder, uids: readonly string[]) => (await request(of, uids)).errors[0]?.message
  assert.match((await messageOf(other, [uid])) ?? '', /Add the photos again/)
  assert.match((await messageOf(order, Array(5).fill(uid))) ?? '', /at most 4 photos/)
  assert.equal(await messageOf(order, [uid]), undefined)
  assert.match((await messageOf(order, [uid])) ?? '', /Add the photos again/)
})

test('a customer’s photos need that customer, and nobody else sees them', async () => {
  const ada = await registerCustomer(shop.server, 'photo-ada@example.com')
  const bo = await registerCustomer(shop.server, 'photo-bo@example.com')
  const order = await placeShipped(shop, { customerId: ada.id })
  assert.equal((await add(order.token, JPEG, bo.headers)).errors.length, 1)
  const uid = await added(order, ada.headers)
  const OWN = gql(`mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { uid } } }`)
  const { token: _, ...input } = inputOf(order, [uid])
  const made = await shop.server.requireData(OWN, { input: { ...input, order_uid: order.uid } }, ada.headers)
  const seen = async (headers: Headers) =>
    (await shop.server.graphql(SEE, { uid: made.requestReturn?.return?.uid ?? '' }, headers)).data?.customer?.return
  assert.equal((await seen(ada.headers))?.items?.[0]?.photos.length, 1)
  assert.equal(await seen(bo.headers), null)
  const EXPORT = gql('mutation ($password: String!) { exportCustomerData(password: $password) { json } }')
  const { exportCustomerData: taken } = await shop.server.requireData(EXPORT, { password: PASSWORD }, ada.headers)
  const { returns } = JSON.parse(taken?.json ?? '{}') as { returns: readonly Record<string, unknown>[] }
  assert.deepEqual(
    returns.map(({ order: of, pieces, photos }) => [of, pieces, photos]),
    [[order.number, [{ reason: '10414', quantity: 1 }], [uid]]],
  )
})

test('photos of no return go after a day, others half a year after their return was closed', async () => {
  const order = await placeShipped(shop, { quantity: 2 })
  const [unused, kept] = [await added(order), await added(order)]
  const { data } = await request(order, [kept])
  const { db } = shop.database
  const left = async () => {
    await jobs['purge-return-photos']?.({}, shop.jobContext)
    const { rows } = await sql<{ uid: string }>`
      select uid from return_photo where uid = any(${[unused, kept]}::text[])`.execute(db)
    return rows.map(({ uid }) => uid)
  }
  assert.equal((await left()).length, 2)
  await sql`update return_photo set created_at = now() - interval '25 hours' where order_id = ${order.id}`.execute(db)
  assert.deepEqual(await left(), [kept])
  assert.equal(await shop.jobContext.ports.photos.read(unused), undefined)
  await sql`update return_request set closed_at = now() - interval '181 days'
    where uid = ${data?.requestGuestReturn?.return?.uid ?? ''}`.execute(db)
  assert.deepEqual(await left(), [])
})

test('an unwritten photo is deleted after a day, and no file is left without a row', async (t) => {
  const order = await placeShipped(shop)
  const { db } = shop.database
  const { photos } = shop.jobContext.ports
  const rows = () => db.selectFrom('return_photo').select('uid').where('order_id', '=', order.id).execute()
  const written: unknown[] = []
  t.mock.method(photos, 'write', async () => {
    written.push(...(await rows()))
    throw new Error('disk full')
  })
  assert.equal((await add(order.token)).errors.length, 1)
  assert.deepEqual(await rows(), written)
  assert.equal(written.length, 1, 'its row comes first')
  await sql`update return_photo set created_at = now() - interval '25 hours' where order_id = ${order.id}`.execute(db)
  await jobs['purge-return-photos']?.({}, shop.jobContext)
  assert.deepEqual(await rows(), [])
})

test('a photo that is being deleted can’t be named in a return', async (t) => {
  const order = await placeShipped(shop)
  const uid = await added(order)
  const { db } = shop.database
  await sql`update return_photo set created_at = now() - interval '25 hours' where uid = ${uid}`.execute(db)
  const { photos } = shop.jobContext.ports
  const requests: ReturnType<typeof request>[] = []
  t.mock.method(photos, 'remove', async () => {
    requests.push(request(order, [uid]))
    await untilLocked(db, 1)
  })
  await jobs['purge-return-photos']?.({}, shop.jobContext)
  assert.match((await requests[0])?.errors[0]?.message ?? '', /Add the photos again/)
})
