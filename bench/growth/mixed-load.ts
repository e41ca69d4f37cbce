import { AddProductsToCartDocument, CartDocument } from '../../apps/storefront/app/features/cart/cart.generated.ts'
import { CreateEmptyCartDocument } from '../../apps/storefront/app/middleware/session.generated.ts'
import type { Places } from '../../scripts/cluster/places.ts'
import type { Size } from '../calls/goods.ts'
import { post, sendTo } from '../calls/graphql.ts'
import { LISTING_HOST } from '../measure/system.ts'

export interface MixedTarget extends Places {
  readonly storefrontPort: number
  readonly commercePort: number
  readonly sizes: readonly Size[]
}

/** Percent. */
export const MIX = { listing: 40, newFilter: 15, product: 20, search: 10, suggestions: 5, cart: 10 } as const
type Kind = keyof typeof MIX

const KINDS = (Object.keys(MIX) as Kind[]).flatMap((kind) => Array.from({ length: MIX[kind] }, () => kind))
const STORE = 'mollini_au'
/** One in this many requests accepts no compression. */
const IDENTITY_EVERY = 20
/** A prime larger than every list, so that all items are visited. */
const STRIDE = 7919

const at = <Item>(items: readonly Item[], n: number) => items[(n * STRIDE) % items.length] as Item

async function useCart({ commercePort, sizes }: MixedTarget, n: number): Promise<void> {
  const target = { port: commercePort, store: STORE }
  const cartId = (await post(target, CreateEmptyCartDocument, {})).createEmptyCart ?? ''
  const { variantSku, productSku } = at(sizes, n)
  await post(target, AddProductsToCartDocument, {
    cartId,
    cartItems: [{ sku: variantSku, parent_sku: productSku, quantity: 1 }],
  })
  await post(target, CartDocument, { cartId })
}

function pathOf(kind: Exclude<Kind, 'cart'>, { listings, products, terms }: MixedTarget, n: number): string {
  switch (kind) {
    case 'listing':
      return at(listings, n)
    case 'newFilter':
      return `${at(listings, n)}?price=-${100_000 + (n % 800_000)}`
    case 'product':
      return at(products, n)
    case 'search':
      return `/search?q=${encodeURIComponent(at(terms, n))}`
    case 'suggestions':
      return `/api/suggestions?q=${encodeURIComponent(at(terms, n).slice(0, 3 + (n % 5)))}`
  }
}

export async function mixedCall(target: MixedTarget, n: number): Promise<void> {
  const kind = at(KINDS, n)
  if (kind === 'cart') return useCart(target, n)
  const encoding = n % IDENTITY_EVERY === 0 ? 'identity' : 'gzip, deflate, br'
  const headers = { host: LISTING_HOST, 'accept-encoding': encoding }
  await sendTo(target.storefrontPort, { method: 'GET', path: pathOf(kind, target, n), headers })
}
