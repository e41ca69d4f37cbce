import pg from 'pg'
import type {
  AddProductsToCartMutation,
  AddProductsToCartMutationVariables,
} from '../apps/storefront/app/features/cart/cart.generated.ts'
import type { TypedDocument } from '../apps/storefront/app/graphql/typed-document.ts'
import { CreateEmptyCartDocument } from '../apps/storefront/app/middleware/session.generated.ts'
import { type BenchResult, median, percentile, rounded } from './measure/result.ts'
import type { System } from './measure/system.ts'

const STORE = { code: 'mollini_au', websiteId: 7 }
const CALLERS = 16
const ROUNDS = 5
const CARTS = 96
const ADDS = 4

type Added = Pick<NonNullable<AddProductsToCartMutation['addProductsToCart']>, 'user_errors'>

/** Never changed, so that its figures stay comparable. */
export const ADD: TypedDocument<{ readonly addProductsToCart: Added | null }, AddProductsToCartMutationVariables> = {
  operation: 'mutation',
  changesCart: true,
  text: `mutation Add($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart { id total_quantity prices { grand_total { value currency } } }
    user_errors { code message }
  }
}`,
}

interface Round {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

async function graphql<Data, Variables>(
  system: System,
  document: TypedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const response = await fetch(`${system.commerceUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: STORE.code },
    body: JSON.stringify({ query: document.text, variables }),
  })
  const answer = (await response.json()) as { readonly data?: Data; readonly errors?: unknown }
  if (!answer.data || answer.errors) throw new Error(`The commerce server refused: ${JSON.stringify(answer.errors)}`)
  return answer.data
}

interface Size {
  readonly variantSku: string
  readonly productSku: string
  readonly productId: number
}

async function findSizes(pool: pg.Pool): Promise<readonly Size[]> {
  const { rows } = await pool.query<Size>(
    `select v.sku as "variantSku", p.sku as "productSku", p.id as "productId"
     from variant v join product p on p.id = v.product_id join product_site ps on ps.product_id = p.id
     join stock s on s.sku = v.sku and s.source = 'warehouse'
     where ps.website_id = $1 and ps.is_enabled and s.on_hand - s.reserved >= 5 order by md5(v.sku) limit 400`,
    [STORE.websiteId],
  )
  if (rows.length < ADDS) throw new Error('Too few sizes are in stock.')
  return rows
}

async function makeCarts(system: System): Promise<readonly string[]> {
  const carts: string[] = []
  const caller = async () => {
    while (carts.length < CARTS) carts.push((await graphql(system, CreateEmptyCartDocument, {})).createEmptyCart ?? '')
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return carts
}

async function fill(
  carts: readonly string[],
  sizes: readonly Size[],
  add: (oneCartId: string, size: Size) => Promise<void>,
): Promise<Round> {
  const waiting = [...carts]
  const latencies: number[] = []
  let next = 0
  const caller = async () => {
    for (let oneCartId = waiting.pop(); oneCartId !== undefined; oneCartId = waiting.pop()) {
      for (let at = 0; at < ADDS; at += 1) {
        const size = sizes[next++ % sizes.length]
        if (!size) return
        const startedAt = performance.now()
        await add(oneCartId, size)
        latencies.push(performance.now() - startedAt)
      }
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return {
    perSecond: (latencies.length * 1000) / (performance.now() - startedAt),
    p50Ms: median(latencies),
    p99Ms: percentile(latencies, 99),
  }
}

async function addByGraphql(system: System, oneCartId: string, size: Size): Promise<void> {
  const cartItems = [{ sku: size.variantSku, parent_sku: size.productSku, quantity: 1 }]
  const { addProductsToCart } = await graphql(system, ADD, { cartId: oneCartId, cartItems })
  if (addProductsToCart?.user_errors.length !== 0)
    throw new Error(`Not added: ${JSON.stringify(addProductsToCart?.user_errors)}`)
}

/** The minimum: lock the cart, read price and stock, insert the line, calculate the total, touch the cart. */
async function addByTransaction(pool: pg.Pool, oneCartId: string, size: Size): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select * from cart where id = $1 for update', [oneCartId])
    const { rows } = await client.query<{ regular_cents: number }>(
      `select ps.regular_cents, s.on_hand - s.reserved as available from product_site ps, stock s
       where ps.product_id = $1 and ps.website_id = $2 and s.sku = $3 and s.source = 'warehouse'`,
      [size.productId, STORE.websiteId, size.variantSku],
    )
    await client.query(
      `insert into cart_line (cart_id, product_id, variant_sku, quantity, seen_unit_cents) values ($1, $2, $3, 1, $4)
       on conflict (cart_id, variant_sku) where gift_card is null do update set quantity = cart_line.quantity + 1, updated_at = now()`,
      [oneCartId, size.productId, size.variantSku, rows[0]?.regular_cents],
    )
    await client.query('select sum(quantity * seen_unit_cents) from cart_line where cart_id = $1', [oneCartId])
    await client.query('update cart set version = version + 1, updated_at = now() where id = $1', [oneCartId])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Both sides are durable. */
export async function benchAddToCart(system: System): Promise<readonly BenchResult[]> {
  const pool = new pg.Pool({ connectionString: system.databaseUrl, max: CALLERS })
  try {
    const sizes = await findSizes(pool)
    const byGraphql = async () =>
      fill(await makeCarts(system), sizes, (oneCartId, size) => addByGraphql(system, oneCartId, size))
    const byTransaction = async () =>
      fill(await makeCarts(system), sizes, (oneCartId, size) => addByTransaction(pool, oneCartId, size))
    await byGraphql()
    await byTransaction()
    const rounds: { readonly ours: Round; readonly bare: Round }[] = []
    for (let at = 0; at < ROUNDS; at += 1) {
      const isOursFirst = at % 2 === 0
      const first = isOursFirst ? await byGraphql() : await byTransaction()
      const second = isOursFirst ? await byTransaction() : await byGraphql()
      rounds.push(isOursFirst ? { ours: first, bare: second } : { ours: second, bare: first })
    }
    const ours = (read: (round: Round) => number) => rounded(median(rounds.map((round) => read(round.ours))))
    const bare = (read: (round: Round) => number) => rounded(median(rounds.map((round) => read(round.bare))))
    return [
      {
        name: 'add-to-cart',
        figure: { value: ours((round) => round.perSecond), unit: 'calls/s' },
        baseline: { name: 'bare transaction, same tables', value: bare((round) => round.perSecond), unit: 'calls/s' },
        ratio: rounded(median(rounds.map((round) => round.ours.perSecond / round.bare.perSecond))),
        details: {
          callers: CALLERS,
          p50_ms: ours((round) => round.p50Ms),
          p99_ms: ours((round) => round.p99Ms),
          baseline_p50_ms: bare((round) => round.p50Ms),
          baseline_p99_ms: bare((round) => round.p99Ms),
        },
      },
    ]
  } finally {
    await pool.end()
  }
}
