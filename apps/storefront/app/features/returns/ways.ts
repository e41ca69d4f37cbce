/** How a return comes back. */
export type Way = 'label' | 'store' | 'parcel_point'

const WAYS: readonly Way[] = ['label', 'store', 'parcel_point']

interface Offered {
  readonly parcelPoint: boolean
  /** False where the label must be paid for and can't be now. */
  readonly isPosted: boolean
}

/** [R1.20] */
export function waysOf({ parcelPoint, isPosted }: Offered): readonly Way[] {
  return WAYS.filter((way) => (way === 'parcel_point' ? parcelPoint : way === 'store' || isPosted))
}

export const PIN_PATH =
  'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z'
