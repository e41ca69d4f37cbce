import { AddProductsToCartDocument } from '../../apps/storefront/app/features/cart/cart.generated.ts'
import { CreateEmptyCartDocument } from '../../apps/storefront/app/middleware/session.generated.ts'
import { type Size, sizesFrom } from './goods.ts'
import { type CommerceTarget, post } from './graphql.ts'

const MAKERS = 8

/** Lines in order of addition. */
export interface FilledCart {
  readonly cartId: string
  readonly lines: readonly { readonly uid: string; readonly lineId: number; readonly size: Size }[]
}

async function makeCart(target: CommerceTarget, sizes: readonly Size[]): Promise<FilledCart> {
  const cartId = (await post(target, CreateEmptyCartDocument, {})).createEmptyCart ?? ''
  const cartItems = sizes.map(({ variantSku, productSku }) => ({
    sku: variantSku,
    parent_sku: productSku,
    quantity: 1,
  }))
  const { addProductsToCart: added } = await post(target, AddProductsToCartDocument, { cartId, cartItems })
  const items = added?.cart.items ?? []
  if (added?.user_errors.length !== 0 || items.length !== sizes.length)
    throw new Error(`Not added: ${JSON.stringify(added?.user_errors)}`)
  const lines = sizes.map((size) => {
    const uid = items.find((item) => item?.product.sku === size.productSku)?.uid ?? ''
    return { uid, lineId: Number(Buffer.from(uid, 'base64').toString('utf8').replace(/\D/g, '')), size }
  })
  return { cartId, lines }
}

export async function makeMany<Made>(count: number, make: (n: number) => Promise<Made>): Promise<readonly Made[]> {
  const made: Made[] = []
  let next = 0
  const maker = async () => {
    for (let n = next++; n < count; n = next++) made.push(await make(n))
  }
  await Promise.all(Array.from({ length: MAKERS }, maker))
  return made
}

/** One piece per line. */
export function makeCarts(
  target: CommerceTarget,
  sizes: readonly Size[],
  count: number,
  lineCount: number,
): Promise<readonly FilledCart[]> {
  return makeMany(count, (n) => makeCart(target, sizesFrom(sizes, n * lineCount, lineCount)))
}
