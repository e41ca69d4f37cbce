import type { Db } from '#src/platform/database'
import { loadContents } from './lines/contents.ts'
import { fulfilmentFor } from './lines/fulfilment.ts'
import type { PricingContext } from './prices/context.ts'
import { linesOf, setFulfilment } from './store.ts'
import type { CartRow } from './tables.ts'

/**
 * After another store was chosen: collected lines that it lacks become deliveries if they can be delivered. The
 * caller has locked the cart. @returns whether the cart had collected lines
 */
export async function movePickups(db: Db, ctx: PricingContext, cart: CartRow): Promise<boolean> {
  const lines = (await linesOf(db, cart)).filter((line) => line.fulfilment === 'clickncollect')
  if (lines.length === 0) return false
  const { variants } = await loadContents(db, ctx, { ...cart, lines })
  const lost = lines.filter(
    (line) => fulfilmentFor(variants.get(line.variant_sku ?? ''), line.quantity, line.fulfilment) === 'delivery',
  )
  if (lost.length === 0) return false
  await setFulfilment(
    db,
    cart.id,
    'delivery',
    lost.map(({ id }) => id),
  )
  return true
}
