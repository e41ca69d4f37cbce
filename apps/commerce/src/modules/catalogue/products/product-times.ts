import type { Context } from '#src/platform/context'
import { factLoader, sharedLoad } from '../batch-loader.ts'

type Times = Readonly<Record<'created_at' | 'updated_at', Date>>

const TIMES = factLoader<number, Times>({
  name: 'product times',
  tables: ['product'],
  load: async ({ db }, ids) => {
    const rows = await db
      .selectFrom('product')
      .select(['id', 'created_at', 'updated_at'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map((row) => [row.id, row]))
  },
})

/** In UTC. */
export async function storedAt(ctx: Context, productId: number, which: keyof Times): Promise<string | null> {
  const times = await sharedLoad(ctx, TIMES)(productId)
  return times ? times[which].toISOString() : null
}
