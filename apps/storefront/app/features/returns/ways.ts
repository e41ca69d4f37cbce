/** How a return comes back. */
export type Way = 'label' | 'store' | 'parcel_point'

const WAYS: readonly Way[] = ['label', 'store', 'parcel_point']

/** [R1.20] */
export const waysOf = ({ parcelPoint }: { readonly parcelPoint: boolean }): readonly Way[] =>
  WAYS.filter((way) => parcelPoint || way !== 'parcel_point')

export const PIN_PATH =
  'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z'
