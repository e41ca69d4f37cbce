import type { Context } from '#src/platform/context'
import { changeCartAsRead } from '../change.ts'
import { firstShippingOf } from '../shipping-choice.ts'
import { linesOf } from '../store.ts'
import type { CartRow, StoredRedemption } from '../tables.ts'
import { columnsWithoutCoupons, couponColumns } from './coupon-columns.ts'

/** Stores why, and resets the delivery method. @throws AppError as changeCart [R3.13, A23, A49] */
export async function removeReward(ctx: Context, read: CartRow, code: string, error: string): Promise<void> {
  await changeCartAsRead(ctx, read, async (cart, db) => {
    if (!cart.coupon_codes.includes(code)) return {}
    const withoutReward = columnsWithoutCoupons(cart, (one) => one === code)
    return { ...withoutReward, ...firstShippingOf(ctx, cart, await linesOf(db, cart)), loyalty_error: error }
  })
}

/** Of the same code. @throws AppError as changeCart */
export async function replaceReward(ctx: Context, read: CartRow, reward: StoredRedemption): Promise<void> {
  await changeCartAsRead(ctx, read, ({ coupon_codes: codes, redemptions }) =>
    couponColumns({ codes, redemptions: redemptions.map((one) => (one.code === reward.code ? reward : one)) }),
  )
}
