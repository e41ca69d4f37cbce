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

/** An approved card, in the plain test values that Adyen accepts. */
export const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName: 'Ada',
}

/** Output of the payment service's browser library. */
export const CARD_STATE = JSON.stringify({ paymentMethod: CARD })
