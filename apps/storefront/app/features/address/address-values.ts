/** Field names as posted; errors are listed in this order. */
export const ADDRESS_FIELDS = [
  'firstname',
  'lastname',
  'company',
  'country',
  'street1',
  'street2',
  'suburb',
  'city',
  'region',
  'postcode',
  'telephone',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
/** Values as typed, valid or not. */
export type AddressValues = Readonly<Record<AddressField, string>>
