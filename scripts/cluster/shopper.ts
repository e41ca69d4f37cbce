import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { CARD_STATE } from '../../apps/commerce/src/testing/guest.ts'
import { AddProductsToCartDocument } from '../../apps/storefront/app/features/cart/cart.generated.ts'
import {
  SetBillingAddressOnCartDocument,
  SetGuestEmailOnCartDocument,
  SetShippingAddressesOnCartDocument,
  SetShippingMethodsOnCartDocument,
} from '../../apps/storefront/app/features/checkout/checkout.generated.ts'
import {
  PlaceOrderDocument,
  SetPaymentMethodOnCartDocument,
} from '../../apps/storefront/app/features/checkout/payment/payment.generated.ts'
import type { TypedDocument } from '../../apps/storefront/app/graphql/typed-document.ts'
import { CreateEmptyCartDocument } from '../../apps/storefront/app/middleware/session.generated.ts'
import type { Cluster } from './cluster.ts'

const SITE = 'mollini'
export const WEBSITE_ID = 7
const METHOD = { carrier_code: 'startrack', method_code: 'STEFPP' }

export interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

interface Sent {
  readonly form?: Readonly<Record<string, string>>
  readonly json?: object
  readonly headers?: Readonly<Record<string, string>>
}

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Bell',
  city: 'Melbourne',
  region: 'VIC',
  postcode: '3000',
  country_code: 'AU',
  telephone: '0400000000',
}

const bodyOf = ({ form, json }: Sent) =>
  form ? new URLSearchParams(form).toString() : json ? JSON.stringify(json) : undefined

export interface Shopper {
  open(path: string, sent?: Sent): Promise<Answer>
  /** A cart that can be ordered. @returns its id */
  fillCart(sku: string, parent: string): Promise<string>
  /** @returns the number of a paid order @throws Error with the refusal */
  order(cartId: string, key: string): Promise<string>
  readonly cookies: ReadonlyMap<string, string>
  /** @throws Error with the refusal */
  send<Data, Variables>(document: TypedDocument<Data, Variables>, variables: NoInfer<Variables>): Promise<Data>
  close(): void
}

interface ShopperOptions {
  /** Of connections, as browsers do. */
  readonly keepAlive?: boolean
}

let shoppers = 9
/** Another shopper each time, since limits are per person. */
export const nextShopper = (): number => {
  shoppers += 1
  return shoppers
}

/** Comes through nginx from an address of its own. */
export function openShopper(
  { shop, network }: Cluster,
  n: number,
  { keepAlive = false }: ShopperOptions = {},
): Shopper {
  const cookies = new Map<string, string>()
  const agent = new Agent({ keepAlive, rejectUnauthorized: false, localAddress: network.clientAddress(n) })

  function open(path: string, sent: Sent = {}): Promise<Answer> {
    const body = bodyOf(sent)
    const type = sent.form ? 'application/x-www-form-urlencoded' : 'application/json'
    const headers = {
      host: `${SITE}.localhost`,
      accept: sent.json ? 'application/json' : 'text/html',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': type, origin: `https://${SITE}.localhost` }),
      ...sent.headers,
    }
    const method = body === undefined ? 'GET' : 'POST'
    return new Promise((done, failed) => {
      const call = request({ ...shop, path, method, headers, agent }, async (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          if (/; Max-Age=0/i.test(line)) cookies.delete(name)
          else cookies.set(name, value)
        }
        const text = Buffer.concat(await answer.toArray()).toString('utf8')
        done({ status: answer.statusCode ?? 0, body: text, headers: answer.headers })
      })
      call.on('error', failed).end(body)
    })
  }

  async function sendGraphql<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: NoInfer<Variables>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Data> {
    const { status, body } = await open('/graphql', { json: { query: document.text, variables }, headers })
    if (status !== 200) throw new Error(`${status} ${body.slice(0, 500)}`)
    const { data, errors } = JSON.parse(body) as { readonly data?: Data; readonly errors?: unknown }
    if (!data || errors) throw new Error(`${status} ${JSON.stringify(errors)}`)
    return data
  }

  return {
    open,
    cookies,
    send: (document, variables) => sendGraphql(document, variables),
    close: () => agent.destroy(),
    async fillCart(sku, parent) {
      const { createEmptyCart: cart_id = '' } = await sendGraphql(CreateEmptyCartDocument, {})
      const cartId = cart_id ?? ''
      const input = { cart_id: cartId }
      const address = { ...ADDRESS, street: [`${n} Cluster Street`] }
      await sendGraphql(AddProductsToCartDocument, { cartId, cartItems: [{ sku, parent_sku: parent, quantity: 1 }] })
      await sendGraphql(SetGuestEmailOnCartDocument, { input: { ...input, email: `ada${n}@example.com` } })
      await sendGraphql(SetShippingAddressesOnCartDocument, { input: { ...input, shipping_addresses: [{ address }] } })
      await sendGraphql(SetBillingAddressOnCartDocument, {
        input: { ...input, billing_address: { same_as_shipping: true } },
      })
      await sendGraphql(SetShippingMethodsOnCartDocument, { input: { ...input, shipping_methods: [METHOD] } })
      const card = { stateData: CARD_STATE, cc_type: 'VI' }
      const method = { code: 'adyen_cc', adyen_additional_data_cc: card }
      await sendGraphql(SetPaymentMethodOnCartDocument, { input: { ...input, payment_method: method } })
      return cartId
    },
    async order(cartId, key) {
      const { placeOrder } = await sendGraphql(
        PlaceOrderDocument,
        { input: { cart_id: cartId } },
        { 'idempotency-key': key },
      )
      if (placeOrder?.order?.adyen_payment_status?.resultCode !== 'Authorised')
        throw new Error(JSON.stringify(placeOrder))
      return placeOrder.order.order_number
    },
  }
}
