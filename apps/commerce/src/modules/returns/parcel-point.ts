import { shopUrlOf } from '@welt/brands'
import type { Context } from '#src/platform/context'
import type { ParcelpointInfo } from '#src/platform/contract/contract.generated'
import type { ReturnRow } from './tables.ts'

/** Null for other methods and once the parcel was received. The page links back to `return_url`. [R3.79, R3.80] */
export function parcelPointInfoOf(
  { config, brand }: Pick<Context, 'config' | 'brand'>,
  { uid, number, method, received_at }: ReturnRow,
): ParcelpointInfo | null {
  const { parcelPointUrl, publicUrl } = config
  if (method !== 'parcel_point' || received_at !== null || !parcelPointUrl) return null
  const returnUrl = `${shopUrlOf(brand, publicUrl)}/return/view?${new URLSearchParams({ return: uid, sent: '1' })}`
  const fields = { return_number: number, shop: brand.name, country: brand.country, return_url: returnUrl }
  return { redirect_url: parcelPointUrl, post_data: Object.entries(fields).map(([key, value]) => ({ key, value })) }
}
