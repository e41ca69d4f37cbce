import type { Db } from '#src/platform/database'

/** The customer's next carts start with it; null clears it. [R7.104, R7.107] */
export async function rememberStore(db: Db, customerId: number, storeCode: string | null): Promise<void> {
  await db.updateTable('customer').set({ preferred_store_code: storeCode }).where('id', '=', customerId).execute()
}
