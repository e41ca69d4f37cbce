/** Where a test's guest lives. */
export const ADDRESS = {
  firstname: 'Ada',
  lastname: "O'Neil",
  street: ['1 Swanston Street'],
  city: 'Melbourne',
  region: 'VIC',
  postcode: '3000',
  country_code: 'AU',
  telephone: '0400000000',
}

/** The card that is approved, in the plain values that Adyen takes in tests. */
export const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName: 'Ada',
}

/** What the card frame hands over. */
export const CARD_STATE = JSON.stringify({ paymentMethod: CARD })
