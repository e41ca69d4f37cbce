import { randomUUID } from 'node:crypto'
import { AddProductsToCartDocument, CartDocument } from '../../apps/storefront/app/features/cart/cart.generated.ts'
import { CreateEmptyCartDocument } from '../../apps/storefront/app/middleware/session.generated.ts'
import { BROWSING as BROWSED, isShown, pathOf } from '../../scripts/cluster/browsing.ts'
import type { Cluster } from '../../scripts/cluster/cluster.ts'
import { findPlaces } from '../../scripts/cluster/places.ts'
import { openShopper, type Shopper, WEBSITE_ID } from '../../scripts/cluster/shopper.ts'
import { type Size, stockSizes } from '../calls/goods.ts'

/** Of a hundred actions. A cart takes 3 requests, an order 8. */
export const MIX = { ...BROWSED, cart: 8, order: 2 } as const
export type Action = keyof typeof MIX

const REQUESTS: Readonly<Partial<Record<Action, number>>> = { cart: 3, order: 8 }
export const requestsOf = (action: Action): number => REQUESTS[action] ?? 1

const ACTIONS = (Object.keys(MIX) as Action[]).flatMap((action) => Array.from({ length: MIX[action] }, () => action))
/** Prime to a hundred, so that every hundred has the whole mix. */
const STRIDE = 37
export const actionAt = (n: number): Action => ACTIONS[(n * STRIDE) % ACTIONS.length] as Action

const BROWSING = 60
const ENCODING = { 'accept-encoding': 'br' }

export interface Crowd {
  /** @throws Error when the shop refuses */
  act(action: Action, n: number): Promise<void>
  close(): void
}

async function makeCart(shopper: Shopper, { variantSku, productSku }: Size): Promise<void> {
  const cartId = (await shopper.send(CreateEmptyCartDocument, {})).createEmptyCart ?? ''
  const item = { sku: variantSku, parent_sku: productSku, quantity: 1 }
  await shopper.send(AddProductsToCartDocument, { cartId, cartItems: [item] })
  await shopper.send(CartDocument, { cartId })
}

async function order(shopper: Shopper, { variantSku, productSku }: Size): Promise<void> {
  await shopper.order(await shopper.fillCart(variantSku, productSku), randomUUID())
}

/** Raises the limit per address, since the shoppers share a hundred addresses. */
const MORE_ORDERS = `insert into site_setting (website_id, key, value)
  values ($1, 'order_limits', '{"address": 100000}')`

/** Shoppers of one shop: some browse over open connections; each cart and order belongs to another shopper. */
export async function openCrowd(cluster: Cluster): Promise<Crowd> {
  await cluster.db.query(MORE_ORDERS, [WEBSITE_ID])
  const places = await findPlaces(cluster.databaseUrl, WEBSITE_ID)
  const sizes = await stockSizes(cluster.databaseUrl, WEBSITE_ID)
  const browsing = Array.from({ length: BROWSING }, (_, at) => openShopper(cluster, at, { keepAlive: true }))
  let people = 1000
  return {
    async act(action, n) {
      if (action !== 'cart' && action !== 'order') {
        const { status } = await (browsing[n % BROWSING] as Shopper).open(pathOf(action, places, n), {
          headers: ENCODING,
        })
        if (!isShown(action, status)) throw new Error(`${action} ${status}`)
        return
      }
      people += 1
      const shopper = openShopper(cluster, people, { keepAlive: true })
      const size = sizes[n % sizes.length] as Size
      try {
        await (action === 'cart' ? makeCart(shopper, size) : order(shopper, size))
      } finally {
        shopper.close()
      }
    },
    close: () => {
      for (const shopper of browsing) shopper.close()
    },
  }
}
