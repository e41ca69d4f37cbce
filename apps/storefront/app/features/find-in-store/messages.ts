/** Texts of the specification. */
export const findMessages = {
  /** [R5.14, A56] */
  size: 'Please select a size',
  /** [R5.15, A56] */
  place: 'Please enter an address or postcode',
  /** [R8.36] */
  stores: 'Error fetching stores',
  /** [R8.35] */
  choose: 'Error setting Preferred Store. Your bag is as it was. Try again, or choose another store.',
} as const
